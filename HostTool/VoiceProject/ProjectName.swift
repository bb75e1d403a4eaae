/// What a project is called, which is also its folder's name.
package struct ProjectName: Hashable, Sendable {
  /// The form, for messages.
  package static let form =
    "1 to 64 letters, digits, hyphens, underscores, dots and spaces, the first one no dot or hyphen"

  package let rawValue: String

  /// - Returns: Nil for a text that is not of the `form`.
  package init?(_ text: String) {
    let isWhole = text.allSatisfy { $0.isLetter || $0.isNumber || "-_. ".contains($0) }
    guard isWhole, (1...64).contains(text.count), text.utf8.count <= 200, let first = text.first,
      first.isLetter || first.isNumber || first == "_", text.last != " "
    else { return nil }
    rawValue = text
  }
}

// MARK: - CustomStringConvertible

extension ProjectName: CustomStringConvertible {
  package var description: String { rawValue }
}
