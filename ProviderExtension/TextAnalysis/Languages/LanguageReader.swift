import Pronunciation
import SpeechTypes

/// How a language's texts are read: numbers, signs and abbreviations as words, characters by their
/// names, and where sentences end.
protocol LanguageReader: Sendable {
  /// Reads a token and those behind it that belong to it.
  ///
  /// - Parameter wholeWords: Words that are neither spelled nor taken apart, in small letters.
  func reading(
    of passage: Passage, at index: Int, _ punctuation: PunctuationMode, wholeWords: Set<String>
  ) -> Reading

  /// Reads what a `say-as` says its text is; nil where the text is not that.
  ///
  /// - Parameter announcesCapitals: For characters and keys.
  func reading(
    of passage: Passage, at index: Int, as kind: SayAsKind, announcesCapitals: Bool
  ) -> Reading?

  /// What a character is called, where text is spelled.
  func name(of scalar: Unicode.Scalar, announcesCapitals: Bool) -> [String]

  /// What an emoji is called.
  func name(ofEmoji scalars: [Unicode.Scalar]) -> [String]

  /// Whether a sentence ends with `items`, seeing what follows.
  ///
  /// - Parameters:
  ///   - items: The sentence with its end mark and what closes behind it.
  ///   - next: The character behind the white space.
  ///   - word: The word that begins with it, in lower case; nil while it is not known.
  func verdict(
    _ items: ArraySlice<SentenceItem>, next: Unicode.Scalar, word: String?
  ) -> SentenceEnd.Verdict
}

extension SpokenLanguage {
  /// What reads the language's texts.
  var reader: any LanguageReader {
    switch self {
    case .english: EnglishReader()
    case .spanish: SpanishReader()
    }
  }
}
