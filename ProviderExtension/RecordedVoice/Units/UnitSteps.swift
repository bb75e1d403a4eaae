internal import Pronunciation
internal import SpeechTypes
internal import TextAnalysis
internal import UnitBank

/// Makes render steps of selected phones: what is copied, what overlaps, and where phones begin.
///
/// Parts come one after the other; what a part becomes is known with the next one.
struct UnitSteps {
  private struct Piece {
    var part: UnitPart
    var recording: MappedRecording
  }

  /// For each word its steps; what comes before the first word's beginning is the first word's.
  private(set) var byWord: [[RenderStep]]
  private let phones: [Stretch.Phone]
  private let words: [SpokenWord]
  /// Of each word.
  private let gains: [Float]
  private var word = 0
  /// The part that came last, and the frames of it that overlap the one in front.
  private var last: Piece?
  private var overlap = 0

  /// Where there is no voice: 3 ms at 22 050 Hz.
  private static let unvoicedOverlap = 66

  /// - Parameter words: Those that `phones` belong to.
  init(phones: [Stretch.Phone], words: [SpokenWord]) {
    byWord = words.map { _ in [] }
    self.phones = phones
    self.words = words
    gains = words.map { Gain.linear(decibels: $0.style.prosody.volumeDecibels) }
  }

  /// Adds the next part: the steps of all parts in front of it are made.
  mutating func add(_ part: UnitPart, _ recording: MappedRecording) {
    let next = Piece(part: part, recording: recording)
    makeSteps(next: next)
    last = next
  }

  /// Makes the steps of the last part too.
  mutating func finish() {
    makeSteps(next: nil)
    last = nil
  }

  private mutating func makeSteps(next: Piece?) {
    guard let last else { return }
    if last.part.startsPhone { begin(last.part.phone) }
    let joined = next.flatMap { $0.part.follows(last.part) ? nil : $0 }
    let nextOverlap = joined.map { Self.overlap(last, $0) } ?? 0
    let frames = last.part.frames
    copy(
      last.recording,
      (frames.lowerBound + overlap - overlap / 2)..<(frames.upperBound - nextOverlap / 2))
    if let joined { crossfade(last, joined, nextOverlap) }
    overlap = nextOverlap
  }

  /// One period where both sides are voiced, so that the pulses stay in step; limited to what both
  /// parts and their recordings have.
  private static func overlap(_ left: Piece, _ right: Piece) -> Int {
    let period = min(left.part.periodFrameCount, right.part.periodFrameCount)
    let wanted = period > 0 ? period : unvoicedOverlap
    let behindLeft = left.recording.frameCount - left.part.frames.upperBound
    let fromRight = right.recording.frameCount - right.part.frames.lowerBound
    let room = min(
      left.part.frames.count, right.part.frames.count, behindLeft, fromRight,
      right.part.frames.lowerBound)
    return max(0, min(wanted, room))
  }

  private mutating func begin(_ number: Int) {
    word = phones[number].word
    byWord[word].append(.phoneme(phones[number].phoneme, words[word].range))
  }

  private mutating func copy(_ recording: MappedRecording, _ frames: Range<Int>) {
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

  private mutating func crossfade(_ left: Piece, _ right: Piece, _ frameCount: Int) {
    guard frameCount > 0 else { return }
    let crossfade = Crossfade(
      from: left.recording, fromFrame: left.part.frames.upperBound - frameCount / 2,
      to: right.recording, toFrame: right.part.frames.lowerBound - frameCount / 2,
      frameCount: frameCount)
    add(Sound(source: .crossfade(crossfade), frames: 0..<frameCount))
  }

  private mutating func add(_ sound: Sound) {
    var sound = sound
    sound.gain = gains[word]
    byWord[word].append(.sound(sound))
  }
}
