import Glibc
import SSML
import SpeechTypes

/// The meaning of `prosody pitch` (SSML 1.1 and 1.0 §3.2.4).
enum SpeakingPitch {
  /// The pitch inside an element, as a multiple of the request's.
  ///
  /// A pitch in hertz and a label stand for themselves; a change is of the pitch around the element.
  ///
  /// - Parameters:
  ///   - current: The pitch around it.
  ///   - requestHertz: The mean pitch of speech that no element changes.
  static func multiple(
    _ pitch: ProsodyPitch, over current: Double, requestHertz: Double
  ) -> Double {
    switch pitch {
    case .hertz(let hertz): hertz / requestHertz
    case .relativeHertz(let change): current + change / requestHertz
    case .semitones(let change): current * exp2(change / 12)
    case .relative(let fraction): current * (1 + fraction)
    case .label(let label): multiple(label)
    }
  }

  /// espeak-ng's values for the labels.
  private static func multiple(_ label: ProsodyPitch.Label) -> Double {
    switch label {
    case .extraLow: 0.7
    case .low: 0.85
    case .medium, .default: 1
    case .high: 1.1
    case .extraHigh: 1.2
    }
  }
}
