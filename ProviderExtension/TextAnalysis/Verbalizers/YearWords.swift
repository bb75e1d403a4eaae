/// Years and decades in English words.
package enum YearWords {
  /// `1984` is "nineteen eighty four", `2005` "two thousand five", `1905` "nineteen oh five".
  package static func words(_ digits: String) -> [String] {
    guard let year = Int(digits), digits.utf8.count <= 4 else { return CardinalWords.words(digits) }
    if digits.utf8.count == 2 { return shortWords(year) }
    let century = year / 100
    let rest = year % 100
    if year < 1000 || century % 10 == 0 && rest < 10 { return CardinalWords.words(year) }
    if rest == 0 { return CardinalWords.words(century) + ["hundred"] }
    return CardinalWords.words(century) + (rest < 10 ? ["oh"] : []) + CardinalWords.words(rest)
  }

  /// A year without its century: `98` is "ninety eight", `05` "oh five".
  private static func shortWords(_ year: Int) -> [String] {
    switch year {
    case 0: ["two", "thousand"]
    case 1...9: ["oh", CardinalWords.small[year]]
    default: CardinalWords.words(year)
    }
  }

  /// The years of a decade or century by its first: `1980` is "nineteen eighties", `90` "nineties".
  package static func decadeWords(_ digits: String) -> [String] {
    var words = words(digits)
    guard let last = words.popLast() else { return [] }
    words.append(last.hasSuffix("y") ? last.dropLast() + "ies" : last + "s")
    return words
  }
}
