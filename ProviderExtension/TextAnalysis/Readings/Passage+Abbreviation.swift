internal import TextTables

extension Passage {
  /// An abbreviation of the table, with its stop.
  func abbreviation(at index: Int) -> Reading? {
    if let dotted = dotted(at: index) { return dotted }
    guard let word = word(index), !isTight(index) || kind(index - 1) == .sign,
      let row = EnglishData.abbreviations.row(word), isEnd(ofNumber: index + 1)
    else { return nil }
    let hasStop = isTightSign(index + 1, ".") && !isTightSign(index + 2, ".")
    let end = hasStop ? index + 2 : index + 1
    guard applies(String(row[2]), from: index, to: behindGaps(end), hasStop: hasStop) else {
      return nil
    }
    var words = row.words(1)
    if row[2] == "state", let code = postalCode(at: end) {
      var reading = Reading(end: end, words, characters(index..<end))
      reading.append(code)
      return reading
    }
    guard isTightSign(end, "'"), tightWord(end + 1) == "s", let last = words.popLast() else {
      return Reading(end: end, words, characters(index..<end))
    }
    return Reading(end: end + 2, words + [last + "'s"], characters(index..<(end + 2)))
  }

  private func applies(_ rule: String, from index: Int, to end: Int, hasStop: Bool) -> Bool {
    switch rule {
    case "always": true
    case "stop": hasStop
    case "title": isCapitalized(index) && isName(end)
    case "name": hasStop && isCapitalized(index) && isName(end)
    case "number": isNumber(end) || isSign(end, "#")
    case "both": hasStop && isNumber(end)
    case "state": hasStop && isCapitalized(index) && isPlace(before: index)
    case "versus": hasStop && isCapitalized(index - 1) && isCapitalized(end)
    default: false
    }
  }

  /// Whether a name, or its abbreviation, and a comma stand in front.
  private func isPlace(before index: Int) -> Bool {
    let name = isSign(index - 2, ".") ? index - 3 : index - 2
    return isSign(index - 1, ",") && isCapitalized(name)
  }

  private func isNumber(_ index: Int) -> Bool {
    if kind(index) == .digits { return true }
    let token = token(index)
    guard token.letterCase == .upper ? token.text != "I" : token.text.utf8.count > 1 else {
      return false
    }
    return RomanNumeral.value(of: token.text.uppercased()) != nil
  }

  private func isName(_ index: Int) -> Bool {
    if isCapitalized(index) { return !isTight(index) || isSign(index - 1, ".") }
    // "Sgt. 1st Class"
    if kind(index) == .digits, !isTight(index) { return ordinalNumber(at: index) != nil }
    // "Gov. and Mrs. Smith"
    guard word(index) == "and", isCapitalized(index + 1), let next = word(index + 1),
      let row = EnglishData.abbreviations.row(next)
    else { return false }
    return row[3] == "never" && isTightSign(index + 2, ".")
  }

  /// Letters with stops behind them: `e.g.`, `U.S.A.`, `Ph.D.`.
  private func dotted(at index: Int) -> Reading? {
    var letters: [Int] = []
    var next = index
    while kind(next) == .word, tokens[next].text.utf8.count <= 2, next == index || isTight(next),
      isTightSign(next + 1, "."), letters.count < 12
    {
      letters.append(next)
      next += 2
    }
    // The last letter may go without: `i.e`.
    if letters.count >= 1, kind(next) == .word, isTight(next), tokens[next].text.utf8.count == 1,
      tokens[next].text != "s" || isSign(next + 1, "."),
      !isTight(next + 1) || kind(next + 1) == .sign
    {
      letters.append(next)
      next += 1
    }
    guard letters.count >= 2 else { return nil }
    let key = letters.map { tokens[$0].lower }.joined(separator: ".")
    if let row = EnglishData.abbreviations.row(key) {
      guard let ending = pluralEnding(at: next), let last = row.words(1).last else {
        return Reading(end: next, row.words(1), characters(index..<next))
      }
      return Reading(
        end: ending, row.words(1).dropLast() + [last + "'s"], characters(index..<ending))
    }
    guard letters.allSatisfy({ tokens[$0].text.unicodeScalars.count == 1 }) else { return nil }
    var reading = Reading(end: next)
    for letter in letters {
      reading.add([tokens[letter].lower], characters(letter..<min(letter + 2, next)))
    }
    if let ending = pluralEnding(at: next), let last = letters.last {
      reading.pieces[letters.count - 1] = Reading.Piece(
        words: [tokens[last].lower + "'s"], characters: characters(last..<ending))
      reading.end = ending
    }
    return reading
  }

  /// Index behind the `s` or `'s` of letters with stops: `U.S.'s`, `Ph.D.s`.
  private func pluralEnding(at index: Int) -> Int? {
    let letter = isTightSign(index, "'") ? index + 1 : index
    return tightWord(letter) == "s" && isEnd(ofNumber: letter + 1) ? letter + 1 : nil
  }
}
