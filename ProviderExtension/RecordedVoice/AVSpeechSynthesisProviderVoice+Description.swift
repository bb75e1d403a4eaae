import SpeechProviderKit
import SpeechTypes

extension AVSpeechSynthesisProviderVoice {
  /// The voice as Apple's API shows it.
  convenience init(_ description: VoiceDescription) {
    self.init(
      name: description.name, identifier: description.identifier.rawValue,
      primaryLanguages: description.primaryLanguages.map(\.rawValue),
      supportedLanguages: description.supportedLanguages.map(\.rawValue))
    voiceSize = description.byteSize
    version = description.version
    gender = AVSpeechSynthesisVoiceGender(rawValue: description.gender.rawValue) ?? .unspecified
    age = description.age
  }
}
