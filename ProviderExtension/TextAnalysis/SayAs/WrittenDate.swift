/// A date as it was found in a text: each field's value, or what stands for it, and its place.
struct WrittenDate {
  struct Part {
    var field: DateFormat.Field
    /// Digits as written; nil where the text leaves the field open.
    var digits: String?
    /// In the passage's characters.
    var characters: Range<Int>
  }

  var parts: [Part]
  /// Index behind its last token.
  var end: Int

  private func digits(_ field: DateFormat.Field) -> String? {
    parts.first { $0.field == field }?.digits
  }

  /// Whether there may be such a date.
  var isPossible: Bool {
    if let year = digits(.year), year.utf8.count != 2, year.utf8.count != 4 { return false }
    let month = digits(.month).map { Int($0) ?? 0 }
    let day = digits(.day).map { Int($0) ?? 0 }
    if let month, !(1...12).contains(month) { return false }
    // January has as many days as any month.
    if let day, !DateWords.isDay(month: month ?? 1, day: day) { return false }
    return parts.contains { $0.digits != nil }
  }

  /// The words, in the order of `format`; parts that keep their order have places of their own.
  ///
  /// - Parameter isBehindThe: Whether "the" stands in front.
  func reading(_ format: DateFormat, isBehindThe: Bool) -> Reading {
    let spoken = format.spokenFields.compactMap { field in
      parts.first { $0.field == field && $0.digits != nil }
    }
    let keepsOrder = zip(spoken, spoken.dropFirst()).allSatisfy {
      $0.characters.upperBound <= $1.characters.lowerBound
    }
    let saysDayFirst = format.saysDayFirst && spoken.count > 1
    var reading = Reading(end: end)
    for part in spoken {
      var words = Self.words(part)
      if saysDayFirst, part.field == .day, !isBehindThe { words.insert("the", at: 0) }
      if saysDayFirst, part.field == .month, spoken.first?.field == .day {
        words.insert("of", at: 0)
      }
      reading.add(words, part.characters)
    }
    if keepsOrder { return reading }
    let first = spoken.map(\.characters.lowerBound).min() ?? 0
    let last = spoken.map(\.characters.upperBound).max() ?? 0
    return Reading(end: end, reading.pieces.flatMap(\.words), first..<last)
  }

  private static func words(_ part: Part) -> [String] {
    let digits = part.digits ?? ""
    return switch part.field {
    case .day: DateWords.words(month: nil, day: Int(digits), year: nil)
    case .month: DateWords.words(month: Int(digits), day: nil, year: nil)
    case .year: YearWords.words(digits)
    }
  }
}
