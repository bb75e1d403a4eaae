/// Decimal fractions in English words.
package enum DecimalWords {
  /// `3` and `14` are "three point one four".
  ///
  /// - Parameter integer: Empty where only a point stood: "point five" is read "zero point five".
  package static func words(integer: String, fraction: String) -> [String] {
    CardinalWords.words(integer.isEmpty ? "0" : integer) + ["point"] + DigitWords.words(fraction)
  }
}
