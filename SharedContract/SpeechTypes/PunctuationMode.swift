/// How much punctuation is named, as screen readers let their users choose.
package enum PunctuationMode: UInt8, Hashable, NamedCase, Comparable {
  /// None: it shapes the speech and is not spoken.
  case none = 0
  /// Signs that change what is meant: `#`, `*`, `<`.
  case some = 1
  /// Also brackets, quotes, dashes, slashes and the like.
  case most = 2
  /// All, commas and full stops too.
  case all = 3

  package var description: String {
    switch self {
    case .none: "none"
    case .some: "some"
    case .most: "most"
    case .all: "all"
    }
  }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
