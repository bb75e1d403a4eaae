import AVFoundation

/// Lists voices as pickers do.
struct VoicePicker {
  var voices = AVSpeechSynthesisVoice.speechVoices()

  func languages() -> [String] { Array(Set(voices.map(\.language))).sorted() }

  func voices(for language: String) -> [AVSpeechSynthesisVoice] {
    voices.filter { $0.language.hasPrefix(language) }
      .sorted { ($0.quality.rawValue, $1.name) > ($1.quality.rawValue, $0.name) }
  }

  var serious: [AVSpeechSynthesisVoice] {
    voices.filter { !$0.voiceTraits.contains(.isNoveltyVoice) }
  }

  var personal: [AVSpeechSynthesisVoice] {
    voices.filter { $0.voiceTraits.contains(.isPersonalVoice) }
  }

  func title(_ voice: AVSpeechSynthesisVoice) -> String {
    let quality =
      switch voice.quality {
      case .default: "Default"
      case .enhanced: "Enhanced"
      case .premium: "Premium"
      @unknown default: "?"
      }
    let gender =
      switch voice.gender {
      case .male: "male"
      case .female: "female"
      case .unspecified: "unspecified"
      @unknown default: "?"
      }
    return "\(voice.name) (\(quality), \(gender))"
  }
}
