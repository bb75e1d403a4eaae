package import Pronunciation
package import SpeechTypes

/// The phones that somebody who reads a prompt will say.
package struct PromptPhones: Sendable {
  private let pronouncer: any Pronouncer

  package init(_ pronouncer: any Pronouncer) { self.pronouncer = pronouncer }

  /// For a language that the program knows how to pronounce.
  ///
  /// - Returns: Nil for any other language.
  package init?(language: LanguageTag) throws(PronunciationError) {
    guard let spoken = SpokenLanguage(language) else { return nil }
    // One lexicon serves every English: lengths and coverage need no more.
    let tag = spoken == .english ? LanguageTag("en-US") ?? language : language
    self.init(try SpokenLanguage.pronouncer(of: tag))
  }

  /// The phones of a text in order, nil for a pause: at its ends and at punctuation.
  package func phones(of text: String) -> [Phoneme.Symbol?] {
    var words: [SentenceWord] = []
    for piece in text.split(whereSeparator: \.isWhitespace) {
      let spoken = piece.trimmed { !$0.isLetter && !$0.isNumber }
      let isBeforePause = piece.last.map { ",.;:?!\"”)".contains($0) } ?? false
      guard !spoken.isEmpty else {
        if !words.isEmpty { words[words.count - 1].isBeforePause = true }
        continue
      }
      words.append(
        SentenceWord(
          String(spoken), isBeforePause: isBeforePause,
          isCapitalised: spoken.first?.isUppercase ?? false))
    }
    var phones: [Phoneme.Symbol?] = [nil]
    for (word, phonemes) in zip(words, pronouncer.phonemes(of: words)) {
      phones += phonemes.map(\.symbol)
      if word.isBeforePause { phones.append(nil) }
    }
    if phones.last != .some(nil) { phones.append(nil) }
    return phones
  }

  /// How many phones a prompt has; nil for a phrase, which may be called slowly or laughed.
  package func phoneCount(of prompt: Prompt) -> Int? {
    prompt.isPhrase ? nil : phones(of: prompt.text).count { $0 != nil }
  }
}

extension Substring {
  fileprivate func trimmed(_ isOutside: (Character) -> Bool) -> Substring {
    var rest = drop(while: isOutside)
    while let last = rest.last, isOutside(last) { rest.removeLast() }
    return rest
  }
}
