import SpeechTypes

/// Reads a pronunciation lexicon (Pronunciation Lexicon Specification 1.0).
///
/// Any input is read to its end: what is wrong becomes diagnostics, and the lexemes that can be
/// recognised are kept. Nothing is fetched. Time is linear in the bytes.
package struct PLSReader {
  /// Characters of one grapheme, phoneme or alias; longer ones are left out.
  package static let fieldScalarLimit = 500

  private static let namespace = "http://www.w3.org/2005/01/pronunciation-lexicon"

  private enum Element: String {
    case lexicon
    case meta
    case metadata
    case lexeme
    case grapheme
    case phoneme
    case alias
    case example

    func allows(_ child: Element) -> Bool {
      switch self {
      case .lexicon: child == .lexeme || child == .meta || child == .metadata
      case .lexeme: [.grapheme, .phoneme, .alias, .example].contains(child)
      case .meta, .metadata, .grapheme, .phoneme, .alias, .example: false
      }
    }
  }

  private struct Open {
    /// As written.
    var name: String
    /// Nil for one that is left out with all it holds.
    var element: Element?
    var prefixes: [String]
  }

  /// The pronunciation whose text is being read.
  private struct Field {
    var position: TextPosition
    var alphabet: String?
    var isPreferred = false
    var text = ""
    var isTooLong = false
  }

  private var context: XMLContext
  private var lexer = XMLLexer()
  private var namespaces = NamespaceScope()
  private var stack: [Open] = []
  private var ignoredDepth = 0
  private var hasRoot = false
  private var document = PLSDocument()
  private var lexeme = PLSLexeme(position: .start)
  private var preferred: [PLSLexeme.Pronunciation] = []
  private var field = Field(position: .start)

  /// Reads a document that is whole.
  package static func read(
    _ bytes: Span<UInt8>, limits: SSMLLimits = .standard
  ) -> PLSDocument {
    var reader = PLSReader(context: XMLContext(limits: limits))
    reader.lexer.append(bytes)
    reader.lexer.finish()
    reader.readAll()
    reader.document.diagnostics = reader.context.log.take()
    return reader.document
  }

  private init(context: XMLContext) { self.context = context }

  private mutating func readAll() {
    while true {
      context.isOutsideRoot = stack.isEmpty
      switch lexer.next(&context) {
      case .text(let text, _): add(text.text)
      case .startTag(let tag): open(tag)
      case .endTag(let tag): close(tag)
      case .needsInput: continue
      case .end:
        if !stack.isEmpty {
          report(.notWellFormed, .error, "the lexicon ends inside an element", lexer.position)
        }
        if !hasRoot {
          report(.noRoot, .error, "there is no lexicon element", lexer.position)
        }
        return
      }
    }
  }

  private mutating func report(
    _ code: Diagnostic.Code, _ severity: Diagnostic.Severity, _ message: String,
    _ position: TextPosition
  ) {
    context.log.report(code, severity, message, at: position)
  }
}

// MARK: - Structure

extension PLSReader {
  private mutating func open(_ tag: XMLTag) {
    guard ignoredDepth == 0, stack.count < context.limits.depth else {
      if !tag.isSelfClosing { ignoredDepth += 1 }
      return
    }
    let prefixes = namespaces.open(tag.attributes)
    let element = element(of: tag)
    stack.append(Open(name: tag.name, element: element, prefixes: prefixes))
    if let element { begin(element, tag) }
    if tag.isSelfClosing { close() }
  }

  private mutating func element(of tag: XMLTag) -> Element? {
    guard let parent = stack.last else { return root(tag) }
    guard let parent = parent.element, parent != .metadata, parent != .example else { return nil }
    guard let element = known(tag), parent.allows(element) else {
      context.log.reportOnce(
        tag.name, .misplacedElement, .warning,
        "\(tag.name.quoted) cannot stand in \(parent.rawValue); left out", at: tag.position)
      return nil
    }
    return element
  }

  private mutating func root(_ tag: XMLTag) -> Element? {
    guard !hasRoot else {
      report(.notWellFormed, .error, "the lexicon goes on behind its root", tag.position)
      return nil
    }
    hasRoot = true
    if known(tag) == .lexicon { return .lexicon }
    report(
      .unknownElement, .error, "the root is \(tag.name.quoted), not the lexicon of PLS",
      tag.position)
    return nil
  }

