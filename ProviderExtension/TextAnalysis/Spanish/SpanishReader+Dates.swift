// Dates, times and telephone numbers.
extension SpanishReader {
  private static let months = [
    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
    "octubre", "noviembre", "diciembre",
  ]

  /// `3/5/2026`, `3-5-26`, `2026-05-03`
  func date(in passage: Passage, at index: Int) -> Reading? {
    guard let first = passage.digits(index), passage.isTight(index + 1),
      let sign = ["/", "-", "."].first(where: { passage.isSign(index + 1, $0) }),
      let second = passage.tightDigits(index + 2), passage.isTightSign(index + 3, sign),
      let third = passage.tightDigits(index + 4),
      !(passage.isTight(index + 5) && passage.kind(index + 6) == .digits)
    else { return nil }
    let isYearFirst = first.count == 4 && sign == "-"
    let (day, year) = isYearFirst ? (third, first) : (first, third)
    guard let dayValue = Int(day), let month = Int(second), (1...31).contains(dayValue),
      (1...12).contains(month), second.count <= 2, day.count <= 2,
      year.count == 4 || (year.count == 2 && sign != ".")
    else { return nil }
    let words =
      SpanishNumberWords.cardinal(dayValue) + ["de", Self.months[month - 1], "de"]
      + SpanishNumberWords.cardinal(year)
    return Reading(end: index + 5, words, passage.characters(index..<(index + 5)))
  }

  /// `14:30`, `9:05 h`, `10:20:30`
  func time(in passage: Passage, at index: Int) -> Reading? {
    guard let hours = passage.digits(index), hours.count <= 2, let hour = Int(hours), hour < 25,
      passage.isTightSign(index + 1, ":"), let minutes = passage.tightDigits(index + 2),
      minutes.count == 2, let minute = Int(minutes), minute < 60
    else { return nil }
    var words = SpanishNumberWords.cardinal(hour, .feminine)
    var end = index + 3
    if minute > 0 {
      words +=
        minute < 10 ? SpanishNumberWords.digits(minutes) : SpanishNumberWords.cardinal(minute)
    }
    if passage.isTightSign(end, ":"), let seconds = passage.tightDigits(end + 1),
      seconds.count == 2, let second = Int(seconds), second < 60
    {
      words += ["y"] + SpanishNumberWords.cardinal(second, .masculine)
      words.append(second == 1 ? "segundo" : "segundos")
      end += 2
    } else {
      let isMarked = ["h", "hs", "hrs"].contains(passage.word(end))
      if isMarked || minute == 0 { words.append(hour == 1 ? "hora" : "horas") }
      if isMarked { end += 1 }
    }
    return Reading(end: end, words, passage.characters(index..<end))
  }

  /// Nine digits or more in groups, or behind a plus: `+34 612 345 678`, `91 234 56 78`.
  func telephone(in passage: Passage, at index: Int) -> Reading? {
    let isInternational = passage.isSign(index, "+")
    var groups: [Int] = []
    var count = 0
    var next = isInternational ? index + 1 : index
    while let digits = passage.digits(next), (2...9).contains(digits.count), groups.count < 8 {
      groups.append(next)
      count += digits.count
      next += passage.isTightSign(next + 1, "-") && passage.tightDigits(next + 2) != nil ? 2 : 1
    }
    guard let first = groups.first, let last = groups.last, !passage.isTightSign(last + 1, ","),
      !passage.isTightSign(last + 1, "."), isTelephone(passage, first, count, isInternational)
    else { return nil }
    var reading = Reading(end: last + 1)
    if isInternational { reading.add(["más"], passage.tokens[index].characters) }
    for (number, group) in groups.enumerated() {
      if number > 0 { reading.addPause() }
      reading.append(digitGroup(in: passage, at: group) ?? Reading(end: group + 1))
    }
    reading.end = last + 1
    return reading
  }

  private func isTelephone(
    _ passage: Passage, _ first: Int, _ count: Int, _ isInternational: Bool
  ) -> Bool {
    if isInternational { return (9...15).contains(count) }
    let begins = passage.tokens[first].text.first.map { "6789".contains($0) } ?? false
    return count == 9 && begins && passage.token(first + 1).space != .narrow
  }

  /// Digits one by one, in threes where there are many.
  func digitGroup(in passage: Passage, at index: Int) -> Reading? {
    guard let digits = passage.digits(index) else { return nil }
    let characters = passage.tokens[index].characters
    var reading = Reading(end: index + 1)
    var rest = digits[...]
    while !rest.isEmpty {
      if rest.count < digits.count { reading.addPause() }
      let size = rest.count > 4 ? 3 : rest.count
      reading.add(SpanishNumberWords.digits(rest.prefix(size)), characters)
      rest = rest.dropFirst(size)
    }
    return reading
  }
}
