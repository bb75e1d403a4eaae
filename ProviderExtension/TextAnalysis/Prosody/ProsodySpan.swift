/// A `prosody` element whose content counts as a whole: it has a length or a melody (SSML 1.1
/// §3.2.4, `duration` and `contour`).
package struct ProsodySpan: Hashable, Sendable {
  /// Tells it from the document's other spans.
  package var number: Int
  /// How long all of the content is to last; nil where its rate says that.
  package var milliseconds: Double?
  /// The pitch at places of the content; empty where the words' own pitch counts.
  package var contour: [PitchTarget]
}
