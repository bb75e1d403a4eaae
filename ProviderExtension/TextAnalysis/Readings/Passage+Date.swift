internal import TextTables

extension Passage {
  /// A date in digits: `4/1/1999`, `2016-11-03`, `25.12.2024`.
  func numericDate(at index: Int) -> Reading? {
    guard let first = digits(index), !isTight(index) || kind(index - 1) == .sign,
      let separator = dateSeparator(at: index + 1), let second = tightDigits(index + 2)
    else { return nil }
    guard isTightSign(index + 3, separator), let third = tightDigits(index + 4) else {
      return shortDate(first, second, separator, at: index)
    }
    let end = index + 5
    let isLonger = isTightSign(end, separator) && isTight(end + 1)
    guard !isLonger, second.utf8.count <= 2, let middle = Int(second) else { return nil }
    if first.utf8.count == 4 {
      guard let day = Int(third), third.utf8.count <= 2, DateWords.isDay(month: middle, day: day)
      else { return nil }
      let words = DateWords.words(month: middle, day: day, year: first)
      // The words come in another order than what they stand for.
      var reading = Reading(end: end, words, characters(index..<end))
      if tightWord(end) == "t", let time = time(at: end + 1) { reading.append(time) }
      return reading
    }
    guard first.utf8.count <= 2, let begin = Int(first),
      third.utf8.count == 4 || (third.utf8.count == 2 && separator != ".")
    else { return nil }
    return date(begin, middle, third, isEuropean: separator == ".", at: index)
  }

  private func dateSeparator(at index: Int) -> Unicode.Scalar? {
    ["/", "-", "."].first { isTightSign(index, $0) }
  }

  private func date(
    _ first: Int, _ second: Int, _ year: String, isEuropean: Bool, at index: Int
  ) -> Reading? {
    let isMonthFirst = DateWords.isDay(month: first, day: second)
    let isDayFirst = DateWords.isDay(month: second, day: first)
    guard isMonthFirst || isDayFirst else { return nil }
    let end = index + 5
    if isMonthFirst, !isEuropean || !isDayFirst {
      var reading = Reading(
        end: end, DateWords.words(month: first, day: nil, year: nil),
        characters(index..<(index + 1)))
      reading.add(OrdinalWords.words(second), characters((index + 2)..<(index + 3)))
      reading.add(YearWords.words(year), characters((index + 4)..<end))
      return reading
    }
    var reading = Reading(end: end)
    let the = wordBefore(index) == "the" ? [] : ["the"]
    reading.add(the + OrdinalWords.words(first), characters(index..<(index + 1)))
    reading.add(
      ["of"] + DateWords.words(month: second, day: nil, year: nil),
      characters((index + 2)..<(index + 3)))
    reading.add(YearWords.words(year), characters((index + 4)..<end))
    return reading
  }

  /// `4/1` where a day is spoken of.
  private func shortDate(
    _ first: String, _ second: String, _ separator: Unicode.Scalar, at index: Int
  ) -> Reading? {
    guard separator == "/", first.utf8.count <= 2, second.utf8.count <= 2, let month = Int(first),
      let day = Int(second), DateWords.isDay(month: month, day: day),
      !isTightSign(index + 3, "/"), isEnd(ofNumber: index + 3), let before = wordBefore(index),
      Self.dayWords.contains(before)
        || EnglishData.calendar.row(before)?[3] == "day"
    else { return nil }
    var reading = Reading(
      end: index + 3, DateWords.words(month: month, day: nil, year: nil),
      characters(index..<(index + 1)))
    reading.add(OrdinalWords.words(day), characters((index + 2)..<(index + 3)))
    return reading
  }

  private static let dayWords: Set<String> = [
    "on", "by", "since", "until", "till", "before", "after", "due", "dated", "from",
  ]

  /// A date that begins with the month: `Jan. 15, 2020`, `May 5-7`, `June 2015`.
  func monthDate(at index: Int) -> Reading? {
    guard var reading = singleDate(at: index) else { return nil }
    let sign = reading.end
    // Apr. 15 – May 1
    if isSign(sign, "-") || isSign(sign, "\u{2013}"), isTight(sign) == isTight(sign + 1),
      month(at: sign + 1) != nil
    {
      reading.append(Reading(end: sign + 1, ["to"], characters(sign..<(sign + 1))))
    }
    return reading
  }

  private func singleDate(at index: Int) -> Reading? {
    guard let month = month(at: index) else { return nil }
    var reading = Reading(
      end: month.end, month.words, characters(index..<month.end))
    let next = isSign(month.end, ",") ? month.end + 1 : month.end
    if let digits = digits(next), isYear(digits), isFree(next), !isTight(next) {
      reading.append(Reading(end: next + 1, YearWords.words(digits), characters(next..<(next + 1))))
      return reading
    }
    if isSign(month.end, "'"), !isTight(month.end), tightDigits(month.end + 1)?.utf8.count == 2 {
      appendYear(to: &reading)
      return reading
    }
    guard let day = day(at: month.end), !isTight(month.end) else {
      let isRange =
        (isTightSign(month.end, "-") || isTightSign(month.end, "\u{2013}"))
        && isTight(month.end + 1) && self.month(at: month.end + 1) != nil
      return isRange || month.isShort && (month.hasStop || isBareMonth(index)) ? reading : nil
    }
    reading.append(
      Reading(end: day.end, OrdinalWords.words(day.digits), characters(month.end..<day.end)))
    if isTightSign(day.end, "-") || isTightSign(day.end, "\u{2013}"), isTight(day.end + 1),
      let last = self.day(at: day.end + 1)
    {
      reading.add(["to"], characters(day.end..<(day.end + 1)))
      reading.append(
        Reading(
          end: last.end, OrdinalWords.words(last.digits), characters((day.end + 1)..<last.end)))
    }
    appendYear(to: &reading)
    return reading
  }

