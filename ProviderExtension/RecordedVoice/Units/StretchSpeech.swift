internal import Pronunciation
internal import SpeechTypes
internal import TextAnalysis
internal import UnitBank

/// Words that follow each other without a pause, said one after the other while the recorded phones of
/// those behind them are still being chosen.
final class StretchSpeech {
  private let speaker: UnitSpeaker
  private let words: [PhonedWord]
  private let stretch: Stretch
  private var selection: UnitSelection
  /// Pairs of the selection that `parts` has.
  private var joinedCount = 0
  private var parts: [UnitPart] = []
  /// Of each part.
  private var recordings: [MappedRecording] = []
  /// How each word is made.
  private var makings: [PlannedWord.Rendering]
  /// Whether the words have the lengths and pitches of their recordings; else all phones have to be
  /// known before the first can be said.
  private let isAsRecorded: Bool
  private var steps: UnitSteps
  private var changedSteps: [[RenderStep]] = []
  /// Words that have been handed out, and those that can be.
  private var saidCount = 0
  private var readyCount = 0

  /// - Parameter words: At least one.
  init(_ words: [PhonedWord], startsSentence: Bool, end: Stretch.End, _ speaker: UnitSpeaker) {
    self.speaker = speaker
    self.words = words
    stretch = Stretch(words.map(\.phonemes), startsSentence: startsSentence, end: end)
    selection = speaker.selector.begin(stretch)
    makings = words.map { _ in .word }
    let spoken = words.map(\.word)
    isAsRecorded = spoken.allSatisfy(\.isAsRecorded)
    steps = UnitSteps(phones: stretch.phones, words: spoken)
  }

  /// How the next words are said, all of them unless it is urgent; empty when all have been.
  func next(isUrgent: Bool) throws(RecordingError) -> [WordRendering] {
    guard saidCount < words.count else { return [] }
    while readyCount == saidCount {
      guard try advance(isUrgent: isUrgent) else {
        defer { saidCount = words.count }
        let rendering = WordRendering(problem: "phones that cannot be joined")
        return words[saidCount...].map { _ in rendering }
      }
    }
    defer { saidCount = readyCount }
    return (saidCount..<readyCount).map(rendering)
  }

  private func rendering(_ index: Int) -> WordRendering {
    var steps = isAsRecorded ? steps.byWord[index] : changedSteps[index]
    // Next to a recorded pause speech sets in and ends by itself.
    if index == 0, selection.pairs.first?.isWhole == false { steps.fadeIn() }
    if index == words.count - 1, selection.pairs.last?.isWhole == false { steps.fadeOut() }
    return WordRendering(
      steps: steps, rendering: makings[index], phonemes: words[index].phonemes,
      substitution: words[index].substitution)
  }

  /// Has more phones chosen, and makes steps of them.
  ///
  /// - Returns: False when the next can be made of no recordings.
  private func advance(isUrgent: Bool) throws(RecordingError) -> Bool {
    guard selection.isComplete || selection.advance(toEnd: !isUrgent) else { return false }
    while joinedCount < selection.pairs.count {
      let pair = selection.pairs[joinedCount]
      let isLast = joinedCount == stretch.phones.count
      if joinedCount > 0 {
        // Where another phone follows in the recording, it would be heard.
        try add(
          .end(of: pair.left, as: joinedCount - 1, ringsOn: isLast && pair.isWhole, speaker.bank))
      }
      if !isLast { try add(.start(of: pair.right, as: joinedCount, speaker.bank)) }
      joinedCount += 1
    }
    if selection.isComplete { finish() }
    return true
  }

  private func add(_ part: UnitPart) throws(RecordingError) {
    var part = part
    let recording = try speaker.recording(part.recording)
    // The bank may say anything of where they lie.
    part.frames = part.frames.clamped(to: 0..<recording.frameCount)
    if let before = parts.last { note(before, part) }
    parts.append(part)
    recordings.append(recording)
    guard isAsRecorded else { return }
    steps.add(part, recording)
    // The words in front of the part's are complete with it.
    readyCount = stretch.phones[part.phone].word
  }

  /// Notes how the words of two parts are made: of one recording that goes on beyond them, of one
  /// recording, or of several.
  private func note(_ before: UnitPart, _ part: UnitPart) {
    let words = (stretch.phones[before.phone].word, stretch.phones[part.phone].word)
    if words.0 == words.1 {
      if !part.follows(before) { makings[words.0] = .units }
    } else if part.follows(before) {
      for word in [words.0, words.1] where makings[word] == .word { makings[word] = .phrase }
    }
  }

  private func finish() {
    readyCount = words.count
    if isAsRecorded { return steps.finish() }
    changedSteps =
      ChangedUnitSteps(
        parts: parts, phones: stretch.phones, words: words.map(\.word), recordings: recordings,
        bank: speaker.bank
      ).byWord
  }
}

extension [RenderStep] {
  /// Fades the first sound in.
  fileprivate mutating func fadeIn() {
    guard let index = firstIndex(where: \.isSound), case .sound(var sound) = self[index] else {
      return
    }
    sound.fadesIn = true
    self[index] = .sound(sound)
  }

  /// Fades the last sound out.
  fileprivate mutating func fadeOut() {
    guard let index = lastIndex(where: \.isSound), case .sound(var sound) = self[index] else {
      return
    }
    sound.fadesOut = true
    self[index] = .sound(sound)
  }
}

extension RenderStep {
  fileprivate var isSound: Bool { if case .sound = self { true } else { false } }
}
