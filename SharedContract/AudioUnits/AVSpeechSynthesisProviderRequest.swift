/// What a provider is to speak. Apple symbol: `AVSpeechSynthesisProviderRequest`.
public final class AVSpeechSynthesisProviderRequest: Sendable {
  /// The text, as SSML.
  public let ssmlRepresentation: String
  /// The voice to speak it with.
  public let voice: AVSpeechSynthesisProviderVoice

  /// Makes a request; the SSML is not checked.
  public init(ssmlRepresentation: String, voice: AVSpeechSynthesisProviderVoice) {
    self.ssmlRepresentation = ssmlRepresentation
    self.voice = voice
  }

  /// As on Apple's systems there is no request without text and voice.
  @available(*, unavailable)
  public convenience init() {
    self.init(
      ssmlRepresentation: "",
      voice: AVSpeechSynthesisProviderVoice(
        name: "", identifier: "", primaryLanguages: [], supportedLanguages: []))
  }
}