  /// A date that begins with the day: `26 May 2020`, `the 26th of May`.
  func dayDate(at index: Int) -> Reading? {
    guard let day = day(at: index), !isTight(index) || kind(index - 1) == .sign else { return nil }
    let hasOf = word(day.end) == "of"
    let monthIndex = hasOf ? day.end + 1 : day.end
    guard !isTight(monthIndex), let month = month(at: monthIndex),
      isCapitalized(monthIndex), digits(month.end).map({ $0.utf8.count == 4 }) ?? true
    else { return nil }
    let the = hasOf || wordBefore(index) == "the" ? [] : ["the"]
    var reading = Reading(
      end: day.end, the + OrdinalWords.words(day.digits), characters(index..<day.end))
    if hasOf { reading.add(["of"], characters(day.end..<monthIndex)) }
    reading.append(
      Reading(
        end: month.end, (hasOf ? [] : ["of"]) + month.words, characters(monthIndex..<month.end)))
    appendYear(to: &reading)
    return reading
  }

  /// Whether a short form is a month's without a stop or a day behind it: no name or word is like it.
  private func isBareMonth(_ index: Int) -> Bool {
    let isAfterMonth =
      (isSign(index - 1, "-") || isSign(index - 1, "\u{2013}"))
      && (word(index - 2).flatMap { EnglishData.calendar.row($0) }?[3] == "month")
    return tokens[index].letterCase == .title
      && (isAfterMonth || !["jan", "mar", "dec", "jun"].contains(tokens[index].lower))
  }

  private func appendYear(to reading: inout Reading) {
    let end = reading.end
    let index = isSign(end, ",") ? end + 1 : end
    if let digits = digits(index), isYear(digits), isFree(index), !isTight(index) {
      reading.append(
        Reading(end: index + 1, YearWords.words(digits), characters(index..<(index + 1))))
    } else if isSign(index, "'"), !isTight(index), let digits = tightDigits(index + 1),
      digits.utf8.count == 2
    {
      reading.append(
        Reading(end: index + 2, YearWords.words(digits), characters(index..<(index + 2))))
    }
  }

  /// Whether a number is not the beginning of something longer.
  private func isFree(_ index: Int) -> Bool {
    guard isTight(index + 1) else { return true }
    switch kind(index + 1) {
    case .digits, .word, .emoji: return false
    case .sign:
      return !isTight(index + 2) || kind(index + 2) != .digits
    case .gap, .none: return true
    }
  }

  private func isYear(_ digits: String) -> Bool {
    digits.utf8.count == 4 && digits.utf8.first != UInt8(ascii: "0")
  }

  /// A day of a month with or without its suffix.
  private func day(at index: Int) -> (digits: String, end: Int)? {
    guard let digits = digits(index), digits.utf8.count <= 2, let value = Int(digits),
      (1...31).contains(value)
    else { return nil }
    if let ordinal = ordinalNumber(at: index) { return ordinal }
    guard isFree(index) || isTightSign(index + 1, "-") || isTightSign(index + 1, "\u{2013}"),
      !isSign(index + 1, "%")
    else { return nil }
    return (digits, index + 1)
  }

  /// A month's name at a token, with the stop of its abbreviation.
  private func month(at index: Int) -> (words: [String], end: Int, isShort: Bool, hasStop: Bool)? {
    guard let word = word(index), let row = EnglishData.calendar.row(word), row[3] == "month" else {
      return nil
    }
    let isShort = row[4] == "short"
    // "may" and "march" are verbs, "mar" and "dec" parts of names.
    let hasStop = isShort && isTightSign(index + 1, ".")
    let isBeforeDay = (digits(hasStop ? index + 2 : index + 1)?.utf8.count ?? 9) <= 2
    guard
      isCapitalized(index) || (!isShort && word.utf8.count > 5)
        || (isBeforeDay && !["may", "march", "mar"].contains(word))
    else { return nil }
    return (row.words(1), hasStop ? index + 2 : index + 1, isShort, hasStop)
  }

  /// `Mon.`, and `Mon` in front of a date or another day.
  func weekday(at index: Int) -> Reading? {
    guard let word = word(index), isCapitalized(index), let row = EnglishData.calendar.row(word),
      row[3] == "day", row[4] == "short"
    else { return nil }
    let hasStop = isTightSign(index + 1, ".")
    let end = hasStop ? index + 2 : index + 1
    let dateIndex = isSign(end, ",") ? end + 1 : end
    let next = self.word(dateIndex).flatMap { EnglishData.calendar.row($0) }
    let isBeforeDate = next?[3] == "month" || (digits(dateIndex)?.utf8.count ?? 9) <= 2
    let isRange =
      (isSign(end, "-") || isSign(end, "\u{2013}"))
      && self.word(end + 1).flatMap { EnglishData.calendar.row($0) }?[3] == "day"
    let isAfterRange =
      (isSign(index - 1, "-") || isSign(index - 1, "\u{2013}"))
      && self.word(index - 2).flatMap { EnglishData.calendar.row($0) }?[3] == "day"
    let isClear =
      hasStop && (!["sun", "sat", "wed"].contains(word) || token(end).letterCase == .lower)
    guard isBeforeDate || isRange || isAfterRange || isClear else { return nil }
    var reading = Reading(end: end, row.words(1), characters(index..<end))
    if isRange {
      reading.append(Reading(end: end + 1, ["to"], characters(end..<(end + 1))))
    }
    return reading
  }
}
