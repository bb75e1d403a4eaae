internal import TextTables

extension Passage {
  /// A number that is a name, said in pairs of digits: `Room 101`, `Boeing 737`, `RTX 4090`,
  /// `ABC-1234`, `1080p`.
  func modelNumber(at index: Int) -> Reading? {
    if let road = roadNumber(at: index) { return road }
    guard let digits = digits(index), (3...4).contains(digits.utf8.count), !digits.hasPrefix("0"),
      numeral(at: index)?.isPlain == true
    else { return nil }
    let own = Reading(end: index + 1, Self.pairWords(digits), characters(index..<(index + 1)))
    if !isTight(index), let scan = tightWord(index + 1), scan == "p" || scan == "i",
      isEnd(ofNumber: index + 2)
    {
      return own
    }
    guard isEnd(ofNumber: index + 1), isNamed(at: index, digits) else { return nil }
    // Boeing 747-400
    guard isTightSign(index + 1, "-"), let second = tightDigits(index + 2),
      (3...4).contains(second.utf8.count), isEnd(ofNumber: index + 3)
    else { return own }
    var reading = own
    let isRange = (Int(digits) ?? 0) < (Int(second) ?? 0)
    reading.append(
      Reading(end: index + 2, isRange ? ["to"] : [], characters((index + 1)..<(index + 2))))
    reading.append(
      Reading(end: index + 3, Self.pairWords(second), characters((index + 2)..<(index + 3))))
    return reading
  }

  /// The number of a road, `I-80` and `US-101`, which counts nothing.
  private func roadNumber(at index: Int) -> Reading? {
    guard isTight(index), isSign(index - 1, "-"), isTight(index - 1), !isTight(index - 2),
      ["I", "US"].contains(token(index - 2).text), let digits = digits(index),
      digits.utf8.count <= 3, !digits.hasPrefix("0"), isEnd(ofNumber: index + 1)
    else { return nil }
    return Reading(end: index + 1, Self.pairWords(digits), characters(index..<(index + 1)))
  }

  /// Whether the word in front makes a name of a number.
  private func isNamed(at index: Int, _ digits: String) -> Bool {
    let isHyphened = isTight(index) && isSign(index - 1, "-") && isTight(index - 1)
    let before = isHyphened ? index - 2 : index - 1
    guard isHyphened || !isTight(index), let word = word(before) else { return false }
    if EnglishData.numbered.contains(word) { return true }
    guard digits.utf8.count == 4, tokens[before].letterCase == .upper, !isShouting,
      !isTight(before), (2...5).contains(word.utf8.count),
      !EnglishData.currencies.contains(tokens[before].text),
      !(isNoun(index + 1)
        && (token(index + 1).lower.hasSuffix("s") || token(index + 1).lower == "people"))
    else { return false }
    return WordParts.parts(of: tokens[before], WordParts.Context()).count == word.utf8.count
  }

  /// `737` is "seven thirty seven", `101` "one oh one", `4090` "forty ninety".
  private static func pairWords(_ digits: String) -> [String] {
    guard digits.utf8.count == 3, let value = Int(digits) else { return YearWords.words(digits) }
    let rest = value % 100
    let hundreds = CardinalWords.words(value / 100)
    if rest == 0 { return hundreds + ["hundred"] }
    return hundreds + (rest < 10 ? ["oh"] : []) + CardinalWords.words(rest)
  }
}
