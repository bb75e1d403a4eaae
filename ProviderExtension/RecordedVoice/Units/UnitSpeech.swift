internal import Pronunciation
internal import TextAnalysis
internal import UnitBank

/// A sentence said from recorded phones, stretch after stretch; words that were recorded to be heard
/// as they are by those recordings.
final class UnitSpeech: SentenceSpeech {
  private let speaker: UnitSpeaker
  private let sentence: SpokenSentence
  private let words: [SpokenWord]
  private let isBeforePause: [Bool]
  /// Each word's phones.
  private let forms: [[Phoneme]]
  /// The words that have whole recordings; nil for a voice without any.
  private let recorded: [WordRendering?]?
  private var nextWord = 0
  private var stretch: StretchSpeech?

  init(
    _ sentence: SpokenSentence, _ speaker: UnitSpeaker, _ pronouncer: any Pronouncer,
    recorded: [WordRendering?]?
  ) {
    self.sentence = sentence
    self.speaker = speaker
    self.recorded = recorded
    words = sentence.spokenWords
    let places = sentence.wordsToPronounce
    isBeforePause = places.map(\.isBeforePause)
    forms = pronouncer.phonemes(of: places)
  }

  func next(isUrgent: Bool) throws(RecordingError) -> [WordRendering] {
    while true {
      if let renderings = try stretch?.next(isUrgent: isUrgent), !renderings.isEmpty {
        return renderings
      }
      stretch = nil
      guard nextWord < words.count else { return [] }
      stretch = nextStretch()
      if stretch == nil {
        defer { nextWord += 1 }
        return [recorded?[nextWord] ?? WordRendering(problem: phonedWord(nextWord).problem)]
      }
    }
  }

  /// The words from the next one on up to a pause; nil when it is not joined, or cannot be said.
  private func nextStretch() -> StretchSpeech? {
    let first = nextWord
    var taken: [PhonedWord] = []
    while nextWord < words.count, recorded?[nextWord] == nil {
      let word = phonedWord(nextWord)
      guard word.problem == nil else { break }
      taken.append(word)
      nextWord += 1
      if isBeforePause[nextWord - 1] { break }
    }
    guard !taken.isEmpty else { return nil }
    return StretchSpeech(
      taken, startsSentence: first == 0 && !sentence.continuesSentence,
      end: nextWord == words.count ? sentence.stretchEnd : .comma, speaker)
  }

  private func phonedWord(_ index: Int) -> PhonedWord {
    PhonedWord(words[index], forms[index], speaker.spokenPhones)
  }
}

extension SpokenSentence {
  /// How what is said last ends: as a question, a statement, or before more of the sentence.
  fileprivate var stretchEnd: Stretch.End {
    guard ending > .phrase else { return .comma }
    let closing = "\"'\u{201D}\u{2019})] \n\t"
    return text.last { !closing.contains($0) } == "?" ? .question : .statement
  }
}
