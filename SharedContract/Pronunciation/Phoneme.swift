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
  package static var englishCount: Int { Int(firstEnglishVowel) + 15 * 3 }

  /// How many there are.
  ///
  /// Lexicon files have room for 96.
  package static var count: Int { Int(firstSpanishVowel) + 5 * 3 }

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
  package var symbol: Symbol {
    let number =
      switch rawValue {
      case Self.firstEnglishVowel..<Self.firstSpanishConsonant:
        Symbol.aa.rawValue + (rawValue - Self.firstEnglishVowel) / 3
      case Self.firstSpanishConsonant..<Self.firstSpanishVowel:
        Symbol.dx.rawValue + (rawValue - Self.firstSpanishConsonant)
      case Self.firstSpanishVowel...:
        Symbol.a.rawValue + (rawValue - Self.firstSpanishVowel) / 3
      default: rawValue
      }
    // Every number below `count` has one.
    return Symbol(rawValue: number) ?? .b
  }

  /// A vowel's stress; nil for a consonant.
  package var stress: Stress? {
    switch rawValue {
    case Self.firstEnglishVowel..<Self.firstSpanishConsonant:
      Stress(rawValue: (rawValue - Self.firstEnglishVowel) % 3)
    case Self.firstSpanishVowel...: Stress(rawValue: (rawValue - Self.firstSpanishVowel) % 3)
    default: nil
    }
  }

  /// The same vowel with another stress; a consonant stays as it is.
  package func stressed(_ stress: Stress) -> Phoneme {
    symbol.isVowel ? Phoneme(symbol: symbol, stress: stress) : self
  }

  /// `stress` is of no account for a consonant.
  init(symbol: Symbol, stress: Stress) {
    rawValue =
      switch symbol.rawValue {
      case Symbol.a.rawValue...:
        Self.firstSpanishVowel + (symbol.rawValue - Symbol.a.rawValue) * 3 + stress.rawValue
      case Symbol.dx.rawValue...:
        Self.firstSpanishConsonant + (symbol.rawValue - Symbol.dx.rawValue)
      case Symbol.aa.rawValue...:
        Self.firstEnglishVowel + (symbol.rawValue - Symbol.aa.rawValue) * 3 + stress.rawValue
      default: symbol.rawValue
      }
  }

  private static var firstEnglishVowel: UInt8 { Symbol.aa.rawValue }
  private static var firstSpanishConsonant: UInt8 { UInt8(englishCount) }
  private static var firstSpanishVowel: UInt8 { firstSpanishConsonant + 5 }
}
