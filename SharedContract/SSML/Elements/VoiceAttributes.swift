package import SpeechTypes

/// The attributes of `voice` (SSML 1.1 §3.2.1); an empty value is any.
package struct VoiceAttributes: Hashable, Sendable {
  /// The features that the element speaks of; that one is any, too.
  package var given: Set<VoiceFeature> = []
  package var gender: SpokenGender?
  /// In years.
  package var age: Int?
  /// 1 for the first voice that fits.
  package var variant: Int?
  /// Best first.
  package var names: [String] = []
  /// Each of them is to be spoken.
  package var languages: [VoiceLanguage] = []
  /// What a voice must have to be taken; nil for the default, `languages`.
  package var required: [VoiceFeature]?
  /// What counts first among the voices left; nil for the default, `languages`.
  package var ordering: [VoiceFeature]?
  package var onVoiceFailure: VoiceFailureAction?
  /// `xml:lang`, which SSML 1.0 has here.
  package var language: LanguageTag?

  package init() {}
}
