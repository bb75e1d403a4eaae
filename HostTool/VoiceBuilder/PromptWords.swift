package import Pronunciation

/// The words of a text and the ways in which each may be said.
package struct PromptWords: Hashable, Sendable {
  package struct Word: Hashable, Sendable {
    /// As the text has it, without the punctuation around it.
    package var text: String
    /// The way that the sentence asks for first; never empty.
    package var pronunciations: [[Phoneme]]

    package init(text: String, pronunciations: [[Phoneme]]) {
      self.text = text
      self.pronunciations = pronunciations
    }
  }

  package private(set) var words: [Word] = []

  /// - Parameter text: Sentences; numbers and symbols written as the words they are said as.
  /// - Throws: The first word that cannot be pronounced.
  package init(
    _ text: String, _ pronouncer: any Pronouncer
  ) throws(UnpronounceableWord) {
    var sentence: [SentenceWord] = []
    for part in text.split(whereSeparator: { $0.isWhitespace || "—–…/".contains($0) }) {
      guard let word = Self.trimmed(part) else { continue }
      let mark = part[word.endIndex...]
      sentence.append(
        SentenceWord(
          String(word), isBeforePause: mark.contains { ",;:.?!".contains($0) },
          isCapitalised: word.first?.isUppercase))
      if mark.contains(where: { ".?!".contains($0) }) {
        try add(sentence, pronouncer)
        sentence = []
      }
    }
    try add(sentence, pronouncer)
  }

  private mutating func add(
    _ sentence: [SentenceWord], _ pronouncer: any Pronouncer
  ) throws(UnpronounceableWord) {
    let usual = pronouncer.phonemes(of: sentence)
    for (word, phonemes) in zip(sentence, usual) {
      let known = pronouncer.pronunciation(of: word.spoken)
      guard !phonemes.isEmpty, !word.spoken.contains(where: \.isNumber) else {
        throw UnpronounceableWord(word: word.spoken)
      }
      var pronunciations = [phonemes]
      for other in known.pronunciations where !pronunciations.contains(other.phonemes) {
        pronunciations.append(other.phonemes)
      }
      words.append(Word(text: word.spoken, pronunciations: pronunciations))
    }
  }

  /// From its first to its last letter; nil when it has none.
  private static func trimmed(_ part: Substring) -> Substring? {
    func belongs(_ character: Character) -> Bool { character.isLetter || character.isNumber }
    guard let first = part.firstIndex(where: belongs), let last = part.lastIndex(where: belongs)
    else { return nil }
    return part[first...last]
  }
}

/// A word of a text that no pronunciation is known for.
package struct UnpronounceableWord: Error, Hashable, CustomStringConvertible {
  package let word: String

  package var description: String { "\"\(word)\" cannot be pronounced" }
}
