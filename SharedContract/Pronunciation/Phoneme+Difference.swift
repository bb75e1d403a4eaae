extension Phoneme {
  /// How unlike another phone it sounds, stress left out; 0 for the same, nil where one is a vowel
  /// and the other is not.
  ///
  /// The manner counts most, then each step from one place of articulation to the next, then
  /// whether a vowel moves, and least the voice.
  package func difference(from other: Phoneme) -> Int? {
    guard isVowel == other.isVowel else { return nil }
    let manners = Manner.allCases
    func manner(_ phoneme: Phoneme) -> Int { manners.firstIndex(of: phoneme.manner) ?? 0 }
    func steps(_ first: Int, _ second: Int) -> Int { abs(first - second) }
    return 10 * steps(manner(self), manner(other))
      + 2 * steps(Int(articulation.rawValue), Int(other.articulation.rawValue))
      + (isDiphthong == other.isDiphthong ? 0 : 3)
      + (isVoiced == other.isVoiced ? 0 : 1)
  }
}
