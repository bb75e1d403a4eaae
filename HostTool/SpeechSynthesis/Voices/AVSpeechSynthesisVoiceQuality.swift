/// How good a voice is. Apple symbol: `AVSpeechSynthesisVoiceQuality`.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  /// The simplest.
  case `default` = 1
  /// Better.
  case enhanced = 2
  /// The best.
  case premium = 3
}
