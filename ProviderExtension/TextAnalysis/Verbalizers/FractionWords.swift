/// Common fractions in English words.
package enum FractionWords {
  /// `3` over `4` is "three quarters"; a denominator without a name is read with "over".
  package static func words(numerator: String, denominator: String) -> [String] {
    let top = CardinalWords.words(numerator)
    guard let bottom = Int(denominator), bottom > 1, bottom <= 1_000_000 else {
      return top + ["over"] + CardinalWords.words(denominator)
    }
    let isOne = Int(numerator) == 1
    switch bottom {
    case 2: return top + [isOne ? "half" : "halves"]
    case 4: return top + [isOne ? "quarter" : "quarters"]
    case 3...20, 30, 40, 50, 60, 70, 80, 90, 32, 64, 100, 1000, 10_000, 100_000, 1_000_000:
      var words = OrdinalWords.words(denominator)
      if bottom >= 100 { words = words.filter { $0 != "one" } }
      if !isOne, let last = words.popLast() { words.append(last + "s") }
      return top + words
    default: return top + ["over"] + CardinalWords.words(denominator)
    }
  }

  /// `2` and `1` over `2` are "two and a half".
  package static func words(
    whole: String, numerator: String, denominator: String
  ) -> [String] {
    var fraction = words(numerator: numerator, denominator: denominator)
    if fraction.first == "one" { fraction[0] = denominator == "8" ? "an" : "a" }
    return CardinalWords.words(whole) + ["and"] + fraction
  }
}
