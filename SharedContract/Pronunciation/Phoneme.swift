/// One of the 39 phones of American English that the CMU Pronouncing Dictionary tells apart; a vowel
/// with its stress.
package struct Phoneme: RawRepresentable, Hashable, Sendable {
  /// How strongly a vowel's syllable is stressed.
  package enum Stress: UInt8, CaseIterable, Sendable {
    case unstressed = 0
    case primary = 1
    case secondary = 2
  }

  /// The phone's number in the data files: consonants first, then each vowel three times.
  ///
  /// Always below `count`.
  package let rawValue: UInt8

  /// How many there are.
  package static let count = 24 + 15 * 3

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

  /// Which of the 39, without stress.
  package var symbol: Symbol {
    // Both numbers are in range by construction; the fallback is never taken.
    let vowelStart = Symbol.firstVowel.rawValue
    let number =
      rawValue < vowelStart ? rawValue : vowelStart + (rawValue - vowelStart) / 3
    return Symbol(rawValue: number) ?? .ah
  }

  /// A vowel's stress; nil for a consonant.
  package var stress: Stress? {
    let vowelStart = Symbol.firstVowel.rawValue
    return rawValue < vowelStart ? nil : Stress(rawValue: (rawValue - vowelStart) % 3)
  }

  /// The same vowel with another stress; a consonant stays as it is.
  package func stressed(_ stress: Stress) -> Phoneme {
    symbol.isVowel ? Phoneme(symbol: symbol, stress: stress) : self
  }

  /// `stress` is of no account for a consonant.
  init(symbol: Symbol, stress: Stress) {
    let vowelStart = Symbol.firstVowel.rawValue
    rawValue =
      symbol.isVowel
      ? vowelStart + (symbol.rawValue - vowelStart) * 3 + stress.rawValue : symbol.rawValue
  }
}
