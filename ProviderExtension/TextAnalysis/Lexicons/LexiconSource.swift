/// Where an analyzer gets the lexicons that documents name.
package protocol LexiconSource {
  /// The lexicon at a URI.
  ///
  /// - Parameter documentBase: The document's `xml:base`, from which a relative URI starts.
  func lexicon(
    at uri: String, documentBase: String?
  ) throws(LexiconRefusal) -> PronunciationLexicon
}

/// Why there is no lexicon.
package struct LexiconRefusal: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
