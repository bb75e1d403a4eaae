package import SpeechTypes

/// What an element says of the language of its content (SSML 1.1 §3.1.2, §3.1.13).
package struct LanguageAttributes: Hashable, Sendable {
  /// `xml:lang`; nil for that of the element around it.
  package var language: LanguageTag?
  /// `onlangfailure`; nil for that of the element around it.
  package var onLanguageFailure: LanguageFailureAction?

  package init(language: LanguageTag? = nil, onLanguageFailure: LanguageFailureAction? = nil) {
    self.language = language
    self.onLanguageFailure = onLanguageFailure
  }
}
