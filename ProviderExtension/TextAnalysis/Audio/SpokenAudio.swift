package import SpeechTypes

/// A sound that a document asks for: `audio` (SSML 1.1 §3.3.1).
package struct SpokenAudio: Hashable, Sendable {
  /// As the document has it.
  package var uri: String
  /// What is heard; nil where the file cannot be played, and the element's content is spoken.
  package var passage: AudioPassage?
  /// The element's start tag.
  package var range: TextRange
  package var position: TextPosition
  /// That of the speech around it, for the pause in front.
  package var rate: Double
}
