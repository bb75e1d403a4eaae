/// One way to pronounce a word.
package struct Pronunciation: Hashable, Sendable {
  /// Never empty.
  package var phonemes: [Phoneme]
  /// When this one is meant; nil when it is always possible.
  package var tag: PronunciationTag?

  package init(phonemes: [Phoneme], tag: PronunciationTag? = nil) {
    self.phonemes = phonemes
    self.tag = tag
  }
}
