internal import Pronunciation

/// The syllables of a word: as many consonants as English allows belong to the vowel behind them.
enum Syllables {
  struct Places {
    /// Of each syllable; a word without a vowel is one unstressed syllable.
    var stresses: [Phoneme.Stress] = []
    /// For each syllable where it begins and where its vowel is.
    var starts: [Int] = []
    var vowels: [Int] = []

    func syllable(of index: Int) -> Int { (starts.lastIndex { $0 <= index }) ?? 0 }
    func isOnset(_ index: Int) -> Bool { index < vowels[syllable(of: index)] }
  }

  static func places(of word: [Phoneme]) -> Places {
    var places = Places()
    for (index, phoneme) in word.enumerated() {
      guard let stress = phoneme.stress else { continue }
      places.starts.append(word.onsetStart(before: index))
      places.vowels.append(index)
      places.stresses.append(stress)
    }
    return places.vowels.isEmpty
      ? Places(stresses: [.unstressed], starts: [0], vowels: [word.count]) : places
  }
}
