internal import Pronunciation
internal import SpeechTypes
internal import TextAnalysis
internal import UnitBank

/// Makes render steps of selected phones: what is copied, what overlaps, and where phones begin.
struct UnitSteps {
  /// For each word its steps; what comes before the first word's beginning is the first word's.
  private(set) var byWord: [[RenderStep]]
  private let phones: [Stretch.Phone]
  private let words: [SpokenWord]
  private let recordings: [MappedRecording]
  /// Of each word.
  private let gains: [Float]
  private var word = 0

  /// Where there is no voice: 3 ms at 22 050 Hz.
  private static let unvoicedOverlap = 66

  /// - Parameters:
  ///   - words: Those that `phones` belong to.
  ///   - recordings: Of each part.
  init(
    parts: [UnitPart], phones: [Stretch.Phone], words: [SpokenWord], recordings: [MappedRecording]
  ) {
    byWord = words.map { _ in [] }
    self.phones = phones
    self.words = words
    self.recordings = recordings
    gains = words.map { Gain.linear(decibels: $0.style.prosody.volumeDecibels) }
    var overlap = 0
    for (index, part) in parts.enumerated() {
      if part.startsPhone { begin(part.phone) }
      let hasNext = index + 1 < parts.count && !parts[index + 1].follows(part)
      let next = hasNext ? self.overlap(part, parts[index + 1], index) : 0
      copy(
        index,
        (part.frames.lowerBound + overlap - overlap / 2)..<(part.frames.upperBound - next / 2))
      if hasNext { crossfade(part, parts[index + 1], index, next) }
      overlap = next
    }
  }

  /// One period where both sides are voiced, so that the pulses stay in step; limited to what both
  /// parts and their recordings have.
  private func overlap(_ left: UnitPart, _ right: UnitPart, _ index: Int) -> Int {
    let wanted =
      left.periodFrameCount > 0 && right.periodFrameCount > 0
      ? min(left.periodFrameCount, right.periodFrameCount) : Self.unvoicedOverlap
    let behindLeft = recordings[index].frameCount - left.frames.upperBound
    let fromRight = recordings[index + 1].frameCount - right.frames.lowerBound
    let room = min(
      left.frames.count, right.frames.count, behindLeft, fromRight, right.frames.lowerBound)
    return max(0, min(wanted, room))
  }

  private mutating func begin(_ number: Int) {
    word = phones[number].word
    byWord[word].append(.phoneme(phones[number].phoneme, words[word].range))
  }

  private mutating func copy(_ index: Int, _ frames: Range<Int>) {
    let recording = recordings[index]
    let frames = frames.clamped(to: 0..<recording.frameCount)
    guard !frames.isEmpty else { return }
    if case .sound(var sound) = byWord[word].last, case .recording(let last) = sound.source,
      last === recording, sound.frames.upperBound == frames.lowerBound
    {
      sound.frames = sound.frames.lowerBound..<frames.upperBound
      byWord[word][byWord[word].count - 1] = .sound(sound)
    } else {
      add(Sound(source: .recording(recording), frames: frames))
    }
  }

  private mutating func crossfade(
    _ left: UnitPart, _ right: UnitPart, _ index: Int, _ frameCount: Int
  ) {
    guard frameCount > 0 else { return }
    let crossfade = Crossfade(
      from: recordings[index], fromFrame: left.frames.upperBound - frameCount / 2,
      to: recordings[index + 1], toFrame: right.frames.lowerBound - frameCount / 2,
      frameCount: frameCount)
    add(Sound(source: .crossfade(crossfade), frames: 0..<frameCount))
  }

  private mutating func add(_ sound: Sound) {
    var sound = sound
    sound.gain = gains[word]
    byWord[word].append(.sound(sound))
  }
}
