/// Whole numbers in English words.
package enum CardinalWords {
  static let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]
  static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
  private static let scales = [
    "", "thousand", "million", "billion", "trillion", "quadrillion", "quintillion", "sextillion",
    "septillion", "octillion", "nonillion", "decillion", "undecillion", "duodecillion",
    "tredecillion", "quattuordecillion", "quindecillion", "sexdecillion", "septendecillion",
    "octodecillion", "novemdecillion", "vigintillion",
  ]

  /// A number of ASCII digits by its value: `0042` is "forty two".
  ///
  /// More digits than there are names for are read one by one.
  package static func words(_ digits: String) -> [String] {
    let significant = digits.drop { $0 == "0" }
    guard !significant.isEmpty else { return digits.isEmpty ? [] : [small[0]] }
    guard significant.utf8.count <= 3 * scales.count else { return DigitWords.words(digits) }
    var words: [String] = []
    var rest = significant
    while !rest.isEmpty {
      let groupCount = (rest.utf8.count - 1) / 3
      let group = rest.prefix(rest.utf8.count - groupCount * 3)
      rest = rest.dropFirst(group.utf8.count)
      let value = Int(group) ?? 0
      guard value > 0 else { continue }
      append(value, to: &words)
      if groupCount > 0 { words.append(scales[groupCount]) }
    }
    return words
  }

  /// A number from 0 to 999,999.
  static func words(_ value: Int) -> [String] {
    guard value > 0 else { return [small[0]] }
    var words: [String] = []
    if value >= 1000 {
      append(value / 1000, to: &words)
      words.append(scales[1])
    }
    append(value % 1000, to: &words)
    return words
  }

  /// Appends a number below 1000; 0 has no words here.
  private static func append(_ value: Int, to words: inout [String]) {
    if value >= 100 {
      words.append(small[value / 100])
      words.append("hundred")
    }
    let rest = value % 100
    if rest >= 20 {
      words.append(tens[rest / 10])
      if rest % 10 > 0 { words.append(small[rest % 10]) }
    } else if rest > 0 {
      words.append(small[rest])
    }
  }
}
