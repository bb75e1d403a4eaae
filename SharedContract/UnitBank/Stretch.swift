package import Pronunciation

/// What is said between two pauses: words, their syllables and phones, and where each stands.
///
/// Recordings and text are taken apart in this one way, so that what is looked for is what was
/// indexed.
package struct Stretch: Hashable, Sendable {
  /// What the pause behind a stretch stands for.
  package enum End: UInt8, CaseIterable, Sendable {
    case comma
    case statement
    case question
  }

  package struct Phone: Hashable, Sendable {
    package var phoneme: Phoneme
    package var place: PhonePlace
    /// Numbers of its word and of its syllable in the stretch, from 0.
    package var word: Int
    package var syllable: Int
  }

  /// In the order in which they are spoken.
  package private(set) var phones: [Phone] = []
  /// Each syllable's stress.
  package private(set) var stresses: [Phoneme.Stress] = []
  /// Each word's syllables.
  package private(set) var syllables: [Range<Int>] = []
  package let end: End
  /// Whether it is the first of its sentence.
  package let startsSentence: Bool

  /// - Parameter words: Each word's phones; a word without any takes no part.
  package init(_ words: [[Phoneme]], startsSentence: Bool, end: End) {
    self.startsSentence = startsSentence
    self.end = end
    for (number, phonemes) in words.enumerated() {
      append(phonemes, word: number, isFirst: number == 0, isLast: number == words.count - 1)
    }
  }

  private mutating func append(_ phonemes: [Phoneme], word: Int, isFirst: Bool, isLast: Bool) {
    let first = stresses.count
    guard !phonemes.isEmpty else { return syllables.append(first..<first) }
    let places = Syllables.places(of: phonemes)
    stresses += places.stresses
    syllables.append(first..<stresses.count)
    var common: PhonePlace = []
    if isFirst { common.insert(.inFirstWord) }
    if isLast { common.insert(.inLastWord) }
    if end == .question { common.insert(.inQuestion) }
    if isLast, end != .comma { common.insert(.endsSentence) }
    for (index, phoneme) in phonemes.enumerated() {
      var place = common
      if index == 0 { place.insert(.beginsWord) }
      if index == phonemes.count - 1 { place.insert(.endsWord) }
      if places.isOnset(index) { place.insert(.inOnset) }
      let syllable = places.syllable(of: index)
      if places.stresses[syllable] != .unstressed { place.insert(.inStressedSyllable) }
      phones.append(
        Phone(phoneme: phoneme, place: place, word: word, syllable: first + syllable))
    }
  }
}
