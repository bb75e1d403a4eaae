import SpeechTypes

/// A character of decoded text and the stretch of the request's text that it comes from.
struct SourceScalar: Hashable {
  var scalar: Unicode.Scalar
  var range: TextRange
}

extension SourceScalar {
  /// The characters of text whose UTF-8 equals the request's text from `start` on.
  static func verbatim(_ text: String, from start: TextOffset) -> [SourceScalar] {
    var offset = start
    return text.unicodeScalars.map { scalar in
      let begin = offset
      offset.utf8 += UTF8.width(scalar)
      offset.utf16 += UTF16.width(scalar)
      return SourceScalar(scalar: scalar, range: TextRange(begin, offset))
    }
  }

  /// The characters of text that all stand for the whole of `range`.
  static func substituted(_ text: String, for range: TextRange) -> [SourceScalar] {
    text.unicodeScalars.map { SourceScalar(scalar: $0, range: range) }
  }
}

extension Unicode.Scalar {
  var isWhitespace: Bool {
    isASCII ? self == " " || ("\t"..."\r").contains(self) : properties.isWhitespace
  }
  var isLineEnd: Bool { self == "\n" || self == "\r" || self == "\u{2029}" }

  var isDigit: Bool { ("0"..."9").contains(self) }

  /// A letter or a mark that belongs to one.
  var isWordLetter: Bool {
    if isASCII { return ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
    return properties.isAlphabetic || properties.generalCategory == .nonspacingMark
      || properties.generalCategory == .spacingMark
  }

  /// An apostrophe as people and programs type it.
  var isApostrophe: Bool { self == "'" || self == "\u{2019}" || self == "\u{02BC}" }

  /// Ends a sentence, with white space or nothing behind it.
  var endsSentence: Bool { self == "." || self == "!" || self == "?" || self == "\u{2026}" }

  /// Ends a sentence whatever follows: scripts that put no space between sentences.
  var endsSentenceAlone: Bool { self == "\u{3002}" || self == "\u{FF01}" || self == "\u{FF1F}" }

  /// May stand between a sentence's end mark and the white space behind it.
  var closesQuotation: Bool {
    switch self {
    case "\"", "'", ")", "]", "}", "\u{201D}", "\u{2019}", "\u{BB}", "\u{203A}", "\u{300D}",
      "\u{300F}", "\u{3011}", "\u{FF09}":
      true
    default: false
    }
  }
}
