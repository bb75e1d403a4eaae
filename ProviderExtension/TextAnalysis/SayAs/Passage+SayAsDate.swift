internal import TextTables

extension Passage {
  /// A date in its format; without one, as the United States write dates, or as ISO 8601 does.
  func dateReading(at index: Int, _ format: DateFormat?) -> Reading? {
    guard let format else { return anyDate(at: index) }
    if let date = writtenDate(at: index, format.fields), date.isPossible,
      isAlone(index..<date.end)
    {
      return date.reading(format, isBehindThe: wordBefore(index) == "the")
    }
    // A month by its name says itself what is what.
    return monthDate(at: index) ?? dayDate(at: index)
  }

  private func anyDate(at index: Int) -> Reading? {
    if let date = numericDate(at: index) ?? monthDate(at: index) ?? dayDate(at: index) {
      return date
    }
    for format in Self.dateFormats {
      guard let date = writtenDate(at: index, format.fields), date.isPossible,
        isAlone(index..<date.end)
      else { continue }
      return date.reading(format, isBehindThe: wordBefore(index) == "the")
    }
    guard let row = word(index).flatMap({ EnglishData.calendar.row($0) }),
      row[3] == "month" || row[3] == "day"
    else { return nil }
    return Reading(end: index + 1, row.words(1), tokens[index].characters)
  }

  /// Formats that a date without one may have, the likeliest first.
  private static let dateFormats = [
    DateFormat([.year, .month, .day]), DateFormat([.month, .day, .year]),
    DateFormat([.day, .month, .year]), DateFormat([.month, .day]), DateFormat([.day, .month]),
    DateFormat([.month, .year]), DateFormat([.year, .month]), DateFormat([.year]),
  ]

  private func writtenDate(at index: Int, _ fields: [DateFormat.Field]) -> WrittenDate? {
    dividedDate(at: index, fields) ?? joinedDate(at: index, fields)
  }

  /// A date whose fields one and the same sign, or space, divides.
  private func dividedDate(at index: Int, _ fields: [DateFormat.Field]) -> WrittenDate? {
    var date = WrittenDate(parts: [], end: index)
    let separator = ["/", "-", "."].first { isTightSign(index + 1, $0) }
    for field in fields {
      if !date.parts.isEmpty {
        if let separator {
          guard isTightSign(date.end, separator), isTight(date.end + 1) else { return nil }
          date.end += 1
        } else if isTight(date.end) {
          return nil
        }
      }
      guard let (digits, end) = dateDigits(at: date.end, field) else { return nil }
      date.parts.append(
        WrittenDate.Part(
          field: field, digits: digits, characters: characters(date.end..<end)))
      date.end = end
    }
    return date
  }

  /// The digits of a field, with or without an ordinal's suffix for a day, or of a month's name.
  private func dateDigits(
    at index: Int, _ field: DateFormat.Field
  ) -> (digits: String, end: Int)? {
    if let digits = digits(index) {
      guard digits.utf8.count <= (field == .year ? 4 : 2) else { return nil }
      let ordinal = field == .day ? ordinalNumber(at: index) : nil
      return ordinal ?? (digits, index + 1)
    }
    guard field == .month, let row = word(index).flatMap({ EnglishData.calendar.row($0) }),
      row[3] == "month"
    else { return nil }
    return (String(row[2]), index + 1)
  }

  /// A date without signs, `20240922`, with `?` for digits that it leaves open.
  private func joinedDate(at index: Int, _ fields: [DateFormat.Field]) -> WrittenDate? {
    var text = ""
    var end = index
    while end == index || isTight(end), text.utf8.count <= 8,
      kind(end) == .digits || isSign(end, "?")
    {
      text += tokens[end].text
      end += 1
    }
    // Without digits, question marks are question marks.
    guard fields.count > 1, let yearDigits = Self.yearDigitCount(fields, text.utf8.count),
      text.contains(where: { $0 != "?" })
    else { return nil }
    var date = WrittenDate(parts: [], end: end)
    var rest = text[...]
    for field in fields {
      let count = field == .year ? yearDigits : 2
      let digits = String(rest.prefix(count))
      rest = rest.dropFirst(count)
      let isOpen = digits.allSatisfy { $0 == "?" }
      guard isOpen || !digits.contains("?") else { return nil }
      date.parts.append(
        WrittenDate.Part(
          field: field, digits: isOpen ? nil : digits, characters: characters(index..<end)))
    }
    return date
  }

  /// How many digits are the year's where `count` are all; nil where they do not add up.
  private static func yearDigitCount(_ fields: [DateFormat.Field], _ count: Int) -> Int? {
    guard fields.contains(.year) else { return count == 2 * fields.count ? 0 : nil }
    let rest = count - 2 * (fields.count - 1)
    return rest == 4 || rest == 2 && fields.count == 3 ? rest : nil
  }
}
