/// An enumeration whose cases have names in files, tables and JSON: their descriptions.
package protocol NamedCase: CaseIterable, LosslessStringConvertible, Sendable
where AllCases == [Self] {}

extension NamedCase {
  /// The case of that name, or nil.
  @inlinable
  package init?(_ description: String) {
    for value in Self.allCases where value.description == description {
      self = value
      return
    }
    return nil
  }
}