  private func known(_ tag: XMLTag) -> Element? {
    guard let name = namespaces.qualifiedName(tag.name[...]),
      name.namespace == Self.namespace || name.namespace.isEmpty
    else { return nil }
    return Element(rawValue: name.localName)
  }

  private mutating func close(_ tag: XMLEndTag) {
    guard ignoredDepth == 0 else {
      ignoredDepth -= 1
      return
    }
    guard let index = stack.lastIndex(where: { $0.name == tag.name }) else {
      report(
        .notWellFormed, .error, "the end tag of \(tag.name.quoted) ends nothing", tag.position)
      return
    }
    if index < stack.count - 1 {
      report(
        .notWellFormed, .error,
        "the end tag of \(tag.name.quoted) comes before that of \(stack[stack.count - 1].name.quoted)",
        tag.position)
    }
    while stack.count > index { close() }
  }

  private mutating func close() {
    let open = stack.removeLast()
    namespaces.close(open.prefixes)
    if let element = open.element { end(element) }
  }
}

// MARK: - Content

extension PLSReader {
  private mutating func begin(_ element: Element, _ tag: XMLTag) {
    var attributes = AttributeReader(tag, version: .version11, namespaces: namespaces)
    switch element {
    case .lexicon:
      document.alphabet = attributes.token("alphabet", isRequired: true)
      document.language = attributes.languageTag(isRequired: true)
      _ = attributes.value("version", isRequired: true) { text in
        text == "1.0" ? AttributeReading(text) : AttributeReading(text, remark: "read as 1.0")
      }
    case .lexeme:
      lexeme = PLSLexeme(roles: attributes.role(), position: tag.position)
      preferred = []
    case .grapheme, .phoneme, .alias:
      field = Field(position: tag.position)
      if element == .phoneme { field.alphabet = attributes.token("alphabet") }
      let preference = attributes.value("prefer") { text in
        ["true", "false"].contains(text) ? AttributeReading(text == "true") : nil
      }
      field.isPreferred = preference == true
    case .meta, .metadata, .example: break
    }
    for diagnostic in attributes.diagnostics {
      report(diagnostic.code, diagnostic.severity, diagnostic.message, diagnostic.position)
    }
  }

  private mutating func add(_ text: String) {
    switch stack.last?.element {
    case .grapheme, .phoneme, .alias: break
    default: return
    }
    guard !field.isTooLong else { return }
    field.text += text
    // Of four bytes each at most; white space still counts here.
    if field.text.utf8.count > 8 * Self.fieldScalarLimit { field.isTooLong = true }
  }

  private mutating func end(_ element: Element) {
    switch element {
    case .grapheme:
      if let text = takeText("grapheme") { lexeme.graphemes.append(text) }
    case .phoneme:
      if let text = takeText("phoneme") { add(.phonemes(text, alphabet: field.alphabet)) }
    case .alias:
      if let text = takeText("alias") { add(.alias(text)) }
    case .lexeme: endLexeme()
    case .lexicon, .meta, .metadata, .example: break
    }
  }

  private mutating func add(_ pronunciation: PLSLexeme.Pronunciation) {
    if field.isPreferred {
      preferred.append(pronunciation)
    } else {
      lexeme.pronunciations.append(pronunciation)
    }
  }

  private mutating func takeText(_ name: String) -> String? {
    let text = field.text.collapsed
    if field.isTooLong || text.unicodeScalars.count > Self.fieldScalarLimit {
      report(
        .limit, .warning,
        "a \(name) has more than \(Self.fieldScalarLimit) characters; left out", field.position)
      return nil
    }
    if text.isEmpty {
      report(.badValue, .warning, "a \(name) is empty; left out", field.position)
      return nil
    }
    return text
  }

  private mutating func endLexeme() {
    lexeme.pronunciations = preferred + lexeme.pronunciations
    guard !lexeme.graphemes.isEmpty, !lexeme.pronunciations.isEmpty else {
      let missing = lexeme.graphemes.isEmpty ? "grapheme" : "phoneme and no alias"
      report(
        .missingAttribute, .warning, "a lexeme has no \(missing); left out", lexeme.position)
      return
    }
    document.lexemes.append(lexeme)
  }
}
