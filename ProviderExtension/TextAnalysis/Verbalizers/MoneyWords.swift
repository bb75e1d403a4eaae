internal import TextTables

/// Amounts of money in English words.
package enum MoneyWords {
  /// A currency as the table `currencies` has it.
  struct Currency {
    private let row: TextTableRow

    /// - Parameter symbol: A sign such as `$` or `US$`, or a code such as `USD`.
    init?(_ symbol: String) {
      guard let row = EnglishData.currencies.row(symbol) else { return nil }
      self.row = row
    }

    func words(isOne: Bool) -> [String] { row.words(isOne ? 1 : 2) }
    func hundredthWords(isOne: Bool) -> [String] { row.words(isOne ? 3 : 4) }
    var hasHundredths: Bool { row[3] != "-" }
  }

  /// `49` and `95` of `$` are "forty nine dollars and ninety five cents".
  ///
  /// - Parameters:
  ///   - fraction: The digits behind the point.
  ///   - currency: A sign or a code; an unknown one gives the number alone.
  ///   - magnitude: "million" and the like, or empty.
  ///   - isAttribute: In front of what is counted by it, "a five dollar bill".
  package static func words(
    integer: String, fraction: String?, currency symbol: String, magnitude: [String] = [],
    isAttribute: Bool = false
  ) -> [String] {
    guard let currency = Currency(symbol) else {
      return number(integer, fraction) + magnitude
    }
    let isOne = isAttribute || (integer == "1" && magnitude.isEmpty)
    guard let fraction else {
      return CardinalWords.words(integer) + magnitude + currency.words(isOne: isOne)
    }
    guard magnitude.isEmpty, fraction.utf8.count == 2, currency.hasHundredths else {
      let isPlain = !isAttribute && !(integer == "1" && fraction.allSatisfy { $0 == "0" })
      return number(integer, fraction) + magnitude + currency.words(isOne: !isPlain)
    }
    let hundredths = Int(fraction) ?? 0
    let whole = CardinalWords.words(integer) + currency.words(isOne: isOne)
    if hundredths == 0 { return whole }
    let part =
      CardinalWords.words(hundredths) + currency.hundredthWords(isOne: hundredths == 1)
    return integer.allSatisfy { $0 == "0" } ? part : whole + ["and"] + part
  }

  private static func number(_ integer: String, _ fraction: String?) -> [String] {
    guard let fraction else { return CardinalWords.words(integer) }
    return DecimalWords.words(integer: integer, fraction: fraction)
  }
}
