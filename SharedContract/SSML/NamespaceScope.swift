/// The namespaces that the open elements declare (Namespaces in XML 1.0).
struct NamespaceScope: Sendable {
  /// What a prefix, or no prefix, stands for.
  enum Meaning: Equatable {
    case ssml
    case none
    case foreign
    case undeclared
  }

  static let ssml = "http://www.w3.org/2001/10/synthesis"
  private static let xml = "http://www.w3.org/XML/1998/namespace"

  /// The URIs of each prefix, innermost last; the empty prefix is the default namespace.
  private var uris: [String: [String]] = [:]

  static func isDeclaration(_ attribute: String) -> Bool {
    attribute == "xmlns" || attribute.hasPrefix("xmlns:")
  }

  /// A name's prefix, empty for none, and the rest of it.
  static func split(_ name: String) -> (prefix: Substring, localName: Substring) {
    guard let colon = name.utf8.firstIndex(of: 0x3A) else { return ("", name[...]) }
    return (name[..<colon], name[name.index(after: colon)...])
  }

  /// Takes in a tag's declarations; the answer is for `close`.
  mutating func open(_ attributes: [XMLAttribute]) -> [String] {
    var prefixes: [String] = []
    for attribute in attributes where Self.isDeclaration(attribute.name) {
      let prefix = String(attribute.name.dropFirst(6))
      uris[prefix, default: []].append(attribute.value)
      prefixes.append(prefix)
    }
    return prefixes
  }

  mutating func close(_ prefixes: [String]) {
    for prefix in prefixes {
      uris[prefix]?.removeLast()
      if uris[prefix]?.isEmpty == true { uris[prefix] = nil }
    }
  }

  func meaning(ofPrefix prefix: Substring) -> Meaning {
    switch uri(ofPrefix: prefix) {
    case nil: prefix.isEmpty ? .none : .undeclared
    case "": .none
    case Self.ssml: .ssml
    default: .foreign
    }
  }

  /// The name that `text` is short for; nil when its prefix is not declared.
  func qualifiedName(_ text: Substring) -> QualifiedName? {
    let (prefix, localName) = Self.split(String(text))
    guard let uri = uri(ofPrefix: prefix) ?? (prefix.isEmpty ? "" : nil) else { return nil }
    return QualifiedName(namespace: uri, localName: String(localName))
  }

  private func uri(ofPrefix prefix: Substring) -> String? {
    if uris.isEmpty { return prefix == "xml" ? Self.xml : nil }
    return uris[String(prefix)]?.last ?? (prefix == "xml" ? Self.xml : nil)
  }
}
