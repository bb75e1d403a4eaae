internal import TextTables

extension Passage {
  /// How far a zone is from Greenwich: `UTC-5`, `GMT+05:30`.
  func zoneOffset(at index: Int) -> Reading? {
    guard isTight(index), let zone = word(index - 1),
      EnglishData.calendar.row(zone)?[3] == "zone", tokens[index - 1].letterCase == .upper,
      isTight(index + 1), let hours = digits(index + 1), hours.utf8.count <= 2
    else { return nil }
    let name: String? =
      switch tokens[index].sign {
      case "-", "\u{2212}", "\u{2013}": "minus"
      case "+": "plus"
      default: nil
      }
    guard let name else { return nil }
    var reading = Reading(end: index + 1, [name], characters(index..<(index + 1)))
    let hasMinutes = isTightSign(index + 2, ":") && tightDigits(index + 3)?.utf8.count == 2
    let end = hasMinutes ? index + 4 : index + 2
    var words = CardinalWords.words(hours)
    if hasMinutes, let minutes = digits(index + 3), minutes != "00" {
      words += CardinalWords.words(minutes)
    }
    reading.append(Reading(end: end, words, characters((index + 1)..<end)))
    return reading
  }

  /// The hour of a clock of four digits: `0600 hours`, `at 1430 hours`.
  func militaryTime(at index: Int) -> Reading? {
    guard let digits = digits(index), digits.utf8.count == 4, !isTight(index),
      word(index + 1) == "hours" || word(index + 1) == "hrs", let value = Int(digits),
      value < 2400, value % 100 < 60,
      digits.hasPrefix("0") || wordBefore(index).map(Self.clockWords.contains) ?? false
    else { return nil }
    let hour = value / 100
    let minute = value % 100
    var words = digits.hasPrefix("0") ? ["zero"] : []
    if hour > 0 { words += CardinalWords.words(hour) }
    if minute == 0 {
      words.append("hundred")
    } else {
      words += (minute < 10 ? ["zero"] : []) + CardinalWords.words(minute)
    }
    var reading = Reading(end: index + 1, words, characters(index..<(index + 1)))
    reading.append(Reading(end: index + 2, ["hours"], characters((index + 1)..<(index + 2))))
    return reading
  }

  private static let clockWords: Set<String> = [
    "at", "by", "until", "till", "from", "since", "before", "after", "around",
  ]

  /// `1:02:03` as a time that passes, where something takes it.
  func elapsed(at index: Int) -> Reading? {
    guard let before = wordBefore(index), Self.elapsingWords.contains(before),
      isTightSign(index + 1, ":"), isTightSign(index + 3, ":"), !isTightSign(index + 5, ":")
    else { return nil }
    var reading = Reading(end: index)
    for (place, unit) in ["hour", "minute", "second"].enumerated() {
      let number = index + 2 * place
      guard let digits = digits(number), digits.utf8.count <= 2, let count = Int(digits),
        place == 0 || isTight(number)
      else { return nil }
      let words = count == 0 ? [] : CardinalWords.words(count) + [count == 1 ? unit : unit + "s"]
      reading.append(Reading(end: number + 1, words, characters(number..<(number + 1))))
      reading.end = number + 2
    }
    reading.end -= 1
    return reading.pieces.contains { !$0.words.isEmpty } ? reading : nil
  }

  private static let elapsingWords: Set<String> = [
    "took", "takes", "take", "lasted", "lasts", "last", "ran", "runs", "duration", "length",
    "runtime", "elapsed",
  ]
}
