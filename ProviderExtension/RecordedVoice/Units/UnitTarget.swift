package import Pronunciation
package import UnitBank

/// A phone that is to be said, and where it stands.
package struct UnitTarget: Hashable, Sendable {
  /// Nil for a pause.
  package var phoneme: Phoneme?
  package var place: UnitPhone.Place
  /// The number of its word in the stretch; nil for a pause.
  package var word: Int?

  package init(phoneme: Phoneme?, place: UnitPhone.Place = [], word: Int? = nil) {
    self.phoneme = phoneme
    self.place = place
    self.word = word
  }

  /// The targets of words that are said without a pause between them, with a pause at either end.
  package static func stretch(_ words: [[Phoneme]]) -> [UnitTarget] {
    var targets = [UnitTarget(phoneme: nil)]
    for (number, phonemes) in words.enumerated() {
      for (index, phoneme) in phonemes.enumerated() {
        var place: UnitPhone.Place = []
        if index == 0 { place.insert(.beginsWord) }
        if index == phonemes.count - 1 { place.insert(.endsWord) }
        if number == 0 { place.insert(.inFirstWord) }
        if number == words.count - 1 { place.insert(.inLastWord) }
        targets.append(UnitTarget(phoneme: phoneme, place: place, word: number))
      }
    }
    return targets + [UnitTarget(phoneme: nil)]
  }
}
