internal import Pronunciation
import SSML
import SpeechTypes

/// Turns a lexicon's lexemes into entries, and tells which it cannot.
struct LexiconCompiler {
  /// Words and signs of the longest spelling that is looked for.
  private static let mostTokens = 16

  /// Faults that are counted.
  private static let diagnosticLimit = 1000

  private let alphabet: String?
  private let language: SpokenLanguage
  private(set) var diagnostics: [Diagnostic] = []
  private var reportedAlphabets: Set<String> = []

  /// - Parameter language: Whose phones the words have.
  init(alphabet: String?, language: SpokenLanguage) {
    self.alphabet = alphabet
    self.language = language
  }

  /// The entry of the first pronunciation that can be used; nil when none can.
  mutating func entry(_ lexeme: PLSLexeme) -> PronunciationLexicon.Entry? {
    var first: PronunciationLexicon.Form?
    var firstAlias: String?
    for pronunciation in lexeme.pronunciations {
      switch pronunciation {
      case .alias(let text):
        firstAlias = firstAlias ?? text
        first = first ?? .alias(text)
      case .phonemes(let text, let alphabet):
        guard first == nil else { continue }
        first = phonemes(text, alphabet, lexeme).map { .phonemes($0) }
      }
    }
    return first.map { form in
      PronunciationLexicon.Entry(
        roles: lexeme.roles.map(\.inLexicon), form: form, alias: firstAlias)
    }
  }

  /// The tokens of a spelling; nil for one that no text is compared with.
  mutating func tokenCount(_ grapheme: String, of lexeme: PLSLexeme) -> Int? {
    if grapheme.unicodeScalars.allSatisfy(\.isWordLetter) { return 1 }
    let offset = TextRange.empty
    let items = SentenceItem.items(
      SourceScalar.substituted(grapheme, for: offset), SpeechStyle())
    let count = TokenScanner.passage(of: items).tokens.count
    guard count <= Self.mostTokens else {
      report(
        "\"\(grapheme.prefix(40))…\" has more than \(Self.mostTokens) words and signs; left out",
        lexeme)
      return nil
    }
    return count
  }

  private mutating func phonemes(
    _ text: String, _ named: String?, _ lexeme: PLSLexeme
  ) -> [Phoneme]? {
    let name = named ?? alphabet ?? "ipa"
    guard let alphabet = PhoneticAlphabet(name: name) else {
      if reportedAlphabets.insert(name).inserted {
        report("the alphabet \"\(name)\" is not known; left out", lexeme)
      }
      return nil
    }
    do {
      return try PhoneticText.reading(text, in: alphabet, of: language).phonemes
    } catch {
      report("\"\(lexeme.graphemes[0])\": \(error); left out", lexeme)
      return nil
    }
  }

  private mutating func report(_ message: String, _ lexeme: PLSLexeme) {
    guard diagnostics.count < Self.diagnosticLimit else { return }
    diagnostics.append(Diagnostic(.badValue, .warning, message, at: lexeme.position))
  }
}

extension QualifiedName {
  private static let ownNamespaces = [
    "http://www.w3.org/2001/10/synthesis", "http://www.w3.org/2005/01/pronunciation-lexicon",
  ]

  /// The name as documents and lexicons share it: without a prefix it is in neither's namespace.
  var inLexicon: Self {
    Self.ownNamespaces.contains(namespace)
      ? QualifiedName(namespace: "", localName: localName) : self
  }
}
