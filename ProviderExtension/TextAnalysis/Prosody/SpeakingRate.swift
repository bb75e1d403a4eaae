import SSML
import SpeechTypes

/// The meaning of `prosody rate` (SSML 1.1 and 1.0 §3.2.4).
enum SpeakingRate {
  /// The rate inside an element, as a multiple of the request's.
  ///
  /// A multiplier and a label are of the request's rate, whatever is around the element; only a
  /// change is of the rate around it.
  ///
  /// - Parameter current: The rate around it.
  static func multiple(_ rate: ProsodyRate, over current: Double) -> Double {
    switch rate {
    case .multiplier(let multiple): multiple
    case .relative(let fraction): current * (1 + fraction)
    case .label(let label): multiple(label)
    }
  }

  /// espeak-ng's values for the labels.
  private static func multiple(_ label: ProsodyRate.Label) -> Double {
    switch label {
    case .extraSlow: 0.6
    case .slow: 0.8
    case .medium, .default: 1
    case .fast: 1.25
    case .extraFast: 1.6
    }
  }
}
