/// The classes of bytes that XML's grammar is made of.
enum XMLByte {
  /// Stands in a `SourceText` for a byte that is not part of a UTF-8 sequence.
  static let bad: UInt8 = 0xFF

  static let lessThan = UInt8(ascii: "<")
  static let greaterThan = UInt8(ascii: ">")
  static let ampersand = UInt8(ascii: "&")
  static let slash = UInt8(ascii: "/")
  static let equals = UInt8(ascii: "=")
  static let doubleQuote = UInt8(ascii: "\"")
  static let singleQuote = UInt8(ascii: "'")
  static let exclamation = UInt8(ascii: "!")
  static let question = UInt8(ascii: "?")
  static let hyphen = UInt8(ascii: "-")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let percent = UInt8(ascii: "%")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")

  /// XML 1.0 production 3, `S`.
  static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  /// XML 1.0 production 4, `NameStartChar`; every character beyond ASCII counts as one.
  static func isNameStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80..<bad:
      true
    default: false
    }
  }

  /// XML 1.0 production 4a, `NameChar`; every character beyond ASCII counts as one.
  static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), hyphen, UInt8(ascii: "."): true
    default: isNameStart(byte)
    }
  }

  /// Whether a byte behind `<` makes it the start of markup.
  static func startsMarkup(_ byte: UInt8) -> Bool {
    byte == slash || byte == exclamation || byte == question || isNameStart(byte)
  }

  static func isQuote(_ byte: UInt8) -> Bool { byte == doubleQuote || byte == singleQuote }

  /// Whether a control character is not allowed in XML (1.0 production 2, `Char`).
  static func isIllegalControl(_ byte: UInt8) -> Bool { byte < 0x20 && !isWhiteSpace(byte) }

  /// Whether U+FFFE or U+FFFF, which XML does not allow, begins at `index`.
  static func isNoncharacter(in bytes: [UInt8], at index: Int) -> Bool {
    bytes[index] == 0xEF && index + 2 < bytes.count && bytes[index + 1] == 0xBF
      && (bytes[index + 2] == 0xBE || bytes[index + 2] == 0xBF)
  }

  /// Whether a scalar is allowed in XML (1.0 production 2, `Char`).
  static func isLegal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x1_0000...: true
    default: false
    }
  }
}
