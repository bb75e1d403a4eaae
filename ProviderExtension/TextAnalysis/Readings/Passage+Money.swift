internal import TextTables

extension Passage {
  /// An amount behind its currency: `$5`, `-€2.50`, `US$ 76.3 trillion`, `USD 5`, `$5-10`.
  func money(at index: Int) -> Reading? {
    var numberIndex = index
    var sign = ""
    if isSign(index, "-") || isSign(index, "\u{2212}"), isTight(index + 1) {
      guard !isTight(index) || kind(index - 1) == .sign else { return nil }
      sign = "minus"
      numberIndex += 1
    }
    guard let currency = currency(at: numberIndex) else { return nil }
    numberIndex = currency.end
    guard isTight(numberIndex) || currency.allowsSpace, let numeral = numeral(at: numberIndex),
      numeral.exponent == nil
    else { return nil }
    // Bills: "in $20s".
    if numeral.isPlain, numeral.integer.utf8.count <= 2, tightWord(numeral.end) == "s",
      isEnd(ofNumber: numeral.end + 1)
    {
      let end = numeral.end + 1
      return Reading(end: end, YearWords.decadeWords(numeral.integer), characters(index..<end))
    }
    return amount(
      numeral, currency.symbol, from: index, sign: sign + numeral.sign,
      end: magnitude(behind: numeral.end))
  }

  /// An amount in front of its currency: `5€`, `100 USD`, `50¢`.
  func moneyBehind(at index: Int) -> Reading? {
    guard let numeral = numeral(at: index), numeral.exponent == nil else { return nil }
    let magnitude = magnitude(behind: numeral.end)
    let currencyIndex = magnitude.end
    let token = token(currencyIndex)
    guard token.kind == .sign || token.kind == .word,
      token.kind == .sign || (token.letterCase == .upper && token.text.utf8.count == 3),
      token.kind != .sign || isTight(currencyIndex) || !isTight(currencyIndex + 1)
        || kind(currencyIndex + 1) == .sign,
      EnglishData.currencies.contains(token.text)
    else { return nil }
    // `5 €20` is a number and an amount.
    if token.kind == .sign, !isTight(currencyIndex), kind(currencyIndex + 1) == .digits {
      return nil
    }
    guard isEnd(ofNumber: currencyIndex + 1) else { return nil }
    return amount(
      numeral, token.text, from: index, sign: numeral.sign,
      end: (magnitude.words, currencyIndex + 1))
  }

  private func amount(
    _ numeral: Numeral, _ symbol: String, from index: Int, sign: String,
    end: (words: [String], end: Int)
  ) -> Reading? {
    let isAttribute = isAttribute(index) && isNoun(end.end)
    var words = sign.isEmpty ? [] : [sign]
    var last = end.end
    if let (second, magnitude) = amountRange(numeral, at: last) {
      words += numeral.words + end.words + ["to"]
      words += MoneyWords.words(
        integer: second.integer, fraction: second.fraction, currency: symbol,
        magnitude: magnitude.words, isAttribute: isAttribute)
      last = magnitude.end
    } else {
      words += MoneyWords.words(
        integer: numeral.integer.isEmpty ? "0" : numeral.integer, fraction: numeral.fraction,
        currency: symbol, magnitude: end.words, isAttribute: isAttribute)
    }
    var reading = Reading(end: last, words, characters(index..<last))
    if let per = per(at: last) { reading.append(per) }
    appendTo(&reading)
    return reading
  }

  /// The second number of `$5-10`, whose currency the first one names.
  private func amountRange(
    _ first: Numeral, at index: Int
  ) -> (Numeral, magnitude: (words: [String], end: Int))? {
    guard isTightSign(index, "-") || isTightSign(index, "\u{2013}"),
      tightDigits(index + 1) != nil, let second = numeral(at: index + 1)
    else { return nil }
    let magnitude = magnitude(behind: second.end)
    // $1.50-2 has cents, $1.5-2M has none.
    guard first.fraction == nil && second.fraction == nil || !magnitude.words.isEmpty else {
      return nil
    }
    return (second, magnitude)
  }

  /// The sign or code of a currency in front of an amount.
  private func currency(
    at index: Int
  ) -> (symbol: String, end: Int, allowsSpace: Bool)? {
    let token = token(index)
    switch token.kind {
    case .sign:
      guard token.sign != "\u{A2}", EnglishData.currencies.contains(token.text) else { return nil }
      return (token.text, index + 1, true)
    case .word where token.letterCase == .upper && token.text.utf8.count <= 3:
      if isTightSign(index + 1, "$"), EnglishData.currencies.contains(token.text + "$") {
        return (token.text + "$", index + 2, true)
      }
      guard token.text.utf8.count == 3, EnglishData.currencies.contains(token.text) else {
        return nil
      }
      // USD$50
      if isTightSign(index + 1, "$"), token.text.hasSuffix("D") {
        return (token.text, index + 2, true)
      }
      return (token.text, index + 1, true)
    case .word where token.text == "Rs":
      return (token.text, isTightSign(index + 1, ".") ? index + 2 : index + 1, true)
    default: return nil
    }
  }

  /// "million" and the like behind an amount, and the index behind it.
  func magnitude(behind index: Int) -> (words: [String], end: Int) {
    let isHyphened = isTightSign(index, "-") && isTight(index + 1)
    let wordIndex = isHyphened ? index + 1 : index
    guard let word = word(wordIndex), let row = EnglishData.magnitudes.row(word),
      isEnd(ofNumber: wordIndex + 1)
    else { return ([], index) }
    let isFull = word.utf8.count > 3
    guard row[2] == "any" ? (isFull || !isHyphened) : (isTight(wordIndex) && !isHyphened) else {
      return ([], index)
    }
    return (row.words(1), wordIndex + 1)
  }
}
