/// One word of a sentence, as it is handed to a `Pronouncer`.
package struct SentenceWord: Hashable, Sendable {
  /// As it is spoken, without the punctuation around it.
  package var spoken: String
  /// Whether speech pauses behind it.
  package var isBeforePause: Bool
  /// Whether the text has it with a capital; nil when that is not known.
  package var isCapitalised: Bool?
  /// The phones that it is to have whatever its place; none where that is to be found.
  package var phonemes: [Phoneme]

  package init(
    _ spoken: String, isBeforePause: Bool = false, isCapitalised: Bool? = nil,
    phonemes: [Phoneme] = []
  ) {
    self.phonemes = phonemes
    self.spoken = spoken
    self.isBeforePause = isBeforePause
    self.isCapitalised = isCapitalised
  }
}
