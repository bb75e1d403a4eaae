import SSML
import SpeechTypes

/// The meaning of `emphasis` (SSML 1.1 §3.2.2): how emphasised words differ from those around.
///
/// Stressed words are longer, higher and louder (Fry, "Experiments in the perception of stress",
/// 1958); the sizes are ours, small enough that a recording stays itself.
enum Emphasis {
  static func applied(_ level: EmphasisLevel, to prosody: Prosody) -> Prosody {
    let (rate, pitch, decibels) = change(level)
    return Prosody(
      rate: prosody.rate * rate, pitch: prosody.pitch * pitch,
      volumeDecibels: prosody.volumeDecibels + decibels)
  }

  private static func change(_ level: EmphasisLevel) -> (Double, Double, Double) {
    switch level {
    case .strong: (0.85, 1.15, 2)
    case .moderate: (0.92, 1.08, 1)
    case .none: (1, 1, 0)
    case .reduced: (1.1, 0.95, -2)
    }
  }
}
