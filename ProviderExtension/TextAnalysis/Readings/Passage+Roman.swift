internal import TextTables

extension Passage {
  /// A Roman numeral where what stands in front says that it is one.
  func roman(at index: Int) -> Reading? {
    let token = tokens[index]
    if token.letterCase == .mixed, token.text.hasSuffix("'s") {
      return possessiveRoman(at: index)
    }
    guard let value = RomanNumeral.value(of: token.text.uppercased()),
      token.letterCase == .upper || token.letterCase == .lower
    else { return nil }
    let cardinal = Reading(
      end: index + 1, CardinalWords.words(value), characters(index..<(index + 1)))
    if token.isRomanSign { return cardinal }
    guard !isTight(index) || kind(index - 1) == .sign else {
      return nil
    }
    guard isEnd(ofNumber: index + 1) else { return nil }
    let isSingle = token.text.utf8.count == 1
    if !isSingle, isHeading(index) { return cardinal }
    // (iv)
    if !isSingle, isTight(index), isSign(index - 1, "("), isTightSign(index + 1, ")"),
      value < 40
    {
      return cardinal
    }
    if isSingle, !["I", "V", "X"].contains(token.text) { return nil }
    if token.letterCase == .upper, isLongNumeral(token.text) {
      return Reading(
        end: index + 1, YearWords.words(String(value)), characters(index..<(index + 1)))
    }
    if token.letterCase == .upper, token.text != "I", let next = word(index + 1),
      next == "century" || next == "centuries"
    {
      return Reading(
        end: index + 1, OrdinalWords.words(value), characters(index..<(index + 1)))
    }
    guard isIntroduced(at: index, isSingle: isSingle) else { return nil }
    guard isRuler(at: index, isSingle: isSingle) else { return cardinal }
    return Reading(
      end: index + 1, ["the"] + OrdinalWords.words(value), characters(index..<(index + 1)))
  }

  /// `IV. Results`: the number of a heading.
  private func isHeading(_ index: Int) -> Bool {
    index == 0 && isTightSign(1, ".") && isCapitalized(2) && !isTight(2)
      && tokens[0].text.utf8.allSatisfy { "IVX".utf8.contains($0) }
  }

  /// Whether letters are too many to be anything but a numeral: `MCMXC`, `MMXX`.
  private func isLongNumeral(_ text: String) -> Bool {
    text.utf8.count >= 5 || (text.utf8.count == 4 && (text.hasPrefix("MM") || text.hasPrefix("MC")))
  }

  /// Whether the word in front of letters makes a numeral of them.
  private func isIntroduced(at index: Int, isSingle: Bool) -> Bool {
    guard let before = romanContext(index) else { return false }
    let token = tokens[index]
    switch EnglishData.romans.row(before.word)?[1] {
    case "number": return before.isCapitalized || !isSingle
    case "several": return !isSingle
    case "ordinal":
      return before.isCapitalized && token.letterCase == .upper
        && (!isSingle || isBehindRuler(index))
    default:
      // A name in front of I, V and X alone: "Rocky III", but no "Start XX".
      return !isSingle && before.isCapitalized && token.letterCase == .upper && before.isInside
        && token.text.utf8.allSatisfy { "IVX".utf8.contains($0) }
        && !["XX", "XXX"].contains(token.text)
    }
  }

  /// Whether a numeral counts the rulers of a name: "Henry VIII", "Pope Benedict XVI".
  private func isRuler(at index: Int, isSingle: Bool) -> Bool {
    guard let before = romanContext(index) else { return false }
    if !isSingle, wordBefore(index - 1).map(Self.rulers.contains) ?? false { return true }
    if EnglishData.romans.row(before.word)?[1] == "ordinal" { return true }
    return !isSingle && before.isCapitalized && isFullName(before: index)
  }

  /// Whether a first name of the table stands in front of a last one: "John F. Smith III".
  private func isFullName(before index: Int) -> Bool {
    guard let last = word(index - 1), !EnglishData.romans.contains(last) else { return false }
    for distance in 2...4 {
      let name = index - distance
      if isSign(name, "."), token(name - 1).text.utf8.count == 1 { continue }
      guard isCapitalized(name), let word = word(name) else { return false }
      if EnglishData.romans.row(word)?[1] == "ordinal" { return true }
      guard word.utf8.count == 1 else { return false }
    }
    return false
  }

  /// `Elizabeth II's`
  private func possessiveRoman(at index: Int) -> Reading? {
    var stem = self
    stem.tokens[index].text.removeLast(2)
    stem.tokens[index].letterCase = .upper
    guard tokens[index].text.utf8.count > 3, var reading = stem.roman(at: index),
      let last = reading.pieces.last, let word = last.words.last
    else { return nil }
    reading.pieces[reading.pieces.count - 1].words[last.words.count - 1] = word + "'s"
    return reading
  }

  private static let rulers: Set<String> = [
    "king", "queen", "pope", "emperor", "empress", "tsar", "czar", "kaiser", "sultan", "prince",
    "duke",
  ]

  /// The word in front of a numeral, an abbreviation's stop between them or not.
  private func romanContext(
    _ index: Int
  ) -> (word: String, isCapitalized: Bool, isInside: Bool)? {
    var before = index - 1
    while kind(before) == .gap { before -= 1 }
    if isSign(before, "."), isTight(before) { before -= 1 }
    guard let word = word(before) else { return nil }
    return (word, isCapitalized(before), before > 0)
  }

  /// Whether a single letter behind a ruler's name is a numeral: "Henry V" but not "Henry, I".
  private func isBehindRuler(_ index: Int) -> Bool {
    // "Henry V. Jones": an initial.
    if isTightSign(index + 1, "."), kind(index + 2) == .word { return false }
    if tokens[index].text != "I" { return true }
    guard let next = word(index + 1) else { return true }
    return ["of", "was", "died", "and", "became", "ruled", "reigned", "is", "in"].contains(next)
  }
}
