package import SpeechTypes

/// What a bundle's `voice.json` says; the format is in `docs/voice-bundle.md`.
package struct BundleManifest: Hashable, Sendable {
  /// The format that this program reads.
  package static let format = 1

  package var identifier: VoiceIdentifier
  package var name: String
  package var version: BundleVersion
  package var primaryLanguages: [LanguageTag]
  package var supportedLanguages: [LanguageTag]
  package var gender: VoiceGender
  /// In years; 0 when unknown.
  package var age: Int
  package var quality: VoiceQuality
  package var traits: VoiceTraits
  /// Frames a second of every recording, 1000 to 192 000.
  package var sampleRate: Double
  package var engine: VoiceEngine
  /// The recordings' licence.
  package var license: String
  /// How the recordings were made.
  package var source: String
  package var recordings: [Recording]
  /// When there are any, a request plays one whole recording by these, and nothing is joined.
  package var rules: [MatchRule]

  /// What a provider says of the voice.
  ///
  /// - Parameter byteSize: Of the voice's files.
  package func description(byteSize: Int64) -> VoiceDescription {
    VoiceDescription(
      identifier: identifier, name: name, primaryLanguages: primaryLanguages,
      supportedLanguages: supportedLanguages, gender: gender, age: age, quality: quality,
      traits: traits, version: version.description, byteSize: byteSize,
      sampleRate: sampleRate)
  }
}
