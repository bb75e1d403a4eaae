internal import TextTables

extension Passage {
  /// The unit behind a number, with `per` and a second one where there is one.
  func unit(behind quantity: Quantity, isAttribute: Bool) -> Reading? {
    let index = quantity.end
    // `5-km run`: a measure in front of what it measures.
    if isTightSign(index, "-"), isTight(index + 1), kind(index + 1) == .word,
      let row = EnglishData.units.row(tokens[index + 1].text), row[3] == "spaced",
      isEnd(ofNumber: index + 2)
    {
      return Reading(end: index + 2, row.words(1), characters((index + 1)..<(index + 2)))
    }
    if let duration = duration(quantity) { return duration }
    guard let unit = unitSymbol(at: index) else { return nil }
    let isOne = quantity.isOne || (isAttribute && unit.symbol != "%" && isNoun(unit.end))
    guard
      let words = MeasureWords.words(unit: unit.symbol, power: unit.power, isOne: isOne)
    else { return nil }
    var reading = Reading(end: unit.end, words, characters(index..<unit.end))
    if let per = per(at: unit.end) { reading.append(per) }
    if unit.symbol == "ft", let inches = inches(at: unit.end) { reading.append(inches) }
    return reading
  }

  /// `2h30m` and `5m 30s`: the letters of a time that passes, the next smaller one behind each.
  private func duration(_ quantity: Quantity) -> Reading? {
    let names = ["d": "day", "h": "hour", "m": "minute", "s": "second"]
    let order = ["d", "h", "m", "s"]
    guard let letter = word(quantity.end), let place = order.firstIndex(of: letter), place < 3,
      let next = digits(quantity.end + 1), next.utf8.count <= 2,
      order[(place + 1)...].contains(word(quantity.end + 2) ?? ""), isTight(quantity.end + 2),
      let name = names[letter]
    else { return nil }
    var reading = Reading(
      end: quantity.end + 1, [quantity.isOne ? name : name + "s"],
      characters(quantity.end..<(quantity.end + 1)))
    guard let smaller = self.quantity(at: reading.end) else { return nil }
    reading.append(
      Reading(end: smaller.end, smaller.words, characters(reading.end..<smaller.end)))
    if let rest = duration(smaller) {
      reading.append(rest)
    } else if let last = names[word(smaller.end) ?? ""], isEnd(ofNumber: smaller.end + 1) {
      reading.append(
        Reading(
          end: smaller.end + 1, [smaller.isOne ? last : last + "s"],
          characters(smaller.end..<(smaller.end + 1))))
    } else {
      return nil
    }
    return reading
  }

  /// `2 in` behind feet, where "in" is nothing else.
  private func inches(at index: Int) -> Reading? {
    let start = isTightSign(index, ".") ? index + 1 : index
    guard kind(start) == .digits, !isTight(start), let quantity = quantity(at: start),
      word(quantity.end) == "in"
    else { return nil }
    let end = quantity.end
    var reading = Reading(end: end, quantity.words, characters(start..<end))
    reading.append(inchReading(quantity))
    return reading
  }

  /// A unit's symbol as the table has it.
  private struct UnitSymbol {
    var symbol: String
    var power = 1
    var end: Int
  }

  private func unitSymbol(at index: Int, isBehindNumber: Bool = true) -> UnitSymbol? {
    let token = token(index)
    switch token.kind {
    case .sign:
      guard isTight(index) || token.sign == "%" || token.sign.value > 0x7F else { return nil }
      if token.sign == "\u{B0}", kind(index + 1) == .word,
        ["C", "F", "K"].contains(tokens[index + 1].text), isEnd(ofNumber: index + 2)
      {
        return UnitSymbol(symbol: "\u{B0}" + tokens[index + 1].text, end: index + 2)
      }
      guard let row = EnglishData.units.row(token.text), row[3] != "never" else { return nil }
      return UnitSymbol(symbol: token.text, end: index + 1)
    case .word:
      if let area = areaUnit(at: index) { return area }
      guard let row = EnglishData.units.row(token.text) else { return nil }
      if isBehindNumber {
        // "12 W Elm St"
        let next = isTightSign(index + 1, ".") ? index + 2 : index + 1
        let isDirection =
          !isTight(index) && EnglishData.directions.contains(token.text)
          && self.token(next).letterCase == .title
        guard !isDirection else { return nil }
        guard
          row[3] == "spaced" || (row[3] == "tight" && (isTight(index) || isInchesWithStop(index)))
        else { return nil }
      }
      var unit = UnitSymbol(symbol: token.text, end: index + 1)
      if let power = unitPower(at: index + 1) {
        unit.power = power
        unit.end += 1
      }
      return isEnd(ofNumber: unit.end) ? unit : nil
    default: return nil
    }
  }

  /// `5 in. long`: with a stop behind it "in" is no preposition.
  private func isInchesWithStop(_ index: Int) -> Bool {
    word(index) == "in" && isTightSign(index + 1, ".")
      && [.word, .none].contains(kind(index + 2))
  }

