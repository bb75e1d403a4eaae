/// An enumeration whose cases have names in files, tables and JSON: their descriptions.
package protocol NamedCase: CaseIterable, LosslessStringConvertible, Sendable {}

extension NamedCase {
  /// The case of that name, or nil.
  package init?(_ description: String) {
    guard let value = Self.allCases.first(where: { $0.description == description }) else {
      return nil
    }
    self = value
  }
}
