extension Passage {
  /// `1st`, `22nd`, `1,000th`, and several of them, `16ths`.
  func ordinal(at index: Int) -> Reading? {
    guard kind(index) == .digits, let ordinal = ordinalNumber(at: index) else {
      return ordinalPlural(at: index)
    }
    var reading = Reading(
      end: ordinal.end, OrdinalWords.words(ordinal.digits), characters(index..<ordinal.end))
    appendTo(&reading)
    return reading
  }

  /// The digits of an ordinal whose suffix is the right one.
  func ordinalNumber(at index: Int) -> (digits: String, end: Int)? {
    guard let numeral = numeral(at: index), let suffix = tightWord(numeral.end),
      isOrdinal(numeral, suffix)
    else { return nil }
    return (numeral.integer, numeral.end + 1)
  }

  private func ordinalPlural(at index: Int) -> Reading? {
    guard kind(index) == .digits, let numeral = numeral(at: index),
      let suffix = tightWord(numeral.end), suffix.utf8.last == UInt8(ascii: "s"),
      isOrdinal(numeral, String(suffix.dropLast()))
    else { return nil }
    var words = OrdinalWords.words(numeral.integer)
    if let last = words.popLast() { words.append(last + "s") }
    return Reading(end: numeral.end + 1, words, characters(index..<(numeral.end + 1)))
  }

  private func isOrdinal(_ numeral: Numeral, _ suffix: String) -> Bool {
    numeral.fraction == nil && numeral.exponent == nil && suffix.utf8.count == 2
      && suffix == OrdinalWords.suffix(ofDigits: numeral.integer)
      && isEnd(ofNumber: numeral.end + 1)
  }

  /// What is called by a number: `49ers`, and `100s of` it.
  func numberNoun(at index: Int) -> Reading? {
    guard kind(index) == .digits, let numeral = numeral(at: index), numeral.fraction == nil,
      numeral.exponent == nil, let suffix = tightWord(numeral.end),
      isEnd(ofNumber: numeral.end + 1)
    else { return nil }
    let end = numeral.end + 1
    if suffix == "s", isBeforeOf(end), let words = Self.powerPlurals[numeral.integer] {
      return Reading(end: end, words, characters(index..<end))
    }
    // 2x4s
    if suffix == "s", isTight(index), word(index - 1) == "x", isTight(index - 1) {
      return Reading(end: end, YearWords.decadeWords(numeral.integer), characters(index..<end))
    }
    guard suffix == "er" || suffix == "ers", var words = Optional(numeral.words),
      let last = words.popLast()
    else { return nil }
    words.append((last.hasSuffix("e") ? String(last.dropLast()) : last) + suffix)
    return Reading(end: end, words, characters(index..<end))
  }

  /// "of", behind another such number or not: "100s and 1000s of".
  private func isBeforeOf(_ index: Int) -> Bool {
    if word(index) == "of" { return true }
    guard ["and", "or"].contains(word(index)), let numeral = numeral(at: index + 1) else {
      return false
    }
    return tightWord(numeral.end) == "s" && word(numeral.end + 1) == "of"
  }

  private static let powerPlurals = [
    "10": ["tens"], "100": ["hundreds"], "1000": ["thousands"],
    "10000": ["tens", "of", "thousands"], "100000": ["hundreds", "of", "thousands"],
    "1000000": ["millions"],
  ]
}
