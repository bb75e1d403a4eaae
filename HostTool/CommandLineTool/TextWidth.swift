/// How many columns of a terminal a text takes.
package enum TextWidth {
  /// Two for East Asian wide characters and emoji, none for combining marks, else one.
  ///
  /// The ranges are those of Unicode UAX #11 (W and F) in round blocks; terminals differ in detail.
  package static func columnCount(of text: String) -> Int {
    text.reduce(0) { $0 + columnCount(of: $1) }
  }

  /// The longest beginning of the text that fits, with `…` at the end where it was cut.
  package static func truncated(_ text: String, toColumnCount limit: Int) -> String {
    guard columnCount(of: text) > limit else { return text }
    guard limit > 0 else { return "" }
    var result = ""
    var used = 1
    for character in text {
      used += columnCount(of: character)
      if used > limit { break }
      result.append(character)
    }
    return result + "…"
  }

  private static func columnCount(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    let isEmoji =
      first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}")
    if isEmoji || isWide(first.value) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return 1
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
