/// When the phones of a recording are spoken.
package struct Alignment: Hashable, Sendable {
  /// A phone or a pause.
  package struct Phone: Hashable, Sendable {
    package var startSeconds: Double
    package var endSeconds: Double
    /// Nil for a pause.
    package var sound: SoundNumber?
    /// The number of its word, from 0; nil for a pause.
    package var word: Int?
    /// As `Alignment.score`, of this phone alone.
    package var score: Float
  }

  /// What was found for one word.
  package struct Word: Hashable, Sendable {
    /// Which of its pronunciations was spoken.
    package var pronunciation: Int
    package var startSeconds: Double
    package var endSeconds: Double
    /// As `Alignment.score`, of the worst 150 ms of the word and the pause behind it; what is
    /// shorter is held to be as long with nothing wrong in the rest, since a short word is easily
    /// unlike itself.
    package var score: Float
    /// Whether it is likely that something else or something more is said.
    package var isDoubtful: Bool { score < -8 }
  }

  /// Without gaps from 0 to the recording's end.
  package var phones: [Phone]
  /// One for each word of the task.
  package var words: [Word]
  /// How well words and recording fit: the mean over the frames that are not pauses of the
  /// logarithm of how likely the frame is in its place, less that of the sound that fits it best.
  ///
  /// At most 0; docs/alignment.md says what to expect.
  package var score: Float
  /// Whether the words must be other than those that are spoken.
  package var isMisread: Bool { score < -4.5 }
}
