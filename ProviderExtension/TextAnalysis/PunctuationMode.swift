/// How much punctuation is named, as screen readers let their users choose.
package enum PunctuationMode: UInt8, Hashable, Sendable, Comparable, CaseIterable {
  /// None: it shapes the speech and is not spoken.
  case none = 0
  /// Signs that change what is meant: `#`, `*`, `<`.
  case some = 1
  /// Also brackets, quotes, dashes, slashes and the like.
  case most = 2
  /// All, commas and full stops too.
  case all = 3

  /// Whether a sign is named whose name the table `symbols` gives from `level` on.
  func names(_ level: Substring) -> Bool {
    switch level {
    case "some": self >= .some
    case "most": self >= .most
    default: self >= .all
    }
  }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
