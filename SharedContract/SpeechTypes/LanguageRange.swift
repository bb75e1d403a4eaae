/// An extended language range: `fr`, `de-*-DE`, `*-CH` (RFC 4647 §2.2).
package struct LanguageRange: Hashable, Sendable, CustomStringConvertible {
  package let rawValue: String

  /// Makes a range, or nil when `text` is not of the form of one; `_` is taken for `-`.
  package init?(_ text: String) {
    let subtags = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = subtags.first, text.utf8.count <= 100,
      subtags.allSatisfy({ $0 == "*" || Self.isSubtag($0) }),
      first == "*" || first.utf8.allSatisfy(Self.isLetter)
    else { return nil }
    rawValue =
      LanguageTag(text)?.rawValue ?? subtags.map { $0.lowercased() }.joined(separator: "-")
  }

  /// The range of a tag and its refinements.
  package init(_ tag: LanguageTag) { rawValue = tag.rawValue }

  package var description: String { rawValue }

  /// The language alone: `de` of `de-*-DE`.
  package var primary: Substring { rawValue.prefix { $0 != "-" } }

  /// Whether a tag is in the range (RFC 4647 §3.3.2, extended filtering).
  package func matches(_ tag: LanguageTag) -> Bool {
    Self.subtags(of: rawValue)[...].matches(Self.subtags(of: tag.rawValue))
  }

  /// Whether an accent is in the range: as `matches`, but script and extensions, which cannot be
  /// heard, are left out of account (SSML 1.1 §3.2.1, `languages`).
  package func matches(accent: LanguageTag) -> Bool {
    Self.audible(rawValue)[...].matches(Self.audible(accent.rawValue))
  }

  private static func subtags(of text: String) -> [String] {
    text.split(separator: "-").map { $0.lowercased() }
  }

  private static func audible(_ text: String) -> [String] {
    let subtags = subtags(of: text)
    let end = subtags.dropFirst().firstIndex { $0.isSingleton } ?? subtags.count
    return subtags[..<end].enumerated()
      .filter { $0 == 0 || $1.utf8.count != 4 || !$1.utf8.allSatisfy(isLetter) }.map(\.element)
  }

  private static func isSubtag(_ text: Substring) -> Bool {
    (1...8).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
      }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

extension String {
  /// Whether it begins an extension or private use.
  fileprivate var isSingleton: Bool { utf8.count == 1 && self != "*" }
}

extension ArraySlice<String> {
  /// Extended filtering, of a range's subtags.
  fileprivate func matches(_ tag: [String]) -> Bool {
    var rest = tag[...]
    guard let first, let language = rest.popFirst(), first == "*" || first == language else {
      return false
    }
    for subtag in dropFirst() where subtag != "*" {
      guard let end = rest.firstIndex(where: { $0 == subtag || $0.isSingleton }),
        rest[end] == subtag
      else { return false }
      rest = rest[(end + 1)...]
    }
    return true
  }
}
