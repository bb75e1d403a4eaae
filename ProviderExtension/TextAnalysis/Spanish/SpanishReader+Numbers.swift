internal import TextTables

// Numbers with what they count.
extension SpanishReader {
  /// A number with its unit or currency, or as the word behind it asks for.
  func quantity(in passage: Passage, at index: Int) -> Reading? {
    guard let number = SpanishNumber(passage, at: index) else { return nil }
    if let reading = amount(number, in: passage, from: index) { return reading }
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
      return passage.word(number.end + 1).flatMap {
        SpanishGender.agreement(isOne: false, with: $0)
      }
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

  /// An amount with its currency in front: `$ 5`, `EUR 20`, `$3 millones`.
  func money(in passage: Passage, at index: Int) -> Reading? {
    guard let row = SpanishData.currencies.row(passage.tokens[index].text),
      let number = SpanishNumber(passage, at: index + 1)
    else { return nil }
    let factors = factors(in: passage, at: number.end)
    return Reading(
      end: factors.upperBound, words(number, factors, row, in: passage),
      passage.characters(index..<factors.upperBound))
  }

  /// An amount with its currency behind: `12,50 €`, `3 millones €`.
  private func amount(
    _ number: SpanishNumber, in passage: Passage, from start: Int
  ) -> Reading? {
    let factors = factors(in: passage, at: number.end)
    let end = factors.upperBound + 1
    guard let row = SpanishData.currencies.row(passage.token(end - 1).text) else { return nil }
    return Reading(
      end: end, words(number, factors, row, in: passage), passage.characters(start..<end))
  }

  /// The words that multiply the number in front of them: millones, mil millones.
  private func factors(in passage: Passage, at index: Int) -> Range<Int> {
    let known: Set = ["mil", "millón", "millones", "billón", "billones"]
    var end = index
    while !passage.isTight(end), let word = passage.word(end), known.contains(word) { end += 1 }
    return index..<end
  }

  private func words(
    _ number: SpanishNumber, _ factors: Range<Int>, _ row: TextTableRow, in passage: Passage
  ) -> [String] {
    let several = row.words(2)
    let agreement: SpanishNumberWords.Agreement = row[3] == "f" ? .feminine : .masculine
    if let last = factors.last {
      let isThousands = passage.word(last) == "mil"
      return number.words(before: isThousands ? agreement : .masculine)
        + factors.compactMap { passage.word($0) } + (isThousands ? [] : ["de"]) + several
    }
    guard let decimals = number.decimals, decimals.count == 2, row[4] != "-" else {
      return number.words(before: agreement) + (number.isOne ? row.words(1) : several)
    }
    var words =
      SpanishNumberWords.counting(number.whole, agreement)
      + (number.whole == "1" ? row.words(1) : several)
    if let count = Int(decimals), count > 0 {
      words += ["con"] + SpanishNumberWords.cardinal(count, .masculine)
      words += row.words(count == 1 ? 4 : 5)
    }
    return words
  }

  // MARK: - Ordinals and fractions

  /// `1.º`, `2ª`, `3.er`, `4to`
  func ordinal(in passage: Passage, at index: Int) -> Reading? {
    let markIndex = passage.isTightSign(index + 1, ".") ? index + 2 : index + 1
    guard let digits = passage.digits(index), let value = Int(digits),
      let mark = passage.tightWord(markIndex)
    else { return nil }
    let words = SpanishNumberWords.ordinal(
      value, isFeminine: mark == "ª" || mark.hasSuffix("a"), isShort: mark == "er")
    // Letters are the word's last ones; one alone needs its point.
    let isEnding =
      words?.last?.hasSuffix(mark) == true && (mark.count == 2 || markIndex > index + 1)
    guard ["º", "ª", "er"].contains(mark) || isEnding else { return nil }
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
