import SpeechTypes
internal import TextTables

extension Passage {
  /// A sign that belongs to no number, name or address.
  func sign(at index: Int, _ mode: PunctuationMode) -> Reading {
    let sign = tokens[index].sign
    let end = endOfRun(index)
    if mode == .none, let row = operators(at: index) { return row }
    if let power = noteNumber(at: index) ?? power(at: index), isAfterOperand(index) { return power }
    let row = CharacterNames.symbolRow(sign)
    // A sign that is all there is has to be what is meant.
    let isAll = tokens.count == 1 && row?[2] == "some"
    if let row, isAll || mode.names(row[2]) { return named(row.words(1), index..<end) }
    let isLine =
      row == nil ? !isPictorial(sign) : row?[3] == "-" || "=#+~".unicodeScalars.contains(sign)
    if end - index > 2, !isLine, let row { return named(row.words(3), index..<end) }
    if end - index > 2, isLine {
      return sign == "!" || sign == "?" ? Reading(end: end) : pause(end: end)
    }
    if let words = contextual(sign, at: index) {
      return Reading(end: index + 1, words, characters(index..<(index + 1)))
    }
    if let row, row[3] != "-" {
      // "≥ 5" by itself says nothing of anything.
      let words = row.words(3)
      let isAlone = words.first == "is" && !isAfterOperand(index)
      return Reading(
        end: index + 1, isAlone ? Array(words.dropFirst()) : words,
        characters(index..<(index + 1)))
    }
    if row == nil, let words = unlistedWords(sign) {
      return Reading(end: end, words, characters(index..<end))
    }
    return isPause(index) ? pause(end: index + 1) : Reading(end: index + 1)
  }

  /// Index behind the last of several equal signs without space between.
  func endOfRun(_ index: Int) -> Int {
    var end = index + 1
    while isTightSign(end, tokens[index].sign) { end += 1 }
    return end
  }

  private func pause(end: Int) -> Reading {
    var reading = Reading(end: end)
    reading.addPause()
    return reading
  }

  /// Every sign's name, or how many of it there are.
  private func named(_ words: [String], _ range: Range<Int>) -> Reading {
    var reading = Reading(end: range.upperBound)
    if range.count > 3 {
      reading.add(CardinalWords.words(String(range.count)) + words, characters(range))
    } else {
      for index in range { reading.add(words, characters(index..<(index + 1))) }
    }
    if range.contains(where: isPause) { reading.addPause() }
    return reading
  }

  /// Signs that mean something together, as `->`.
  private func operators(at index: Int) -> Reading? {
    guard kind(index + 1) == .sign, isTight(index + 1), !isTight(index) || kind(index - 1) != .sign
    else { return nil }
    var text = tokens[index].text
    var end = index + 1
    while end < tokens.count, end - index < 4, isTight(end), kind(end) == .sign {
      text += tokens[end].text
      end += 1
    }
    guard !isTight(end) || kind(end) != .sign, let row = EnglishData.operators.row(text) else {
      return nil
    }
    return Reading(end: end, row.words(1), characters(index..<end))
  }

  private func isAfterOperand(_ index: Int) -> Bool {
    kind(index - 1) == .digits || kind(index - 1) == .word || isSign(index - 1, ")")
  }

  /// What signs are called that are spoken in some places only.
  private func contextual(_ sign: Unicode.Scalar, at index: Int) -> [String]? {
    switch sign {
    case "<", ">":
      isComparison(index)
        ? ["is", sign == "<" ? "less" : "greater", "than"]
        : isLimit(index) ? [sign == "<" ? "less" : "greater", "than"] : nil
    case "-" where isGrade(index): ["minus"]
    case "-", "\u{2013}": isBetweenNumbers(index, spaced: true) ? ["minus"] : nil
    case "*": isBetweenNumbers(index, spaced: nil) || isBetweenLetters(index) ? ["times"] : nil
    case "/":
      isBetweenNumbers(index, spaced: nil) || isBesideDigits(index) || isRoot(index)
        ? ["slash"] : nil
    case "!": isFactorial(index) ? ["factorial"] : nil
    case "~": isTight(index + 1) && kind(index + 1) == .digits ? ["about"] : nil
    case "^": isTight(index) && isTight(index + 1) ? ["to", "the"] : nil
    case "#":
      isTight(index) && kind(index - 1) == .word && tokens[index - 1].text.utf8.count == 1
        && !(isTight(index + 1) && kind(index + 1) == .word) ? ["sharp"] : nil
    case ".": isDot(index) ? ["dot"] : nil
    default: nil
    }
  }

