/// A bundle's version: decimal numbers with dots between them, `1.10.2`.
package struct BundleVersion: Sendable, CustomStringConvertible {
  package let description: String
  private let numbers: [Int]

  /// Makes a version, or nil when `text` is not of that form, with at most nine digits a number.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    numbers = parts.compactMap { part in
      let isNumber = part.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      return isNumber && part.utf8.count <= 9 ? Int(part) : nil
    }
    guard numbers.count == parts.count, parts.count <= 9 else { return nil }
    description = text
  }
}

// MARK: - Comparable

extension BundleVersion: Comparable {
  /// By numbers, not digits: 1.9 comes before 1.10. A number left out is 0.
  package static func < (left: Self, right: Self) -> Bool {
    left.padded.lexicographicallyPrecedes(right.padded)
  }

  package static func == (left: Self, right: Self) -> Bool { left.padded == right.padded }

  private var padded: [Int] { numbers + Array(repeating: 0, count: 9 - numbers.count) }
}

extension BundleVersion: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(padded) }
}
