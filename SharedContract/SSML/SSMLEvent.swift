package import SpeechTypes

/// One step of a walk through a document's tree, depth first.
///
/// Each `open` has exactly one `close`, properly nested, for broken documents too. A well-formed
/// document is one `speak`; a document with several roots, or text behind its root, is several
/// `speak`, one after another. The content of `metadata`, `lexicon` and `desc`, which is never
/// spoken, comes as events between the `open` and `close` of that element.
package enum SSMLEvent: Hashable, Sendable {
  /// An element begins; the range of its start tag, empty if the document leaves it out.
  case open(SSMLElement, TextRange)
  /// The innermost open element ends; the range of its end tag, or empty, at the place where the
  /// element ends without one.
  case close(TextRange)
  /// Never empty. The pieces of a run depend on how the document arrived; the text does not.
  case text(SSMLText)
}
