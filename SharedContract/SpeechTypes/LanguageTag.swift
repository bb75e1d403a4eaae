/// A BCP 47 language tag in its usual casing: `en-US`, `zh-Hant-TW`, `en`.
///
/// Only the form is checked (RFC 5646 §2.1), not whether the subtags are registered.
package struct LanguageTag: Hashable, Sendable, Comparable, CustomStringConvertible {
  package let rawValue: String

  /// Makes a tag, or nil when `text` is not of the form of one; `_` is taken for `-`.
  package init?(_ text: String) {
    let subtags = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = subtags.first, (2...8).contains(first.utf8.count),
      first.utf8.allSatisfy(Self.isLetter), text.utf8.count <= 100
    else { return nil }
    var result = first.lowercased()
    var isExtension = false
    for subtag in subtags.dropFirst() {
      guard (1...8).contains(subtag.utf8.count),
        subtag.utf8.allSatisfy({ Self.isLetter($0) || Self.isDigit($0) })
      else { return nil }
      let lettersOnly = subtag.utf8.allSatisfy(Self.isLetter)
      result += "-"
      switch subtag.utf8.count {
      case 1:
        isExtension = true
        result += subtag.lowercased()
      case 2 where lettersOnly && !isExtension: result += subtag.uppercased()
      case 4 where lettersOnly && !isExtension:
        result += subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
      default: result += subtag.lowercased()
      }
    }
    rawValue = result
  }

  package var description: String { rawValue }

  /// The language alone: `en` of `en-US`.
  package var primary: Substring { rawValue.prefix { $0 != "-" } }

  /// Whether this tag equals `range` or is a refinement of it (RFC 4647 §3.3.1, basic filtering).
  package func isCovered(by range: LanguageTag) -> Bool {
    rawValue == range.rawValue || rawValue.hasPrefix(range.rawValue + "-")
  }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
