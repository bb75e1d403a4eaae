/// A recording and what is said in it.
package struct AlignmentTask: Sendable {
  /// For errors.
  package var name: String
  /// 16-bit, mono.
  package var samples: [Int16]
  /// In hertz.
  package var sampleRate: Double
  /// The words in order, the ways to pronounce each, and the sounds of each way.
  package var words: [[[SoundNumber]]]

  package init(
    name: String, samples: [Int16], sampleRate: Double, words: [[[SoundNumber]]]
  ) {
    self.name = name
    self.samples = samples
    self.sampleRate = sampleRate
    self.words = words
  }
}
