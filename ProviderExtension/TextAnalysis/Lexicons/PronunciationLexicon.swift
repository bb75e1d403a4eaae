internal import Pronunciation
package import SSML
package import SpeechTypes

/// A pronunciation lexicon that documents refer to, ready for looking words up.
package struct PronunciationLexicon: Sendable {
  /// How a spelling is said.
  struct Entry: Hashable, Sendable {
    /// When it is meant; none for always.
    var roles: [QualifiedName]
    /// The pronunciation to prefer.
    var form: Form
    /// The first alias, for a voice that says no phones.
    var alias: String?
  }

  enum Form: Hashable, Sendable {
    case phonemes([Phoneme])
    case alias(String)
  }

  /// The language of its words; nil when the lexicon does not tell.
  let language: LanguageTag?
  /// What was wrong with it, with places in its own document.
  package let diagnostics: [Diagnostic]
  private var entries: [String: [Entry]] = [:]
  /// Tokens of the spelling that has the most.
  private(set) var mostTokens = 0
  private var longestGrapheme = 0

  /// Makes a lexicon of a document; what cannot be used of it is told and left out.
  package init(_ document: PLSDocument) {
    language = document.language
    var compiler = LexiconCompiler(
      alphabet: document.alphabet,
      language: document.language.flatMap { SpokenLanguage($0) } ?? .english)
    for lexeme in document.lexemes {
      guard let entry = compiler.entry(lexeme) else { continue }
      for grapheme in lexeme.graphemes {
        guard let tokenCount = compiler.tokenCount(grapheme, of: lexeme) else { continue }
        entries[grapheme, default: []].append(entry)
        mostTokens = max(mostTokens, tokenCount)
        longestGrapheme = max(longestGrapheme, grapheme.utf8.count)
      }
    }
    diagnostics = document.diagnostics + compiler.diagnostics
  }

  /// Bytes that no spelling of an entry exceeds, be its characters composed or not.
  var longestSpelling: Int { 3 * longestGrapheme }

  /// How a spelling is said in a token of some roles (SSML 1.1 §3.1.8.2).
  ///
  /// The first entry of one of the roles, else the first without any; where the token has none and
  /// all entries have, the first (PLS 1.0 §4.9).
  func entry(_ grapheme: String, roles: [QualifiedName]) -> Entry? {
    guard let found = entries[grapheme] else { return nil }
    return found.first { entry in entry.roles.contains(where: roles.contains) }
      ?? found.first { $0.roles.isEmpty } ?? (roles.isEmpty ? found.first : nil)
  }
}
