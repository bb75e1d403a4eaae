extension Phoneme {
  /// Makes a phone from its ARPAbet name, or the one like it of a phone that ARPAbet lacks: `HH`,
  /// `AH0`, `RR`, `A1`; letters of either case.
  ///
  /// A vowel without a digit is unstressed. Nil for anything else.
  package init?(arpabet name: some StringProtocol) {
    var letters = name.uppercased()
    var stress: Stress?
    if let digit = letters.last?.wholeNumberValue {
      guard let value = Stress(rawValue: UInt8(truncatingIfNeeded: digit)), letters.utf8.count <= 3
      else { return nil }
      stress = value
      letters.removeLast()
    }
    guard let symbol = Self.symbolsByName[letters], symbol.isVowel || stress == nil else {
      return nil
    }
    self.init(symbol: symbol, stress: stress ?? .unstressed)
  }

  /// Reads phones divided by spaces, as the CMU Pronouncing Dictionary writes them.
  ///
  /// Nil when one of them is unknown or there is none.
  package static func parse(arpabet text: some StringProtocol) -> [Phoneme]? {
    var phonemes: [Phoneme] = []
    for name in text.split(whereSeparator: \.isWhitespace) {
      guard let phoneme = Phoneme(arpabet: name) else { return nil }
      phonemes.append(phoneme)
    }
    return phonemes.isEmpty ? nil : phonemes
  }

  /// The ARPAbet name with a vowel's stress digit: `HH`, `AH0`.
  package var arpabet: String { Self.names[Int(rawValue)] }

  /// By number.
  private static let names = all.map { phoneme in
    "\(phoneme.symbol)".uppercased() + (phoneme.stress.map { String($0.rawValue) } ?? "")
  }

  private static let symbolsByName = [String: Symbol](
    uniqueKeysWithValues: Symbol.allCases.map { ("\($0)".uppercased(), $0) })
}

// MARK: - CustomStringConvertible

extension Phoneme: CustomStringConvertible {
  package var description: String { arpabet }
}

extension Sequence<Phoneme> {
  /// The ARPAbet names, divided by spaces.
  package var arpabet: String { map(\.arpabet).joined(separator: " ") }
}
