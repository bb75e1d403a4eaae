/// A voice's stable key, such as `com.example.coach`.
///
/// Apple symbol: `AVSpeechSynthesisProviderVoice.identifier`. 1 to 200 ASCII letters, digits, `.`,
/// `-` and `_`, beginning with a letter or digit, so that it is safe as a file name and in SSML.
package struct VoiceIdentifier: Hashable, Sendable, Comparable, CustomStringConvertible {
  package let rawValue: String

  /// Makes an identifier, or nil when `rawValue` is not of the form above.
  package init?(_ rawValue: String) {
    let bytes = rawValue.utf8
    guard let first = bytes.first, bytes.count <= 200, Self.isLetterOrDigit(first),
      bytes.allSatisfy({ Self.isLetterOrDigit($0) || ".-_".utf8.contains($0) })
    else { return nil }
    self.rawValue = rawValue
  }

  package var description: String { rawValue }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
