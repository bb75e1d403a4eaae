package import SpeechTypes

/// Character data of a document: a run of the source as it stands, or what stands for a reference.
package struct SSMLText: Hashable, Sendable {
  package var text: String
  /// Of a substitution, the whole reference.
  package var range: TextRange
  /// Whether `text` is, byte for byte, what the document holds at `range`.
  ///
  /// If not, all of `text` belongs to all of `range`: a character reference, an entity's text, a
  /// U+FFFD for a byte or character that is not allowed, or a space for an entity that cannot be
  /// read.
  package var isVerbatim: Bool

  package init(text: String, range: TextRange, isVerbatim: Bool) {
    self.text = text
    self.range = range
    self.isVerbatim = isVerbatim
  }
}
