internal import TextTables

extension Passage {
  /// A number with what belongs to it: the end of a range, a unit, another dimension.
  func number(at index: Int) -> Reading? {
    guard let quantity = quantity(at: index) else { return nil }
    if var feet = feetAndInches(quantity, from: index) {
      if isCross(feet.end) { appendTo(&feet) }
      return feet
    }
    var reading = Reading(end: quantity.end)
    var last = quantity
    var words = quantity.words
    var end: Reading?
    if let (second, sign) = rangeEnd(from: index, quantity) {
      if let years = yearRange(quantity, second) {
        words = years.first
        last.words = years.last
      } else {
        last.words = second.words
      }
      last.end = second.end
      last.isOne = false
      end = Reading(end: second.end, ["to"], characters(sign..<(sign + 1)))
      end?.add(last.words, characters((sign + 1)..<second.end))
    }
    reading.add(words, characters(index..<quantity.end))
    if let end { reading.append(end) }
    if end == nil, let power = power(at: reading.end) {
      reading.append(power)
      last.end = reading.end
      if let unit = unit(behind: last, isAttribute: false) { reading.append(unit) }
      return reading
    }
    // `9dm6yr`: parts of a name.
    let isInName = isTight(index) && kind(index - 1) == .word
    if !isInName, let unit = unit(behind: last, isAttribute: isAttribute(index)) {
      reading.append(unit)
    } else if end == nil, let magnitude = magnitude(at: reading.end) {
      reading.append(magnitude)
    }
    if !isRangeSign(reading.end) || kind(reading.end - 1) != .digits { appendTo(&reading) }
    return reading
  }

  /// Appends "to" for a hyphen or dash in front of another number, and "by" for a cross.
  func appendTo(_ reading: inout Reading) {
    let end = reading.end
    if isRangeSign(end) {
      reading.append(Reading(end: end + 1, ["to"], characters(end..<(end + 1))))
    } else if isCross(end) {
      reading.append(Reading(end: end + 1, ["by"], characters(end..<(end + 1))))
    }
  }

  /// Whether a hyphen or dash stands between something read and a number or an amount.
  private func isRangeSign(_ index: Int) -> Bool {
    guard isTightSign(index, "-") || isTightSign(index, "\u{2013}"), isTight(index + 1) else {
      return false
    }
    if let sign = tokens.indices.contains(index + 1) ? tokens[index + 1].text : nil,
      EnglishData.currencies.contains(sign)
    {
      return kind(index + 2) == .digits
    }
    return kind(index + 1) == .digits
  }

  /// The second number of a range, and its sign's place.
  private func rangeEnd(from index: Int, _ first: Quantity) -> (Quantity, sign: Int)? {
    let sign = first.end
    let isTightRange =
      isTight(sign) && isTight(sign + 1) && (isSign(sign, "-") || isSign(sign, "\u{2013}"))
    let isSpacedRange =
      !isTight(sign) && !isTight(sign + 1)
      && (isSign(sign, "\u{2013}") || (isSign(sign, "-") && isRangeContext(index)))
    guard isTightRange || isSpacedRange, kind(sign + 1) == .digits,
      !(isTight(index) && isSign(index - 1, "-")),
      first.numeral?.sign.isEmpty ?? true, let second = quantity(at: sign + 1),
      !(isTightSign(second.end, "-") && tightDigits(second.end + 1) != nil)
    else { return nil }
    return (second, sign)
  }

  /// The words of two years, of which the second may be without its century: `1961-65`.
  private func yearRange(
    _ first: Quantity, _ second: Quantity
  ) -> (first: [String], last: [String])? {
    guard let from = first.numeral, let to = second.numeral, from.isPlain, to.isPlain,
      from.integer.utf8.count == 4, let begin = Int(from.integer), let end = Int(to.integer),
      (1000...2100).contains(begin)
    else { return nil }
    switch to.integer.utf8.count {
    case 4 where begin < end && end <= 2200:
      return (YearWords.words(from.integer), YearWords.words(to.integer))
    case 2 where begin % 100 < end && begin >= 1500:
      return (YearWords.words(from.integer), YearWords.words(to.integer))
    default: return nil
    }
  }

  /// Whether a cross stands between two dimensions: `2x8`, `4 x 6`, `3×5`.
  func isCross(_ index: Int) -> Bool {
    guard let next = digits(index + 1), word(index) == "x" || isSign(index, "\u{D7}"),
      !(digits(index - 1)?.hasPrefix("0") ?? false),
      !(next == "10" && power(at: index + 2) != nil)
    else { return false }
    guard isTight(index) == isTight(index + 1) else { return false }
    return isTight(index) || word(index) == "x"
  }

  /// `M` and the like right behind a number that is no amount of money.
  private func magnitude(at index: Int) -> Reading? {
    guard isTight(index), kind(index) == .word, isEnd(ofNumber: index + 1) else { return nil }
    guard tokens[index].text == "M" || ["bn", "mn", "tn"].contains(tokens[index].lower) else {
      return nil
    }
    guard let row = EnglishData.magnitudes.row(tokens[index].lower) else { return nil }
    return Reading(end: index + 1, row.words(1), characters(index..<(index + 1)))
  }

  /// Whether what is counted from a token on is said of a thing that follows: "a five dollar bill".
  func isAttribute(_ index: Int) -> Bool {
    guard let before = wordBefore(index) else { return false }
    return ["a", "an", "each", "every", "another", "this"].contains(before)
  }

  /// Whether a word that can be what an amount is said of stands at a token.
  func isNoun(_ index: Int) -> Bool {
    guard let word = word(index), tokens[index].letterCase == .lower, !isTight(index) else {
      return false
    }
    return !EnglishData.starters.contains(word) && word.utf8.count > 2
      && !["per", "each", "than", "more", "less", "off", "away", "ago", "long"].contains(word)
  }
}
