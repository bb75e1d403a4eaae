package import SpeechTypes

/// A pronunciation lexicon as its document has it (Pronunciation Lexicon Specification 1.0).
package struct PLSDocument: Hashable, Sendable {
  /// `xml:lang`; nil when it is missing or bad.
  package var language: LanguageTag?
  /// `alphabet`: of the phonemes that name none themselves.
  package var alphabet: String?
  /// Those that have a grapheme and a pronunciation, in the order of the document.
  package var lexemes: [PLSLexeme] = []
  /// What was wrong, with places in the lexicon's own document.
  package var diagnostics: [Diagnostic] = []

  init() {}
}

/// Spellings and how they are said (PLS 1.0 §4.4).
package struct PLSLexeme: Hashable, Sendable {
  package enum Pronunciation: Hashable, Sendable {
    /// §4.6, with its own alphabet if it names one.
    case phonemes(String, alphabet: String?)
    /// §4.7: text to be said instead.
    case alias(String)
  }

  /// §4.5, white space collapsed; never empty.
  package var graphemes: [String] = []
  /// When the lexeme is meant; none for always.
  package var roles: [QualifiedName] = []
  /// Never empty; the preferred ones first, else in the order of the document (§4.9.2).
  package var pronunciations: [Pronunciation] = []
  package var position: TextPosition
}
