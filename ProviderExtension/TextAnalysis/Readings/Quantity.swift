internal import TextTables

/// A number that something may be counted by: whole, decimal, a fraction, or both.
struct Quantity {
  var words: [String]
  /// Whether what it counts stands in the singular: one, or a part of one.
  var isOne: Bool
  /// The number alone, where it is no fraction.
  var numeral: Numeral?
  var end: Int
}

extension Passage {
  func quantity(at index: Int) -> Quantity? {
    if let fraction = vulgarFraction(index) {
      return Quantity(
        words: FractionWords.words(numerator: fraction.top, denominator: fraction.bottom),
        isOne: true, end: index + 1)
    }
    guard let numeral = numeral(at: index) else { return nil }
    if numeral.fraction == nil, numeral.exponent == nil, let mixed = mixed(numeral) {
      return mixed
    }
    return Quantity(
      words: numeral.words, isOne: numeral.isOne, numeral: numeral, end: numeral.end)
  }

  private func vulgarFraction(_ index: Int) -> (top: String, bottom: String)? {
    guard kind(index) == .sign, tokens[index].sign.value >= 0xBC,
      let row = EnglishData.fractions.row(tokens[index].text)
    else { return nil }
    return (String(row[1]), String(row[2]))
  }

  /// A fraction, or a whole number and one: `3/4`, `2½`, `2 1/2`.
  private func mixed(_ whole: Numeral) -> Quantity? {
    let sign = whole.sign.isEmpty ? [] : [whole.sign]
    if let fraction = vulgarFraction(whole.end) {
      return Quantity(
        words: sign
          + FractionWords.words(
            whole: whole.integer, numerator: fraction.top, denominator: fraction.bottom),
        isOne: false, end: whole.end + 1)
    }
    if let fraction = slashFraction(top: whole.integer, at: whole.end - 1) {
      let isPart = (Int(whole.integer) ?? 0) <= (Int(fraction.bottom) ?? 0)
      return Quantity(
        words: sign + slashWords(whole.integer, fraction.bottom, end: fraction.end),
        isOne: isPart, end: fraction.end)
    }
    guard whole.integer.utf8.count <= 4, let top = digits(whole.end), !isTight(whole.end),
      kind(whole.end - 1) == .digits,
      let fraction = slashFraction(top: top, at: whole.end),
      let upper = Int(top), let lower = Int(fraction.bottom), upper < lower
    else { return nil }
    return Quantity(
      words: sign
        + FractionWords.words(
          whole: whole.integer, numerator: top, denominator: fraction.bottom),
      isOne: false, end: fraction.end)
  }

  /// `3/4` by its parts, `120/80` as one number over another, `10/2 =` as a division.
  private func slashWords(_ top: String, _ bottom: String, end: Int) -> [String] {
    let isPart = (Int(top) ?? 0) <= (Int(bottom) ?? 0) || bottom.utf8.count < 2
    if isSign(end, "="), (Int(top) ?? 0) > (Int(bottom) ?? 0) {
      return CardinalWords.words(top) + ["divided", "by"] + CardinalWords.words(bottom)
    }
    guard isPart else { return CardinalWords.words(top) + ["over"] + CardinalWords.words(bottom) }
    return FractionWords.words(numerator: top, denominator: bottom)
  }

  /// The denominator behind the digits at a token, where the two are a fraction.
  private func slashFraction(top: String, at index: Int) -> (bottom: String, end: Int)? {
    guard kind(index) == .digits,
      isTightSign(index + 1, "/") || isTightSign(index + 1, "\u{2044}"),
      let bottom = tightDigits(index + 2), top.utf8.count <= 4, bottom.utf8.count <= 7,
      !isPartOfList(index, end: index + 3), !top.hasPrefix("0") || top == "0",
      !bottom.hasPrefix("0") || bottom == "0"
    else { return nil }
    // 1/3rd
    let suffixes = ["rd", "rds", "th", "ths", "nd", "st"]
    let hasSuffix = tightWord(index + 3).map(suffixes.contains) ?? false
    return (bottom, hasSuffix ? index + 4 : index + 3)
  }

  /// Whether a slash goes on in front of or behind a fraction: `1/2/3`.
  private func isPartOfList(_ index: Int, end: Int) -> Bool {
    (isTight(index) && isSign(index - 1, "/")) || isTightSign(end, "/")
      || (isTightSign(end, ".") && tightDigits(end + 1) != nil)
  }
}
