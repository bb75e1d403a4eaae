extension String {
  /// The text as it may reach a terminal: what would steer it instead of being shown is escaped as
  /// `\u{1B}`, so that a voice's name cannot hide or forge output.
  ///
  /// Escaped are control characters (Cc), line and paragraph separators, and the characters that
  /// turn the direction of text round (Unicode UAX #9).
  package var printable: String {
    guard unicodeScalars.contains(where: \.steersTerminal) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.steersTerminal {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var steersTerminal: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0x061C: true
    default: false
    }
  }
}
