/// Telephone numbers in English words.
package enum TelephoneWords {
  /// The digits of one group by their names; a `+` is said.
  package static func words(_ group: String) -> [String] {
    group.unicodeScalars.flatMap { scalar -> [String] in
      scalar == "+" ? ["plus"] : DigitWords.words(String(scalar))
    }
  }
}
