internal import TextTables

/// Emoji, from single pictures to sequences of several (UTS #51).
enum EmojiSequence {
  /// A sequence of more characters is read as several.
  private static let longestCount = 16

  /// How many characters from `start` on are one emoji; 0 when none begins there.
  static func count(in characters: [TextCharacter], from start: Int, to end: Int) -> Int {
    func scalar(_ index: Int) -> Unicode.Scalar {
      index < end ? characters[index].scalar : "\0"
    }
    let first = scalar(start)
    if first.value < 0xA9 {
      guard first.isDigit || first == "#" || first == "*" else { return 0 }
      let mark = scalar(start + 1) == "\u{FE0F}" ? 2 : 1
      return scalar(start + mark) == "\u{20E3}" ? mark + 1 : 0
    }
    if first.isRegionalIndicator { return scalar(start + 1).isRegionalIndicator ? 2 : 1 }
    guard begins(first, next: scalar(start + 1)) else { return 0 }
    var index = start + 1
    while index < end, index - start < longestCount {
      let next = scalar(index)
      if next == "\u{200D}", scalar(index + 1).properties.isEmoji {
        index += 2
      } else if next.isEmojiModification {
        index += 1
      } else {
        break
      }
    }
    return index - start
  }

  private static func begins(_ scalar: Unicode.Scalar, next: Unicode.Scalar) -> Bool {
    if scalar.value < 0x2000 || next == "\u{FE0E}" { return false }
    if scalar.properties.isEmojiPresentation || (0x1F000...0x1FAFF).contains(scalar.value) {
      return true
    }
    guard scalar.properties.isEmoji else { return false }
    return next == "\u{FE0F}" || next == "\u{200D}"
      || EnglishData.symbols.row(String(scalar)) == nil
  }

  /// The words of an emoji.
  static func words(_ scalars: [Unicode.Scalar]) -> [String] {
    guard let first = scalars.first else { return [] }
    if first.isRegionalIndicator { return flagWords(scalars) }
    if scalars.last == "\u{20E3}" { return ["keycap"] + CharacterNames.words(first) }
    var key = ""
    var tones: [String] = []
    for scalar in scalars where scalar != "\u{FE0F}" && scalar != "\u{FE0E}" {
      if let tone = skinTone(scalar) {
        tones += tone
      } else {
        key.unicodeScalars.append(scalar)
      }
    }
    if let row = EnglishData.emoji.row(key) { return row.words(1) + tones }
    // The parts of a sequence that has no name of its own.
    return key.unicodeScalars.split(separator: "\u{200D}").flatMap { part in
      EnglishData.emoji.row(String(part))?.words(1)
        ?? part.filter { !$0.isEmojiModification }.flatMap(CharacterNames.unicodeName)
    } + tones
  }

  private static func flagWords(_ scalars: [Unicode.Scalar]) -> [String] {
    var code = ""
    for scalar in scalars {
      code.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value - 0x1F1E6) + UInt8(ascii: "A")))
    }
    if let row = EnglishData.countries.row(code) { return ["flag"] + row.words(1) }
    return ["flag"] + code.lowercased().map(String.init)
  }

  private static func skinTone(_ scalar: Unicode.Scalar) -> [String]? {
    switch scalar.value {
    case 0x1F3FB: ["light", "skin", "tone"]
    case 0x1F3FC: ["medium", "light", "skin", "tone"]
    case 0x1F3FD: ["medium", "skin", "tone"]
    case 0x1F3FE: ["medium", "dark", "skin", "tone"]
    case 0x1F3FF: ["dark", "skin", "tone"]
    default: nil
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// A variation selector, a skin tone or a tag.
  fileprivate var isEmojiModification: Bool {
    (0xFE0E...0xFE0F).contains(value) || (0x1F3FB...0x1F3FF).contains(value)
      || (0xE0020...0xE007F).contains(value)
  }
}
