/// The `xml:id` attributes of a document so far (W3C xml:id 1.0 §4).
struct IdentifierTable: Sendable {
  /// What is wrong with an identifier.
  enum Problem: String {
    case malformed = "is not a name without a colon"
    case taken = "is another element's already"
  }

  /// Identifiers that are kept to be compared; the rest are taken to be the only ones.
  private static let limit = 4096
  private static let byteLimit = 256
  private var known: Set<String> = []

  /// Takes in an identifier, its white space collapsed.
  mutating func add(_ identifier: String) -> Problem? {
    guard let first = identifier.utf8.first, XMLByte.isNameStart(first),
      identifier.utf8.allSatisfy({ XMLByte.isName($0) && $0 != XMLByte.colon })
    else { return .malformed }
    guard known.count < Self.limit, identifier.utf8.count <= Self.byteLimit else {
      return known.contains(identifier) ? .taken : nil
    }
    return known.insert(identifier).inserted ? nil : .taken
  }
}
