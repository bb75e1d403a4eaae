/// The attributes of `lexicon` (SSML 1.1 §3.1.5.1).
package struct LexiconAttributes: Hashable, Sendable {
  package var uri: String?
  /// `xml:id`, which `lookup` refers to; SSML 1.0 has none.
  package var identifier: String?
  /// `type`; nil for `application/pls+xml`.
  package var mediaType: String?
  package var fetchTimeout: TimeDesignation?
  /// In seconds, as HTTP has it.
  package var maxAge: Int?
  /// In seconds, as HTTP has it.
  package var maxStale: Int?

  package init() {}
}
