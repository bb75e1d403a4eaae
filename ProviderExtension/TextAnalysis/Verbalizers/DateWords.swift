/// Days, months and years in English words.
package enum DateWords {
  static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// The date in American order: "april first nineteen ninety nine".
  ///
  /// - Parameters:
  ///   - month: 1 to 12.
  ///   - year: Two or four digits.
  package static func words(month: Int?, day: Int?, year: String?) -> [String] {
    var words: [String] = []
    if let month, months.indices.contains(month - 1) { words.append(months[month - 1]) }
    if let day { words += OrdinalWords.words(day) }
    if let year { words += YearWords.words(year) }
    return words
  }

  /// Whether there may be such a day.
  package static func isDay(month: Int, day: Int) -> Bool {
    guard (1...12).contains(month), day >= 1 else { return false }
    return day <= (month == 2 ? 29 : [4, 6, 9, 11].contains(month) ? 30 : 31)
  }
}
