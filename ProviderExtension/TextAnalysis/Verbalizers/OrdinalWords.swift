/// Ordinal numbers in English words.
package enum OrdinalWords {
  private static let irregular = [
    "one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth",
    "nine": "ninth", "twelve": "twelfth",
  ]

  /// The ordinal of a number of ASCII digits: `121` is "one hundred twenty first".
  package static func words(_ digits: String) -> [String] { ordinal(CardinalWords.words(digits)) }

  static func words(_ value: Int) -> [String] { ordinal(CardinalWords.words(value)) }

  private static func ordinal(_ cardinal: [String]) -> [String] {
    guard let last = cardinal.last else { return [] }
    return cardinal.dropLast() + [ordinal(last)]
  }

  private static func ordinal(_ word: String) -> String {
    if let found = irregular[word] { return found }
    return word.hasSuffix("y") ? word.dropLast() + "ieth" : word + "th"
  }

  /// The suffix that digits take: `st`, `nd`, `rd` or `th`.
  static func suffix(ofDigits digits: String) -> String {
    let last = digits.utf8.suffix(2).map { Int($0 & 15) }
    if last.count == 2, last[0] == 1 { return "th" }
    return switch last.last {
    case 1: "st"
    case 2: "nd"
    case 3: "rd"
    default: "th"
    }
  }
}
