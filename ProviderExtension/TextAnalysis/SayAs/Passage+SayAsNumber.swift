internal import TextTables

extension Passage {
  /// Digits by their names, and the point between them.
  func digitsReading(at index: Int) -> Reading? {
    if kind(index) == .digits {
      var reading = Reading(end: index + 1)
      addDigits(at: index, to: &reading)
      return reading
    }
    guard isTightSign(index, "."), kind(index - 1) == .digits, tightDigits(index + 1) != nil else {
      return nil
    }
    return Reading(end: index + 1, ["point"], tokens[index].characters)
  }

  /// A number by its value, never a year, a code or a name, with the unit behind it.
  func cardinalReading(at index: Int) -> Reading? {
    if let value = romanValue(at: index) {
      return Reading(end: index + 1, CardinalWords.words(value), tokens[index].characters)
    }
    guard let numeral = numeral(at: index) else { return nil }
    var words = numeral.words
    if numeral.fraction == nil, numeral.exponent == nil {
      words = (numeral.sign.isEmpty ? [] : [numeral.sign]) + CardinalWords.words(numeral.integer)
    }
    var reading = Reading(end: numeral.end, words, characters(index..<numeral.end))
    let quantity = Quantity(
      words: words, isOne: numeral.isOne, numeral: numeral, end: numeral.end)
    if let unit = unit(behind: quantity, isAttribute: false) {
      reading.append(unit)
    } else if !isEnd(ofNumber: numeral.end) {
      return nil
    }
    return reading
  }

  /// A whole number by its place, with an ordinal's suffix or without.
  func ordinalReading(at index: Int) -> Reading? {
    if let value = romanValue(at: index) {
      return Reading(end: index + 1, OrdinalWords.words(value), tokens[index].characters)
    }
    guard let numeral = numeral(at: index), numeral.sign.isEmpty, numeral.fraction == nil,
      numeral.exponent == nil
    else { return nil }
    let hasSuffix = tightWord(numeral.end).map(["st", "nd", "rd", "th"].contains) ?? false
    let end = hasSuffix ? numeral.end + 1 : numeral.end
    guard isEnd(ofNumber: end) else { return nil }
    return Reading(end: end, OrdinalWords.words(numeral.integer), characters(index..<end))
  }

  /// The value of a Roman numeral that is all there is.
  private func romanValue(at index: Int) -> Int? {
    let edges = [Token.Kind.gap, .none]
    guard kind(index) == .word, edges.contains(kind(index - 1)), edges.contains(kind(index + 1))
    else { return nil }
    return RomanNumeral.value(of: tokens[index].text.uppercased())
  }

  /// `2/9`, `1 1/2`, `3+1/2`, `½`.
  func fractionReading(at index: Int) -> Reading? {
    let isNegative = isSign(index, "-") || isSign(index, "\u{2212}")
    let start = isNegative ? index + 1 : index
    guard !isNegative || isTight(start), let fraction = mixedFraction(at: start),
      isAlone(index..<fraction.end)
    else { return nil }
    return Reading(
      end: fraction.end, (isNegative ? ["minus"] : []) + fraction.words,
      characters(index..<fraction.end))
  }

  private func mixedFraction(at index: Int) -> (words: [String], end: Int)? {
    if let fraction = commonFraction(at: index) {
      return (
        FractionWords.words(numerator: fraction.top, denominator: fraction.bottom), fraction.end
      )
    }
    guard let whole = digits(index) else { return nil }
    let next = isTightSign(index + 1, "+") ? index + 2 : index + 1
    guard let fraction = commonFraction(at: next) else { return nil }
    let words = FractionWords.words(
      whole: whole, numerator: fraction.top, denominator: fraction.bottom)
    return (words, fraction.end)
  }

  /// One number over another that is not zero.
  private func commonFraction(at index: Int) -> (top: String, bottom: String, end: Int)? {
    if kind(index) == .sign, let row = EnglishData.fractions.row(tokens[index].text) {
      return (String(row[1]), String(row[2]), index + 1)
    }
    guard let top = digits(index),
      isTightSign(index + 1, "/") || isTightSign(index + 1, "\u{2044}"),
      let bottom = tightDigits(index + 2), bottom.contains(where: { $0 != "0" }),
      bottom.utf8.count <= 7
    else { return nil }
    return (top, bottom, index + 3)
  }

  /// A number and its unit, which agree: `1/2inch`, `10 foot`; or a unit alone.
  func unitReading(at index: Int) -> Reading? {
    guard let quantity = quantity(at: index) else {
      guard kind(index) == .word, isAlone(index..<(index + 1)),
        let words = MeasureWords.words(unit: tokens[index].text, isOne: false)
      else { return nil }
      return Reading(end: index + 1, words, tokens[index].characters)
    }
    var reading = Reading(end: quantity.end, quantity.words, characters(index..<quantity.end))
    if let unit = unit(behind: quantity, isAttribute: false) {
      reading.append(unit)
      return reading
    }
    if let feet = feetAndInches(quantity, from: index) { return feet }
    let end = quantity.end
    guard let name = word(end), let unit = MeasureWords.forms(of: name) else { return nil }
    reading.append(
      Reading(
        end: end + 1, [quantity.isOne ? unit.one : unit.many], characters(end..<(end + 1))))
    return reading
  }

  /// An amount of money; one without a currency is of `code`, or of the locale's.
  func currencyReading(at index: Int, code: String?) -> Reading? {
    if let amount = money(at: index) ?? moneyBehind(at: index) { return amount }
    guard let numeral = numeral(at: index), numeral.exponent == nil else { return nil }
    let magnitude = magnitude(behind: numeral.end)
    guard isEnd(ofNumber: magnitude.end) else { return nil }
    let words = MoneyWords.words(
      integer: numeral.integer.isEmpty ? "0" : numeral.integer, fraction: numeral.fraction,
      currency: code ?? "$", magnitude: magnitude.words)
    return Reading(
      end: magnitude.end, (numeral.sign.isEmpty ? [] : [numeral.sign]) + words,
      characters(index..<magnitude.end))
  }
}

extension MeasureWords {
  /// The singular and plural of a unit whose name is written out in either.
  static func forms(of name: String) -> (one: String, many: String)? { forms[name] }

  private static let forms: [String: (one: String, many: String)] = {
    var forms: [String: (one: String, many: String)] = [:]
    for line in EnglishData.units.text.split(separator: "\n") {
      let row = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard row.count > 2 else { continue }
      forms[row[1]] = (row[1], row[2])
      forms[row[2]] = (row[1], row[2])
    }
    return forms
  }()
}