  /// The power of a unit, as `²` or, behind a length, as a digit.
  private func unitPower(at index: Int) -> Int? {
    guard isTight(index) else { return nil }
    if let power = superscriptValue(index) { return (2...3).contains(power) ? power : nil }
    guard let digits = digits(index), tokens[index - 1].text.hasSuffix("m") else { return nil }
    return digits == "2" ? 2 : digits == "3" ? 3 : nil
  }

  /// `sq ft` and `cu. in.`
  private func areaUnit(at index: Int) -> UnitSymbol? {
    guard let prefix = word(index), prefix == "sq" || prefix == "cu" else { return nil }
    let next = isTightSign(index + 1, ".") ? index + 2 : index + 1
    guard kind(next) == .word, EnglishData.units.contains(tokens[next].text) else { return nil }
    return UnitSymbol(
      symbol: tokens[next].text, power: prefix == "sq" ? 2 : 3, end: next + 1)
  }

  /// `/h` behind a unit or an amount of money.
  func per(at index: Int) -> Reading? {
    guard isTightSign(index, "/"), isTight(index + 1), kind(index + 1) == .word else { return nil }
    var end = index + 2
    var words = [tokens[index + 1].lower]
    if let unit = unitSymbol(at: index + 1, isBehindNumber: false),
      let symbol = MeasureWords.words(unit: unit.symbol, isOne: true)
    {
      end = unit.end
      words =
        switch unit.power {
        case 2 where unit.symbol == "s": symbol + ["squared"]
        case 2: ["square"] + symbol
        case 3: ["cubic"] + symbol
        default: symbol
        }
    } else if words[0].utf8.count < 3 || isTight(index + 2), kind(index + 2) == .word {
      return nil
    }
    return Reading(end: end, ["per"] + words, characters(index..<end))
  }

  /// `6'2"`, `6'` and `12"`, and the degrees, minutes and seconds of a place.
  func feetAndInches(_ quantity: Quantity, from index: Int) -> Reading? {
    let end = quantity.end
    // Q1'23
    if isTight(index), kind(index - 1) == .word, word(index - 1) != "x" { return nil }
    if isTightSign(end, "\u{B0}"), let minutes = angle(quantity, from: index) { return minutes }
    let isPrime = isTightSign(end, "\u{2032}")
    if isPrime || isTightSign(end, "'") {
      let feet = Reading(
        end: end + 1, [quantity.isOne ? "foot" : "feet"], characters(end..<(end + 1)))
      var reading = Reading(end: end, quantity.words, characters(index..<end))
      reading.append(feet)
      let next = isTightSign(end + 1, "-") && isTight(end + 2) ? end + 2 : end + 1
      if kind(next) == .digits, let inches = self.quantity(at: next) {
        if isInchSign(inches.end) {
          reading.add(inches.words, characters(next..<inches.end))
          reading.append(inchReading(inches))
          return reading
        }
        if isTight(next), let count = inches.numeral, count.isPlain, count.integer.utf8.count < 3,
          isEnd(ofNumber: inches.end)
        {
          reading.append(
            Reading(end: inches.end, inches.words, characters(next..<inches.end)))
          return reading
        }
      }
      let isInWord = isTight(end + 1) && kind(end + 1) != .sign && !isCross(end + 1)
      let isQuote = !isPrime && (isSingleQuoteOpen || isInWord)
      return isQuote ? nil : reading
    }
    let isDoublePrime = isTightSign(end, "\u{2033}")
    guard isDoublePrime || (isTightSign(end, "\"") && !isQuoteOpen) else { return nil }
    var reading = Reading(end: end, quantity.words, characters(index..<end))
    reading.append(inchReading(quantity))
    return reading
  }

  private func isInchSign(_ index: Int) -> Bool {
    isTightSign(index, "\"") || isTightSign(index, "\u{2033}")
  }

  private func inchReading(_ quantity: Quantity) -> Reading {
    let end = quantity.end
    return Reading(
      end: end + 1, [quantity.isOne ? "inch" : "inches"], characters(end..<(end + 1)))
  }

  /// `40°26′46″N`.
  private func angle(_ degrees: Quantity, from index: Int) -> Reading? {
    var reading = Reading(end: degrees.end, degrees.words, characters(index..<degrees.end))
    var end = degrees.end
    func add(_ quantity: Quantity, _ one: String) {
      reading.append(
        Reading(
          end: quantity.end + 1, [quantity.isOne ? one : one + "s"],
          characters(quantity.end..<(quantity.end + 1))))
      end = quantity.end + 1
    }
    add(degrees, "degree")
    guard let minutes = quantity(at: end), kind(end) == .digits,
      isTightSign(minutes.end, "\u{2032}") || isTightSign(minutes.end, "'")
    else { return nil }
    reading.add(minutes.words, characters(end..<minutes.end))
    add(minutes, "minute")
    if kind(end) == .digits, let seconds = quantity(at: end), isInchSign(seconds.end) {
      reading.add(seconds.words, characters(end..<seconds.end))
      add(seconds, "second")
    }
    if kind(end) == .word, let row = EnglishData.directions.row(tokens[end].text) {
      reading.append(Reading(end: end + 1, row.words(1), characters(end..<(end + 1))))
    }
    return reading
  }
}
