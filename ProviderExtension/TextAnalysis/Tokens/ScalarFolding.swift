internal import TextTables

/// What a character is for reading, whichever of its many forms it was typed in.
struct FoldedScalar {
  enum Kind {
    /// Has no sound and divides nothing: soft hyphens, joiners, marks of direction.
    case ignored
    case space(Token.Space)
    case letter
    /// A mark that belongs to the letter in front of it.
    case mark
    case digit
    case apostrophe
    case sign
  }

  var kind: Kind
  /// The uniform character.
  var scalar: Unicode.Scalar
  /// The uniform characters, where they are several.
  var text: String?

  init(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      kind = Self.asciiKind(scalar)
      self.scalar = scalar
    } else {
      self = Self.fold(scalar)
    }
  }

  private init(_ kind: Kind, _ scalar: Unicode.Scalar, text: String? = nil) {
    self.kind = kind
    self.scalar = scalar
    self.text = text
  }

  private static func asciiKind(_ scalar: Unicode.Scalar) -> Kind {
    switch scalar {
    case "a"..."z", "A"..."Z": .letter
    case "0"..."9": .digit
    case "'": .apostrophe
    case "\0"..." ", "\u{7F}": .space(.wide)
    default: .sign
    }
  }

  private static func fold(_ scalar: Unicode.Scalar) -> Self {
    switch scalar.value {
    case 0x80...0x9F, 0x200B: return Self(.space(.wide), " ")
    case 0xA0, 0x2009, 0x200A, 0x202F: return Self(.space(.narrow), " ")
    case 0xAD, 0x34F, 0x61C, 0x180E, 0x200C...0x200F, 0x202A...0x202E, 0x2060...0x2064,
      0x2066...0x206F, 0xFE00...0xFE0F, 0xFEFF, 0xE0000...0xE0FFF:
      return Self(.ignored, scalar)
    case 0x2018, 0x2019, 0x201B, 0x2BC, 0xFF07: return Self(.apostrophe, "'")
    case 0x201C...0x201F, 0xAB, 0xBB: return Self(.sign, "\"")
    case 0x2010, 0x2011: return Self(.sign, "-")
    case 0x2012: return Self(.sign, "\u{2013}")
    case 0x2015: return Self(.sign, "\u{2014}")
    case 0xFF01...0xFF5E: return Self.shifted(scalar, by: 0xFEE0)
    case 0x1D400...0x1D6A3: return Self(.letter, mathematicalLetter(scalar))
    case 0x1D7CE...0x1D7FF: return Self(.digit, digit(Int(scalar.value - 0x1D7CE) % 10))
    case 0xB2, 0xB3, 0xB9, 0x2070...0x207E, 0x2150...0x215F: return Self(.sign, scalar)
    case 0x132...0x133, 0x1C7...0x1CC, 0x2080...0x2089, 0x2100...0x213F, 0x2460...0x24E9,
      0x2776...0x277F, 0x3371...0x33DF, 0xFB00...0xFB06,
      0xFE50...0xFE6B:
      return folded(scalar)
    default: return classified(scalar)
    }
  }

  /// A form that the table `foldings` knows.
  private static func folded(_ scalar: Unicode.Scalar) -> Self {
    guard let text = EnglishData.foldings.row(String(scalar))?[1],
      let first = text.unicodeScalars.first
    else { return classified(scalar) }
    let kind = first.isASCII ? asciiKind(first) : .letter
    return Self(kind, first, text: text.unicodeScalars.count > 1 ? String(text) : nil)
  }

  private static func shifted(_ scalar: Unicode.Scalar, by distance: UInt32) -> Self {
    Unicode.Scalar(scalar.value - distance).map { Self($0) } ?? Self(.sign, scalar)
  }

  /// The plain letter of a mathematical one: 13 alphabets of 52.
  private static func mathematicalLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let index = UInt8((scalar.value - 0x1D400) % 52)
    return Unicode.Scalar(
      index < 26 ? UInt8(ascii: "A") + index : UInt8(ascii: "a") + index - 26)
  }

  private static func digit(_ value: Int) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
  }

  private static func classified(_ scalar: Unicode.Scalar) -> Self {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .decimalNumber:
      let value = Int(properties.numericValue ?? 0)
      return Self(.digit, (0...9).contains(value) ? digit(value) : "0")
    case .nonspacingMark, .spacingMark, .enclosingMark: return Self(.mark, scalar)
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control:
      return Self(.space(.wide), " ")
    case .format: return Self(.ignored, scalar)
    default:
      let isLetter = properties.isAlphabetic || (0x2160...0x2188).contains(scalar.value)
      return Self(isLetter ? .letter : .sign, scalar)
    }
  }
}

extension Unicode.Scalar {
  /// Whether an English voice can be expected to read it: the Latin script, roughly.
  var isLatin: Bool {
    switch value {
    case 0...0x24F, 0x250...0x2AF, 0x1D00...0x1DBF, 0x1E00...0x1EFF, 0x2C60...0x2C7F,
      0xA720...0xA7FF:
      true
    default: false
    }
  }

  /// A letter for Roman numerals, as a number: U+2160 and on.
  var isRomanSign: Bool { (0x2160...0x217F).contains(value) }
}
