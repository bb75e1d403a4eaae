/// A voice that a provider offers. Apple symbol: `AVSpeechSynthesisProviderVoice`.
///
/// Set its properties before handing it on; afterwards it is only read, from any thread.
public final class AVSpeechSynthesisProviderVoice: @unchecked Sendable {
  /// A name for people.
  public let name: String
  /// The stable key; two voices of one provider never share it.
  public let identifier: String
  /// BCP 47 tags of what the voice is mainly for.
  public let primaryLanguages: [String]
  /// BCP 47 tags of all it can speak.
  public let supportedLanguages: [String]
  /// Bytes on disk.
  public var voiceSize: Int64 = 0
  /// The provider's own version.
  public var version = ""
  /// The voice's gender.
  public var gender = AVSpeechSynthesisVoiceGender.unspecified
  /// The voice's age in years; 0 when unknown.
  public var age = 0

  /// Makes a voice.
  public init(
    name: String, identifier: String, primaryLanguages: [String], supportedLanguages: [String]
  ) {
    self.name = name
    self.identifier = identifier
    self.primaryLanguages = primaryLanguages
    self.supportedLanguages = supportedLanguages
  }

  /// As on Apple's systems there is no voice without its four facts.
  @available(*, unavailable)
  public convenience init() {
    self.init(name: "", identifier: "", primaryLanguages: [], supportedLanguages: [])
  }

  /// Tells that the provider's voices are others now; at once, from any thread.
  ///
  /// In a provider its client is told, which then asks for `speechVoices` again; in a client its
  /// list of voices is read again.
  public class func updateSpeechVoices() { SpeechVoiceUpdates.send() }
}
