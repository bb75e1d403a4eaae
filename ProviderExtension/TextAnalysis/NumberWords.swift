/// Numbers in English words.
enum NumberWords {
  private static let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]
  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
  private static let scales = ["", "thousand", "million", "billion", "trillion", "quadrillion"]

  /// A whole number of decimal digits; more digits than there are names for are read one by one.
  static func cardinal(_ digits: Substring) -> [String] {
    let significant = digits.drop { $0 == "0" }
    guard !significant.isEmpty else { return digits.isEmpty ? [] : [small[0]] }
    guard significant.count <= 3 * scales.count else { return self.digits(digits) }
    var words: [String] = []
    var rest = significant
    while !rest.isEmpty {
      let groupCount = (rest.count - 1) / 3
      let group = rest.prefix(rest.count - groupCount * 3)
      rest = rest.dropFirst(group.count)
      let value = Int(group) ?? 0
      guard value > 0 else { continue }
      words += belowThousand(value)
      if groupCount > 0 { words.append(scales[groupCount]) }
    }
    return words
  }

  /// Each digit by its name.
  static func digits(_ digits: Substring) -> [String] {
    digits.compactMap { $0.wholeNumberValue.map { small[$0] } }
  }

  private static func belowThousand(_ value: Int) -> [String] {
    var words: [String] = []
    if value >= 100 { words += [small[value / 100], "hundred"] }
    let rest = value % 100
    if rest >= 20 {
      words.append(tens[rest / 10])
      if rest % 10 > 0 { words.append(small[rest % 10]) }
    } else if rest > 0 {
      words.append(small[rest])
    }
    return words
  }
}
