internal import TextTables

/// Units of measure in English words.
package enum MeasureWords {
  /// The words of a unit's symbol; nil for one that the table `units` does not have.
  ///
  /// - Parameters:
  ///   - power: 2 for square and 3 for cubic units.
  ///   - isOne: For exactly one of it.
  package static func words(unit symbol: String, power: Int = 1, isOne: Bool) -> [String]? {
    guard let row = EnglishData.units.row(symbol) else { return nil }
    let words = row.words(isOne ? 1 : 2)
    return switch power {
    case 2: ["square"] + words
    case 3: ["cubic"] + words
    default: words
    }
  }
}
