/// Where in its syllable, word and phrase a phone stands.
package struct PhonePlace: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let beginsWord = Self(rawValue: 1 << 0)
  package static let endsWord = Self(rawValue: 1 << 1)
  /// In the first word behind a pause.
  package static let inFirstWord = Self(rawValue: 1 << 2)
  /// In the last word before a pause.
  package static let inLastWord = Self(rawValue: 1 << 3)
  /// A consonant before the vowel of its syllable.
  package static let inOnset = Self(rawValue: 1 << 4)
  package static let inStressedSyllable = Self(rawValue: 1 << 5)
  /// Between pauses of which the second ends a question.
  package static let inQuestion = Self(rawValue: 1 << 6)
  /// In the last word of a sentence.
  package static let endsSentence = Self(rawValue: 1 << 7)
}
