package import Pronunciation

/// The words of a text and the ways in which each may be said.
package struct PromptWords: Hashable, Sendable {
  package struct Word: Hashable, Sendable {
    /// As the text has it, without the punctuation around it.
    package var text: String
    /// The usual way first; never empty.
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
    _ text: String, _ pronouncer: EnglishPronouncer
  ) throws(UnpronounceableWord) {
    for part in text.split(whereSeparator: { $0.isWhitespace || "—–…/".contains($0) }) {
      guard let word = Self.trimmed(part) else { continue }
      // An apostrophe at the end may be a quotation mark's; the word without it sounds the same.
      let known = pronouncer.pronunciation(of: word)
      guard known.origin != .unknown, word.allSatisfy({ !$0.isNumber }) else {
        throw UnpronounceableWord(word: String(word))
      }
      var pronunciations: [[Phoneme]] = []
      for pronunciation in known.pronunciations
      where !pronunciations.contains(pronunciation.phonemes) {
        pronunciations.append(pronunciation.phonemes)
      }
      words.append(Word(text: String(word), pronunciations: pronunciations))
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
