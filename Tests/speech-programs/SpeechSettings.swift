import AVFoundation

/// What a settings screen keeps.
struct SpeechSettings: Codable, Equatable {
  var voiceIdentifier: String?
  var rate = AVSpeechUtteranceDefaultSpeechRate
  var pitchMultiplier: Float = 1
  var volume: Float = 1

  func makeUtterance(_ text: String) -> AVSpeechUtterance {
    let utterance = AVSpeechUtterance(string: text)
    utterance.voice =
      voiceIdentifier.flatMap(AVSpeechSynthesisVoice.init(identifier:))
      ?? AVSpeechSynthesisVoice(language: AVSpeechSynthesisVoice.currentLanguageCode())
    utterance.rate = min(
      max(rate, AVSpeechUtteranceMinimumSpeechRate), AVSpeechUtteranceMaximumSpeechRate)
    utterance.pitchMultiplier = pitchMultiplier
    utterance.volume = volume
    return utterance
  }
}
