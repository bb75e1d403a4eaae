/// What a phonetic text was read as.
package struct PhoneticReading: Hashable, Sendable {
  /// A symbol of a sound that English lacks.
  package struct Substitution: Hashable, Sendable {
    /// As it was written.
    package var symbol: String
    /// The nearest phones; empty where the sound is left out.
    package var phonemes: [Phoneme.Symbol]
  }

  /// Never empty.
  package var phonemes: [Phoneme] = []
  /// Each symbol once, in the order of the text.
  package var substitutions: [Substitution] = []

  init() {}
}
