internal import TextTables

// Numbers with what they count.
extension SpanishReader {
  /// A number with its unit or currency, or as the word behind it asks for.
  func quantity(in passage: Passage, at index: Int) -> Reading? {
    guard let number = SpanishNumber(passage, at: index) else { return nil }
    if let reading = amount(number, in: passage, from: index, behind: number.end) {
      return reading
    }
    if let (row, end) = unit(in: passage, at: number.end) {
      let agreement: SpanishNumberWords.Agreement = row[3] == "f" ? .feminine : .masculine
      let isPercent = row[1] == row[2]
      let words =
        (isPercent ? number.words : number.words(before: agreement))
        + row.words(number.isOne ? 1 : 2)
      return Reading(end: end, words, passage.characters(index..<end))
    }
    let words = agreement(of: number, in: passage).map { number.words(before: $0) }
    return Reading(
      end: number.end, words ?? number.words, passage.characters(index..<number.end))
  }

  /// How a number agrees with the noun behind it, or behind a "mil" in between; nil where it counts
  /// nothing.
  private func agreement(
    of number: SpanishNumber, in passage: Passage
  ) -> SpanishNumberWords.Agreement? {
    guard !passage.isTight(number.end), let word = passage.word(number.end) else { return nil }
    if word == "mil" {
      return passage.word(number.end + 1).flatMap { SpanishGender.agreement(isOne: false, with: $0) }
        ?? .masculine
    }
    return SpanishGender.agreement(isOne: number.isOne, with: word)
  }

  /// A number below zero: `-5`.
  func negative(in passage: Passage, at index: Int) -> Reading? {
    guard passage.isSign(index, "-") || passage.isSign(index, "\u{2212}"),
      !passage.isTight(index), passage.isTight(index + 1),
      let number = quantity(in: passage, at: index + 1)
    else { return nil }
    var reading = Reading(end: index + 1, ["menos"], passage.characters(index..<(index + 1)))
    reading.append(number)
    return reading
  }

  /// The unit that begins with a token, of the longest spelling, and the index behind it.
  private func unit(in passage: Passage, at index: Int) -> (TextTableRow, Int)? {
    guard passage.kind(index) == .word || passage.kind(index) == .sign else { return nil }
    let longestTokenCount = 3
    var text = ""
    var found: (TextTableRow, Int)?
    for next in index..<min(index + longestTokenCount, passage.tokens.count) {
      guard next == index || passage.isTight(next) else { break }
      text += passage.tokens[next].text
      let isWhole = !passage.isTight(next + 1) || passage.kind(next + 1) == .sign
      if isWhole, let row = SpanishData.units.row(text) { found = (row, next + 1) }
    }
    return found
  }

  // MARK: - Money

  /// An amount with its currency in front: `$ 5`, `EUR 20`.
  func money(in passage: Passage, at index: Int) -> Reading? {
    guard let row = SpanishData.currencies.row(passage.tokens[index].text),
      let number = SpanishNumber(passage, at: index + 1)
    else { return nil }
    return amount(number, row, passage.characters(index..<number.end), end: number.end)
  }

  /// An amount with its currency behind: `12,50 €`.
  private func amount(
    _ number: SpanishNumber, in passage: Passage, from start: Int, behind index: Int
  ) -> Reading? {
    guard let row = SpanishData.currencies.row(passage.token(index).text) else { return nil }
    return amount(number, row, passage.characters(start..<(index + 1)), end: index + 1)
  }

  private func amount(
    _ number: SpanishNumber, _ row: TextTableRow, _ characters: Range<Int>, end: Int
  ) -> Reading {
    let agreement: SpanishNumberWords.Agreement = row[3] == "f" ? .feminine : .masculine
    guard let decimals = number.decimals, decimals.count == 2, row[4] != "-" else {
      let words = number.words(before: agreement) + row.words(number.isOne ? 1 : 2)
      return Reading(end: end, words, characters)
    }
    let isOne = number.whole == "1"
    var words = SpanishNumberWords.counting(number.whole, agreement) + row.words(isOne ? 1 : 2)
    if let count = Int(decimals), count > 0 {
      words += ["con"] + SpanishNumberWords.cardinal(count, .masculine)
      words += row.words(count == 1 ? 4 : 5)
    }
    return Reading(end: end, words, characters)
  }

  // MARK: - Ordinals and fractions

  /// `1.º`, `2ª`, `3.er`
  func ordinal(in passage: Passage, at index: Int) -> Reading? {
    let markIndex = passage.isTightSign(index + 1, ".") ? index + 2 : index + 1
    guard let digits = passage.digits(index), let value = Int(digits),
      let mark = passage.tightWord(markIndex), ["º", "ª", "er", "o", "a"].contains(mark),
      mark.count > 1 || !["o", "a"].contains(mark) || markIndex == index + 2
    else { return nil }
    let words = SpanishNumberWords.ordinal(
      value, isFeminine: mark == "ª" || mark == "a", isShort: mark == "er")
    return Reading(
      end: markIndex + 1, words ?? SpanishNumberWords.cardinal(digits),
      passage.characters(index..<(markIndex + 1)))
  }

  /// Digits alone, where a document says that they are an ordinal.
  func plainOrdinal(in passage: Passage, at index: Int) -> Reading? {
    guard let digits = passage.digits(index), let value = Int(digits),
      let words = SpanishNumberWords.ordinal(value, isFeminine: false, isShort: false)
    else { return nil }
    return Reading(end: index + 1, words, passage.tokens[index].characters)
  }

  /// `3/4`
  func fraction(in passage: Passage, at index: Int) -> Reading? {
    guard let numerator = passage.digits(index), passage.isTightSign(index + 1, "/"),
      let denominator = passage.tightDigits(index + 2), let count = Int(numerator),
      let parts = Int(denominator), (2...10).contains(parts), (1..<parts).contains(count),
      !passage.isTightSign(index + 3, "/")
    else { return nil }
    let names = [
      "medio", "tercio", "cuarto", "quinto", "sexto", "séptimo", "octavo", "noveno", "décimo",
    ]
    let words = SpanishNumberWords.cardinal(count, .masculine)
    return Reading(
      end: index + 3, words + [names[parts - 2] + (count == 1 ? "" : "s")],
      passage.characters(index..<(index + 3)))
  }
}
