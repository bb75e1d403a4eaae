import SSML
import SpeechTypes

/// How the words of a document are looked up in its lexicons while it is read.
struct LexiconUse {
  /// Something to tell of a word, where it stands.
  struct Remark: Hashable {
    var code: Diagnostic.Code
    var message: String
    var offset: TextOffset
  }

  /// Characters that one word of the text may become through aliases.
  static let aliasScalarLimit = PLSReader.fieldScalarLimit
  /// Aliases inside one another.
  static let aliasDepth = 16

  private(set) var shelf = LexiconShelf()
  /// Where the reading stands.
  var scope = LexiconScope()
  private(set) var remarks: [Remark] = []
  private var reported: Set<String> = []
  /// Different remarks that are told.
  private static let remarkLimit = 100
  /// The spellings whose aliases are being read, each inside the one before.
  private var openAliases: [String] = []
  private var expandedScalarCount = 0

  var isInAlias: Bool { !openAliases.isEmpty }

  mutating func add(_ lexicon: PronunciationLexicon?, identifier: String?) {
    shelf.add(lexicon, identifier: identifier)
  }

  mutating func takeRemarks() -> [Remark] {
    defer { remarks.removeAll() }
    return remarks
  }

  /// The lexicons that a word of a language is looked up in, in order; of one without a language
  /// all are.
  func lexicons(for language: LanguageTag?) -> [PronunciationLexicon] {
    scope.lexicons.map { shelf.lexicons[$0] }.filter { lexicon in
      guard let own = lexicon.language, let language else { return true }
      return own.primary == language.primary
    }
  }

  /// Begins to read a spelling's alias; false, with a remark, when that would go on and on.
  mutating func open(_ alias: String, of spelling: String, at offset: TextOffset) -> Bool {
    if openAliases.isEmpty { expandedScalarCount = 0 }
    guard !openAliases.contains(spelling) else {
      remark(
        .badValue, "the alias of \"\(spelling)\" leads back to it; spoken as it stands", offset)
      return false
    }
    expandedScalarCount += alias.unicodeScalars.count
    guard expandedScalarCount <= Self.aliasScalarLimit, openAliases.count < Self.aliasDepth else {
      let first = openAliases.first ?? spelling
      remark(.limit, "the aliases of \"\(first)\" lead too far; not all are spoken", offset)
      return false
    }
    openAliases.append(spelling)
    return true
  }

  /// Tells that a word's phones are of no use to the voice.
  mutating func reportUselessPhones(at offset: TextOffset) {
    remark(
      .unsupported,
      "the phonemes of lexicons have no effect with this voice; the text is spoken", offset)
  }

  /// Records a remark the first time.
  private mutating func remark(
    _ code: Diagnostic.Code, _ message: String, _ offset: TextOffset
  ) {
    guard reported.count < Self.remarkLimit, reported.insert(message).inserted else { return }
    remarks.append(Remark(code: code, message: message, offset: offset))
  }

  mutating func closeAlias() { openAliases.removeLast() }
}
