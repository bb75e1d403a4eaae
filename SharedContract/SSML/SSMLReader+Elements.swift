import SpeechTypes

// What an element is, by namespace, name, place and attributes.
extension SSMLReader {
  private static let schemaInstance = "http://www.w3.org/2001/XMLSchema-instance"

  /// The element that a tag other than the root's opens, and what decides its content.
  mutating func element(for tag: XMLTag) -> (SSMLElement, ElementName) {
    let parent = stack.last?.model ?? .speak
    let nothing = (SSMLElement.other(name: tag.name), parent)
    guard !parent.isOpaque, let name = identify(tag) else {
      if !parent.isOpaque { isPrologOver = true }
      return nothing
    }
    reportPlace(of: name, in: parent, tag)
    guard parent.allows(name) || name.keepsMeaningAnywhere else {
      isPrologOver = true
      return nothing
    }
    if !name.isProlog { isPrologOver = true }
    var reader = AttributeReader(tag, version: version, namespaces: namespaces)
    let element = SSMLElement(name, &reader)
    record(reader)
    checkIdentifier(of: tag)
    guard let element else { return nothing }
    return (element, name)
  }

  /// The attributes of a root, which also decide the version of SSML.
  mutating func speakAttributes(of tag: XMLTag) -> SpeakAttributes {
    let prefix = NamespaceScope.split(tag.name).prefix
    switch namespaces.meaning(ofPrefix: prefix) {
    case .ssml: break
    case .none: reportNoNamespace(tag)
    case .foreign, .undeclared:
      context.log.report(
        .badNamespace, .warning,
        "\(tag.name.clipped) is not in SSML's namespace; read as if it were",
        at: tag.position)
    }
    version = .version11
    if let attribute = tag.attributes.first(where: { $0.name == "version" }) {
      if let known = SSMLVersion(rawValue: attribute.value.collapsed) {
        version = known
      } else {
        context.log.report(
          .badValue, .warning, "\(tag.name.clipped) version=\(attribute.value.quoted): read as 1.1",
          at: attribute.position)
      }
    } else if !tag.isOversize {
      context.log.report(
        .missingAttribute, .warning, "\(tag.name.clipped) has no version; read as 1.1",
        at: tag.position)
    }
    var reader = AttributeReader(tag, version: version, namespaces: namespaces)
    let attributes = reader.speak()
    record(reader)
    checkIdentifier(of: tag)
    return attributes
  }

  private mutating func reportNoNamespace(_ tag: XMLTag) {
    context.log.reportOnce(
      "none", .badNamespace, .note, "\(tag.name.clipped) is in no namespace; read as SSML",
      at: tag.position)
  }

  /// Which of SSML's elements a tag is, if any.
  private mutating func identify(_ tag: XMLTag) -> ElementName? {
    let (prefix, localName) = NamespaceScope.split(tag.name)
    switch namespaces.meaning(ofPrefix: prefix) {
    case .none: reportNoNamespace(tag)
    case .ssml: break
    case .undeclared:
      context.log.reportOnce(
        tag.name, .badNamespace, .warning,
        "the prefix of \(tag.name.quoted) is not declared; the tag is ignored", at: tag.position)
      return nil
    case .foreign:
      context.log.reportOnce(
        tag.name, .unknownElement, .warning,
        "\(tag.name.quoted) is not an SSML element; the tag is ignored", at: tag.position)
      return nil
    }
    if let name = ElementName(rawValue: String(localName)) { return name }
    context.log.reportOnce(
      tag.name, .unknownElement, .warning,
      "\(tag.name.quoted) is not an SSML element; the tag is ignored", at: tag.position)
    return nil
  }

  /// Reports an element that may not stand where it does.
  private mutating func reportPlace(
    of name: ElementName, in parent: ElementName, _ tag: XMLTag
  ) {
    if !parent.allows(name) {
      let outcome = name.keepsMeaningAnywhere ? "read all the same" : "the tag is ignored"
      context.log.report(
        .misplacedElement, .warning,
        "\(tag.name.clipped) cannot stand in \(parent.rawValue); \(outcome)", at: tag.position)
    } else if name.isProlog, isPrologOver {
      context.log.report(
        .misplacedElement, .warning,
        "\(tag.name.clipped) belongs before all else in speak; it holds from here on",
        at: tag.position)
    }
  }

  /// Reports what a reader found, and the attributes that nothing asked it for.
  private mutating func record(_ reader: AttributeReader) {
    for diagnostic in reader.diagnostics {
      context.log.report(
        diagnostic.code, diagnostic.severity, diagnostic.message, at: diagnostic.position)
    }
    for attribute in reader.rest where !isKnownEverywhere(attribute.name) {
      context.log.reportOnce(
        "\(reader.element) \(attribute.name)", .unknownAttribute, .warning,
        "\(reader.element) has no attribute \(attribute.name.quoted); ignored",
        at: attribute.position)
    }
  }

  /// Reports an `xml:id` that is no identifier or not the only one.
  private mutating func checkIdentifier(of tag: XMLTag) {
    guard let attribute = tag.attributes.first(where: { $0.name == "xml:id" }),
      let problem = identifiers.add(attribute.value.collapsed)
    else { return }
    context.log.report(
      .badValue, .warning,
      "\(tag.name.clipped) xml:id=\(attribute.value.quoted) \(problem.rawValue)",
      at: attribute.position)
  }

  /// Whether any element may have an attribute; `xml:lang` and `xml:base` are only some elements'
  /// (SSML 1.1 §3.1.2, §3.1.4).
  private func isKnownEverywhere(_ attribute: String) -> Bool {
    attribute == "xml:id" || attribute == "xml:space"
      || namespaces.qualifiedName(attribute[...])?.namespace == Self.schemaInstance
  }
}