  private func isBetweenNumbers(_ index: Int, spaced: Bool?) -> Bool {
    guard kind(index - 1) == .digits || isSign(index - 1, ")"),
      kind(index + 1) == .digits || isSign(index + 1, "(")
    else { return false }
    return spaced.map { $0 == (!isTight(index) && !isTight(index + 1)) } ?? true
  }

  /// `5! = 120`
  private func isFactorial(_ index: Int) -> Bool {
    isTight(index) && kind(index - 1) == .digits && isSign(index + 1, "=")
  }

  /// The folder of all folders, behind a command: `cd /`.
  private func isRoot(_ index: Int) -> Bool {
    index > 0 && !isTight(index) && kind(index + 1) == .none
  }

  /// `x*y`
  private func isBetweenLetters(_ index: Int) -> Bool {
    func isOperand(_ index: Int) -> Bool {
      kind(index) == .digits || (kind(index) == .word && tokens[index].text.utf8.count == 1)
    }
    return isTight(index) && isTight(index + 1) && isOperand(index - 1) && isOperand(index + 1)
      && !isTightSign(index + 2, "*")
  }

  /// The hyphen of a school's mark: "a B- grade".
  private func isGrade(_ index: Int) -> Bool {
    guard isTight(index), !isTight(index + 1) || kind(index + 1) == .sign,
      ["A", "B", "C", "D"].contains(token(index - 1).text)
    else { return false }
    if let next = word(index + 1), ["grade", "average", "student", "minus"].contains(next) {
      return true
    }
    guard let before = wordBefore(index - 1) else { return false }
    return ["a", "an", "grade", "got", "earned", "received", "rated", "of"].contains(before)
  }

  private func isBesideDigits(_ index: Int) -> Bool {
    isTight(index) && isTight(index + 1)
      && (kind(index - 1) == .digits && kind(index + 1) == .word
        && tokens[index + 1].text.utf8.count == 1)
  }

  /// Whether `<` compares what stands on its two sides; a tag's does not.
  private func isComparison(_ index: Int) -> Bool {
    guard [.word, .digits].contains(kind(index - 1)) || isSign(index - 1, ")"),
      [.word, .digits].contains(kind(index + 1))
        || (kind(index + 1) == .sign && kind(index + 2) == .digits)
    else { return false }
    if !isTight(index), !isTight(index + 1) { return true }
    return isTight(index) && isTight(index + 1)
      && (kind(index - 1) == .digits || kind(index + 1) == .digits)
  }

  /// `>50`
  private func isLimit(_ index: Int) -> Bool {
    !isTight(index) && isTight(index + 1) && kind(index + 1) == .digits
      && !isTightSign(index + 2, ">")
  }

  /// Whether a stop stands inside a name, as in `foo.bar`, and not between two sentences.
  private func isDot(_ index: Int) -> Bool {
    // `.com`
    if !isTight(index), isTight(index + 1), kind(index + 1) == .word { return true }
    guard isTight(index), isTight(index + 1), [.word, .digits].contains(kind(index - 1)),
      [.word, .digits].contains(kind(index + 1))
    else { return false }
    return !(isCapitalized(index + 1) && token(index - 1).letterCase == .lower)
  }

  /// Whether a reader would pause at a sign.
  func isPause(_ index: Int) -> Bool {
    switch tokens[index].sign {
    case ",", ";", ":", "(", ")", "[", "]", "{", "}", "|", "\u{2014}", "\u{2026}", "\u{3001}": true
    case "-" where isTightSign(index + 1, "-"): true
    case "-", "\u{2013}":
      !isTight(index) && (!isTight(index + 1) || isSign(index, "\u{2013}"))
        || isSign(index, "\u{2013}") && kind(index - 1) == .word && kind(index + 1) == .word
    case ".":
      isTight(index) && isTight(index + 1) && isCapitalized(index + 1)
        || isTightSign(index + 1, ".") && !isTight(index)
    default: false
    }
  }

  /// The Unicode name of a sign that the table `symbols` does not have; nil where it has no sound.
  private func unlistedWords(_ sign: Unicode.Scalar) -> [String]? {
    isPictorial(sign) ? CharacterNames.unicodeName(sign) : nil
  }

  /// Whether a sign is a picture or a symbol rather than punctuation, a line or a box.
  private func isPictorial(_ sign: Unicode.Scalar) -> Bool {
    switch sign.properties.generalCategory {
    case .otherSymbol, .mathSymbol, .currencySymbol, .otherNumber, .letterNumber, .unassigned,
      .privateUse:
      !(0x2500...0x259F).contains(sign.value) && sign.value != 0xFFFD
        && !(0x2800...0x28FF).contains(sign.value)
    default: false
    }
  }
}
