/// Apple symbol: `AVSpeechSynthesisVoiceGender`.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  /// Not stated.
  case unspecified = 0
  /// Male.
  case male = 1
  /// Female.
  case female = 2
}
