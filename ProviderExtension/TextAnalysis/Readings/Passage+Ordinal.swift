extension Passage {
  /// `1st`, `22nd`, `1,000th`.
  func ordinal(at index: Int) -> Reading? {
    guard kind(index) == .digits, let ordinal = ordinalNumber(at: index) else { return nil }
    var reading = Reading(
      end: ordinal.end, OrdinalWords.words(ordinal.digits), characters(index..<ordinal.end))
    appendTo(&reading)
    return reading
  }

  /// The digits of an ordinal whose suffix is the right one.
  func ordinalNumber(at index: Int) -> (digits: String, end: Int)? {
    guard let numeral = numeral(at: index), numeral.fraction == nil, numeral.exponent == nil,
      let suffix = tightWord(numeral.end), suffix.utf8.count == 2,
      suffix == OrdinalWords.suffix(ofDigits: numeral.integer), isEnd(ofNumber: numeral.end + 1)
    else { return nil }
    return (numeral.integer, numeral.end + 1)
  }
}
