/// The attributes of `speak` (SSML 1.1 §3.1.1).
package struct SpeakAttributes: Hashable, Sendable {
  /// Whether the document leaves the element out, so that the reader put it in.
  package var isImplied = false
  package var version = SSMLVersion.version11
  package var language = LanguageAttributes()
  /// `xml:base`: what relative references to audio and lexicons start from.
  package var base: String?
  /// The mark from which to speak.
  package var startMark: String?
  /// The mark up to which to speak.
  package var endMark: String?

  package init() {}
}
