/// Roman numerals and their values.
package enum RomanNumeral {
  private static let values: [(letters: String, value: Int)] = [
    ("M", 1000), ("CM", 900), ("D", 500), ("CD", 400), ("C", 100), ("XC", 90), ("L", 50),
    ("XL", 40), ("X", 10), ("IX", 9), ("V", 5), ("IV", 4), ("I", 1),
  ]

  /// The value of a numeral in capitals, 1 to 3999; nil for letters that are none, as `IIII`.
  package static func value(of letters: String) -> Int? {
    guard (1...15).contains(letters.utf8.count),
      letters.utf8.allSatisfy({ "MDCLXVI".utf8.contains($0) })
    else { return nil }
    var rest = letters[...]
    var value = 0
    for entry in values {
      while rest.hasPrefix(entry.letters) {
        rest = rest.dropFirst(entry.letters.utf8.count)
        value += entry.value
      }
    }
    // There is one way to write a number.
    return rest.isEmpty && value < 4000 && self.letters(of: value) == letters ? value : nil
  }

  private static func letters(of value: Int) -> String {
    var rest = value
    var letters = ""
    for entry in values {
      while rest >= entry.value {
        letters += entry.letters
        rest -= entry.value
      }
    }
    return letters
  }
}
