package import SpeechTypes

extension SpeechFailure {
  /// For a provider that ends a request early and does not say why.
  package static let unexplained = Self(
    .voiceUnusable, "the request ended early, without a reason")
}
