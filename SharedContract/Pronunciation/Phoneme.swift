/// A phone: one of the 39 of American English that the CMU Pronouncing Dictionary tells apart, or one
/// that Spanish has besides; a vowel with its stress.
package struct Phoneme: RawRepresentable, Hashable, Sendable {
  /// How strongly a vowel's syllable is stressed.
  package enum Stress: UInt8, CaseIterable, Sendable {
    case unstressed = 0
    case primary = 1
    case secondary = 2
  }

  /// The phone's number in the data files: consonants first, then each vowel three times, of English
  /// and then of Spanish.
  ///
  /// Always below `count`.
  package let rawValue: UInt8

  /// How many there are of English, which come first.
  package static let englishCount = 24 + 15 * 3

  /// How many there are.
  ///
  /// Lexicon files have room for 96.
  package static let count = englishCount + 5 + 5 * 3

  /// Makes the phone of that number, or nil when there is none.
  package init?(rawValue: UInt8) {
    guard rawValue < Self.count else { return nil }
    self.rawValue = rawValue
  }

  /// Makes a phone from its name without stress and, for a vowel, its stress.
  ///
  /// Nil for an unknown name, for a vowel without stress and for a consonant with it.
  package init?(_ symbol: Symbol, stress: Stress? = nil) {
    guard symbol.isVowel == (stress != nil) else { return nil }
    self.init(symbol: symbol, stress: stress ?? .unstressed)
  }

  /// Every phone, in the order of the numbers.
  package static let all: [Phoneme] = (0..<UInt8(count)).compactMap(Phoneme.init(rawValue:))

  /// Which phone it is, without stress.
  package var symbol: Symbol { Self.parts[Int(rawValue)].symbol }

  /// A vowel's stress; nil for a consonant.
  package var stress: Stress? { Self.parts[Int(rawValue)].stress }

  /// The same vowel with another stress; a consonant stays as it is.
  package func stressed(_ stress: Stress) -> Phoneme {
    symbol.isVowel ? Phoneme(symbol: symbol, stress: stress) : self
  }

  /// `stress` is of no account for a consonant.
  init(symbol: Symbol, stress: Stress) {
    rawValue = Self.firstNumbers[Int(symbol.rawValue)] + (symbol.isVowel ? stress.rawValue : 0)
  }

  /// By number.
  private static let parts: [(symbol: Symbol, stress: Stress?)] = Symbol.allCases.flatMap {
    symbol in
    symbol.isVowel ? Stress.allCases.map { (symbol, $0) } : [(symbol, nil)]
  }

  /// By the symbol's number.
  private static let firstNumbers: [UInt8] = {
    var numbers = [UInt8](repeating: 0, count: Int(Symbol.u.rawValue) + 1)
    for (number, part) in parts.enumerated().reversed() {
      numbers[Int(part.symbol.rawValue)] = UInt8(number)
    }
    return numbers
  }()
}
