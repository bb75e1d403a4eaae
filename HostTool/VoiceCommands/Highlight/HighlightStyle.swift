/// How the word being spoken stands out on a terminal; the sequences are ECMA-48's SGR.
package struct HighlightStyle: Hashable, Sendable {
  let begin: String
  let end: String

  package static let reverse = Self(begin: "\u{1B}[7m", end: "\u{1B}[27m")
  /// For those who want no colour.
  package static let underline = Self(begin: "\u{1B}[4m", end: "\u{1B}[24m")
}
