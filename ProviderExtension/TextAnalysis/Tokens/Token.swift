/// A stretch of a sentence of one kind: a word's letters, a number's digits, or one sign.
struct Token {
  enum Kind {
    case word
    /// ASCII digits, whatever script they were written in.
    case digits
    case sign
    case emoji
    /// Markup: nothing may be read across it.
    case gap
    /// What stands before the first token and behind the last.
    case none
  }

  /// What stands in front of a token.
  enum Space: Int, Comparable {
    case none
    /// A space that may divide the digits of a number: thin or not to be broken.
    case narrow
    case wide

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  var kind: Kind
  /// Its characters in the passage.
  var characters: Range<Int>
  var space: Space
  /// As written, with compatibility forms, ligatures, accents and apostrophes made uniform.
  var text = ""
  /// `text` in lower case.
  var lower = ""
  var letterCase = LetterCase.none
  /// The sign itself, uniform as `text`; U+0000 for other kinds.
  var sign: Unicode.Scalar = "\0"
  /// Written with the characters for Roman numerals, U+2160 and on.
  var isRomanSign = false
  /// Several words that the document makes one of.
  var isJoined = false
  /// Index into the passage's gaps.
  var gap = -1

  static let none = Token(kind: .none, characters: 0..<0, space: .wide)
}
