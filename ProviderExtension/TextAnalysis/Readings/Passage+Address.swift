internal import TextTables

extension Passage {
  /// What is said otherwise in an address: `St`, `Dr`, `S`, `CA 90210`.
  func addressPart(at index: Int) -> Reading? {
    guard isCapitalized(index) || isOrdinalSuffix(index - 1) else { return nil }
    return street(at: index) ?? direction(at: index) ?? state(at: index)
  }

  /// `Elm St`, `1st Ave.`; "saint" in front of a name.
  private func street(at index: Int) -> Reading? {
    guard let word = word(index), let row = EnglishData.places.row(word) else { return nil }
    let end = isTightSign(index + 1, ".") ? index + 2 : index + 1
    let isBehindName =
      !isTight(index)
      && (isCapitalized(index - 1) && !isTitle(index - 1) || isOrdinalSuffix(index - 1))
    let isBeforeName = isCapitalized(end) && !isTight(end)
    if isBehindName, !isBeforeName || hasHouseNumber(before: index) || isOrdinalSuffix(index - 1) {
      return Reading(end: end, row.words(1), characters(index..<end))
    }
    guard word == "st", isBeforeName else { return nil }
    return Reading(end: end, ["saint"], characters(index..<end))
  }

  /// Whether a word is itself in front of a name, so that no street is named by it.
  private func isTitle(_ index: Int) -> Bool {
    guard let word = word(index), let row = EnglishData.abbreviations.row(word) else {
      return false
    }
    return row[2] == "title" || row[2] == "name"
  }

  private func isOrdinalSuffix(_ index: Int) -> Bool {
    kind(index) == .word && isTight(index) && ordinalNumber(at: index - 1)?.end == index + 1
  }

  /// `1600 Pennsylvania Ave`: the number of a house, in pairs of digits.
  func houseNumber(at index: Int) -> Reading? {
    guard let digits = digits(index), digits.utf8.count == 4, !isTight(index),
      isEnd(ofNumber: index + 1), numeral(at: index)?.isPlain == true
    else { return nil }
    for next in (index + 1)...(index + 6) {
      guard isCapitalized(next) || isTightSign(next, ".") else { return nil }
      if next > index + 1, let word = word(next),
        EnglishData.places.contains(word) || EnglishData.places.hasCell(word, in: 1...1)
      {
        return Reading(end: index + 1, YearWords.words(digits), characters(index..<(index + 1)))
      }
    }
    return nil
  }

  /// Whether digits stand up to four tokens in front, with nothing but names between.
  private func hasHouseNumber(before index: Int) -> Bool {
    for distance in 1...4 {
      if kind(index - distance) == .digits { return true }
      let isName =
        isCapitalized(index - distance) || isSign(index - distance, ".")
        || isOrdinalSuffix(index - distance)
      guard isName else { return false }
    }
    return false
  }

  /// `12 S 1st St`, `N. Main St`.
  private func direction(at index: Int) -> Reading? {
    guard kind(index) == .word, let row = EnglishData.directions.row(tokens[index].text),
      !isTight(index)
    else {
      return nil
    }
    let end = isTightSign(index + 1, ".") ? index + 2 : index + 1
    let isBehindNumber =
      kind(index - 1) == .digits || (isTightSign(index + 1, ".") && isBeforeStreetName(end))
    let isBeforeStreet =
      !isTight(end)
      && (isCapitalized(end) && token(end).text.utf8.count > 1
        || kind(end) == .digits && ordinalNumber(at: end) != nil)
    let isBehindStreet =
      word(index - 1).map(EnglishData.places.contains) ?? false
      || isSign(index - 1, ".") && (word(index - 2).map(EnglishData.places.contains) ?? false)
    guard isBehindNumber && isBeforeStreet || isBehindStreet else { return nil }
    return Reading(end: end, row.words(1), characters(index..<end))
  }

  /// Whether a name and the abbreviation of a kind of street begin at a token.
  private func isBeforeStreetName(_ index: Int) -> Bool {
    for next in index..<(index + 5) {
      if next > index, isCapitalized(next) || isOrdinalSuffix(next - 1), let word = word(next),
        EnglishData.places.contains(word)
      {
        return true
      }
      let isOrdinal = kind(next) == .digits || isOrdinalSuffix(next)
      guard isCapitalized(next) || isOrdinal else { return false }
    }
    return false
  }

  /// `CA 90210` and `Portland, OR`.
  private func state(at index: Int) -> Reading? {
    let token = tokens[index]
    guard token.letterCase == .upper, token.text.utf8.count == 2, !isShouting,
      let row = EnglishData.states.row(token.text), isEnd(ofNumber: index + 1),
      (isSign(index - 1, ",") && isCapitalized(index - 2)) || postalCode(at: index + 1) != nil
    else { return nil }
    var reading = Reading(end: index + 1, row.words(1), characters(index..<(index + 1)))
    if let code = postalCode(at: index + 1) { reading.append(code) }
    return reading
  }

  /// Five digits behind a state, and four more.
  func postalCode(at index: Int) -> Reading? {
    guard let digits = digits(index), digits.utf8.count == 5, !isTight(index),
      isEnd(ofNumber: index + 1)
    else { return nil }
    var reading = Reading(
      end: index + 1, DigitWords.words(digits, zero: "oh"), characters(index..<(index + 1)))
    if isTightSign(index + 1, "-"), let more = tightDigits(index + 2), more.utf8.count == 4 {
      reading.add(["dash"], characters((index + 1)..<(index + 2)))
      reading.append(
        Reading(
          end: index + 3, DigitWords.words(more, zero: "oh"), characters((index + 2)..<(index + 3)))
      )
    }
    return reading
  }
}
