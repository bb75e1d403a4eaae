extension Passage {
  /// A time of day in its format; without one, of whichever clock it is.
  func timeReading(at index: Int, _ format: TimeFormat?) -> Reading? {
    primedDuration(at: index) ?? clockReading(at: index, format)
      ?? (format == nil ? time(at: index) : nil)
  }

  private func clockReading(at index: Int, _ format: TimeFormat?) -> Reading? {
    guard let time = writtenTime(at: index, format) else { return nil }
    let meridiem = meridiem(at: time.end) ?? shortMeridiem(at: time.end)
    guard isPossible(time, format, hasMeridiem: meridiem != nil) else { return nil }
    var reading = Reading(
      end: time.end,
      TimeWords.words(
        hour: time.numbers[0], minute: time.number(1) ?? 0, second: time.number(2),
        hasMeridiem: meridiem != nil && time.numbers[0] <= 12),
      characters(index..<time.end))
    if let meridiem { reading.append(meridiem) }
    if let zone = zone(at: reading.end, mayBeLower: meridiem != nil) { reading.append(zone) }
    return isAlone(index..<reading.end) ? reading : nil
  }

  /// Numbers that signs divide, in falling order of what they count.
  private struct WrittenTime {
    var numbers: [Int]
    var end: Int

    func number(_ place: Int) -> Int? { place < numbers.count ? numbers[place] : nil }
  }

  private func isPossible(
    _ time: WrittenTime, _ format: TimeFormat?, hasMeridiem: Bool
  ) -> Bool {
    guard (time.number(1) ?? 0) < 60, (time.number(2) ?? 0) <= 60 else { return false }
    // A lone number is an hour where a format or what follows says so.
    if time.numbers.count == 1, format == nil, !hasMeridiem { return false }
    switch format?.clockHours {
    case 12: return (1...12).contains(time.numbers[0])
    case 24: return time.numbers[0] <= 24 && !hasMeridiem
    default: return time.numbers[0] <= (hasMeridiem ? 12 : 24)
    }
  }

  /// Up to three numbers with colons or stops between them, or without: `2:30`, `14.30`, `1430`.
  private func writtenTime(at index: Int, _ format: TimeFormat?) -> WrittenTime? {
    let limit = format?.fields.count ?? 3
    guard let first = digits(index) else { return nil }
    if first.utf8.count > 2 { return joinedTime(first, at: index, limit: limit) }
    var time = WrittenTime(numbers: [Int(first) ?? 0], end: index + 1)
    let separator = [":", "."].first { isTightSign(index + 1, $0) }
    while let separator, time.numbers.count < limit, isTightSign(time.end, separator),
      let next = tightDigits(time.end + 1), next.utf8.count == 2
    {
      time.numbers.append(Int(next) ?? 0)
      time.end += 2
    }
    return time
  }

  /// `930`, `1430`, `143059`.
  private func joinedTime(_ text: String, at index: Int, limit: Int) -> WrittenTime? {
    guard text.utf8.count <= 6, text.utf8.count != 5 else { return nil }
    let padded = text.utf8.count == 3 ? "0" + text : text
    let numbers = stride(from: 0, to: padded.utf8.count, by: 2).map { place in
      Int(padded.dropFirst(place).prefix(2)) ?? 0
    }
    guard numbers.count <= limit else { return nil }
    return WrittenTime(numbers: numbers, end: index + 1)
  }

  /// `a` or `p` right behind a time.
  private func shortMeridiem(at index: Int) -> Reading? {
    guard let word = tightWord(index), word == "a" || word == "p" else { return nil }
    return Reading(end: index + 1, [word, "m"], tokens[index].characters)
  }

  /// A time that passes: `01:18:30`, `1'21"`, or as in running text, `2h30m`.
  func durationReading(at index: Int, _ format: TimeFormat?) -> Reading? {
    if let duration = primedDuration(at: index) { return duration }
    guard kind(index) == .digits, let numbers = colonNumbers(at: index) else { return nil }
    let fields = format?.fields ?? Self.durationFields[numbers.count]
    guard let fields, numbers.count == fields.count else {
      // One number and its unit.
      return format == nil && numbers.count == 1 ? number(at: index) : nil
    }
    var reading = Reading(end: index)
    for (place, field) in fields.enumerated() {
      let token = index + 2 * place
      let words = Self.words(numbers[place], field)
      if numbers[place] > 0 || (place + 1 == fields.count && reading.pieces.isEmpty) {
        reading.add(words, tokens[token].characters)
      }
      reading.end = token + 1
    }
    return isAlone(index..<reading.end) ? reading : nil
  }

  private static let durationFields: [Int: [TimeFormat.Field]] = [
    2: [.minute, .second], 3: [.hour, .minute, .second],
  ]

  private func colonNumbers(at index: Int) -> [Int]? {
    var numbers: [Int] = []
    var next = index
    while let digits = digits(next), numbers.count < 4 {
      guard digits.utf8.count <= 4, let number = Int(digits) else { return nil }
      numbers.append(number)
      guard isTightSign(next + 1, ":"), isTight(next + 2) else { break }
      next += 2
    }
    return numbers
  }

  private static func words(_ count: Int, _ field: TimeFormat.Field) -> [String] {
    let unit =
      switch field {
      case .hour: "hour"
      case .minute: "minute"
      case .second: "second"
      }
    return CardinalWords.words(count) + [count == 1 ? unit : unit + "s"]
  }

  /// Minutes and seconds behind their signs: `1'21"`.
  private func primedDuration(at index: Int) -> Reading? {
    var reading = Reading(end: index)
    for (signs, field) in [
      (["'", "\u{2032}"], TimeFormat.Field.minute), (["\"", "\u{2033}"], .second),
    ] as [([Unicode.Scalar], TimeFormat.Field)] {
      let start = reading.end
      guard let digits = digits(start), digits.utf8.count <= 4, let count = Int(digits),
        reading.pieces.isEmpty || isTight(start),
        signs.contains(where: { isTightSign(start + 1, $0) })
      else { continue }
      reading.add(Self.words(count, field), characters(start..<(start + 2)))
      reading.end = start + 2
    }
    return reading.pieces.isEmpty ? nil : reading
  }
}
