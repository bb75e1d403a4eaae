internal import TextTables

extension Passage {
  /// A time of day: `3:45pm`, `08:05`, `10 a.m.`, `12:30:15`.
  func time(at index: Int) -> Reading? {
    if let other = militaryTime(at: index) ?? elapsed(at: index) { return other }
    guard let hourDigits = digits(index), hourDigits.utf8.count <= 2, let hour = Int(hourDigits),
      hour <= 24, !isTight(index) || kind(index - 1) != .digits && !isTimeSign(index - 1)
    else { return nil }
    var minute = 0
    var second: Int?
    var end = index + 1
    if isTightSign(end, ":"), let digits = tightDigits(end + 1) {
      guard digits.utf8.count == 2, let value = Int(digits), value < 60 else {
        return ratio(at: index)
      }
      minute = value
      end += 2
      if isTightSign(end, ":"), let digits = tightDigits(end + 1), digits.utf8.count == 2,
        let value = Int(digits), value < 60
      {
        second = value
        end += 2
      }
      if isTightSign(end, ":"), isTight(end + 1) { return nil }
    }
    let hasMinutes = end > index + 1
    let meridiem = meridiem(at: end)
    guard hasMinutes || (meridiem != nil && (1...12).contains(hour)),
      meridiem != nil || isEnd(ofNumber: end) || tightWord(end) == "z"
    else { return nil }
    let zone = zone(at: meridiem?.end ?? end, mayBeLower: meridiem != nil)
    let isHalf = meridiem != nil || zone != nil || ["noon", "midnight"].contains(word(end))
    var reading = Reading(
      end: end,
      TimeWords.words(
        hour: hour, minute: minute, second: second, hasMeridiem: hour <= 12 && isHalf),
      characters(index..<end))
    if let meridiem { reading.append(meridiem) }
    if let zone { reading.append(zone) }
    appendTo(&reading)
    appendSpacedTo(&reading)
    return reading
  }

  /// Appends "to" for a dash between spaces in front of another time: `10 AM – 2 PM`.
  private func appendSpacedTo(_ reading: inout Reading) {
    let sign = reading.end
    guard isSpacedRange(sign) else { return }
    reading.append(Reading(end: sign + 1, ["to"], characters(sign..<(sign + 1))))
  }

  private func isSpacedRange(_ index: Int) -> Bool {
    guard isSign(index, "-") || isSign(index, "\u{2013}"), !isTight(index), !isTight(index + 1),
      let digits = digits(index + 1), digits.utf8.count <= 2
    else { return false }
    return isTightSign(index + 2, ":") || meridiem(at: index + 2) != nil
  }

  private func isTimeSign(_ index: Int) -> Bool { isSign(index, ":") || isSign(index, ".") }

  /// `16:9` and other numbers that are no time.
  private func ratio(at index: Int) -> Reading? {
    guard let first = digits(index) else { return nil }
    var reading = Reading(
      end: index + 1, CardinalWords.words(first), characters(index..<(index + 1)))
    while isTightSign(reading.end, ":"), let next = tightDigits(reading.end + 1) {
      let colon = reading.end
      reading.add(["to"], characters(colon..<(colon + 1)))
      reading.append(
        Reading(
          end: colon + 2, CardinalWords.words(next), characters((colon + 1)..<(colon + 2))))
    }
    return isEnd(ofNumber: reading.end) && reading.pieces.count <= 9 ? reading : nil
  }

  /// `am`, `PM`, `a.m.` and the like behind a time.
  func meridiem(at index: Int) -> Reading? {
    guard let word = word(index) else { return nil }
    if word == "am" || word == "pm" {
      guard isEnd(ofNumber: index + 1), token(index).letterCase != .title else { return nil }
      return Reading(
        end: index + 1, [String(word.prefix(1)), "m"], characters(index..<(index + 1)))
    }
    guard word == "a" || word == "p", isTightSign(index + 1, "."), tightWord(index + 2) == "m"
    else {
      return nil
    }
    let end = isTightSign(index + 3, ".") ? index + 4 : index + 3
    return Reading(end: end, [word, "m"], characters(index..<end))
  }

  /// A time zone's letters behind a time.
  func zone(at index: Int, mayBeLower: Bool) -> Reading? {
    guard let word = word(index) else { return nil }
    if word == "z", isTight(index) {
      return Reading(end: index + 1, ["u", "t", "c"], characters(index..<(index + 1)))
    }
    guard let row = EnglishData.calendar.row(word), row[3] == "zone",
      token(index).letterCase == .upper || (mayBeLower && isTight(index))
    else { return nil }
    return Reading(end: index + 1, row.words(1), characters(index..<(index + 1)))
  }
}
