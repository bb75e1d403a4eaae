import SpeechTypes
import TextAnalysis

/// Voices that a fuzzed document may change to; one cannot be opened.
final class FuzzVoices: VoiceFinder {
  static let names = ["en-US", "es-MX", "zh-Hant-TW", "broken"]

  private static let voices = names.compactMap { name -> VoiceDescription? in
    guard let identifier = VoiceIdentifier(name), let language = LanguageTag(name) else {
      return nil
    }
    return VoiceDescription(
      identifier: identifier, name: name, primaryLanguages: [language],
      supportedLanguages: [language], gender: .female, age: 30)
  }

  /// The one that a request names.
  static let first = SpeakingVoice(description: voices.first)

  func voiceList() throws(VoiceRefusal) -> VoiceList { VoiceList(voices: Self.voices) }

  func open(_ identifier: VoiceIdentifier) throws(VoiceRefusal) -> SpeakingVoice {
    guard let number = Self.names.firstIndex(of: identifier.rawValue), number < 3 else {
      throw VoiceRefusal("broken")
    }
    return SpeakingVoice(number: number, description: Self.voices[number])
  }
}
