internal import TextTables

extension Passage {
  /// The value of a superscript digit; nil for another token.
  func superscriptValue(_ index: Int) -> Int? {
    guard kind(index) == .sign else { return nil }
    switch tokens[index].sign.value {
    case 0xB9: return 1
    case 0xB2: return 2
    case 0xB3: return 3
    case 0x2070, 0x2074...0x2079: return Int(tokens[index].sign.value - 0x2070)
    default: return nil
    }
  }

  /// A small number behind a word that has no powers: a note's, as in "law¹".
  func noteNumber(at index: Int) -> Reading? {
    // The digit first: few signs are one, and the whole table is looked through for the word.
    guard superscriptValue(index) != nil, isTight(index), let word = word(index - 1),
      word.utf8.count >= 4, !EnglishData.units.hasCell(word, in: 1...2)
    else { return nil }
    var digits = ""
    var end = index
    while let value = superscriptValue(end), end == index || isTight(end), digits.utf8.count < 4 {
      digits += String(value)
      end += 1
    }
    guard !digits.isEmpty else { return nil }
    return Reading(end: end, CardinalWords.words(digits), characters(index..<end))
  }

  /// A power behind a number or a letter: `²`, `⁻³`, `^10`.
  func power(at index: Int) -> Reading? {
    guard isTight(index) else { return nil }
    var end = index
    var isNegative = false
    var digits = ""
    if isSign(index, "^") {
      end += 1
      if isTightSign(end, "-") || isTightSign(end, "\u{2212}") {
        isNegative = true
        end += 1
      }
      guard let found = tightDigits(end) else { return nil }
      digits = found
      end += 1
    } else {
      if isSign(end, "\u{207B}") {
        isNegative = true
        end += 1
      }
      while let value = superscriptValue(end), end == index || isTight(end), digits.utf8.count < 4 {
        digits += String(value)
        end += 1
      }
    }
    guard !digits.isEmpty else { return nil }
    return Reading(end: end, Self.powerWords(digits, isNegative), characters(index..<end))
  }

  private static func powerWords(_ digits: String, _ isNegative: Bool) -> [String] {
    if isNegative { return ["to", "the", "minus"] + CardinalWords.words(digits) }
    return switch digits {
    case "2": ["squared"]
    case "3": ["cubed"]
    default: ["to", "the"] + OrdinalWords.words(digits)
    }
  }
}
