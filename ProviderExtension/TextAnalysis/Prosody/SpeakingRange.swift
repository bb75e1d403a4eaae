import SSML
import SpeechTypes

/// The meaning of `prosody range` (SSML 1.1 and 1.0 §3.2.4): how far the pitch moves from its mean.
enum SpeakingRange {
  /// What counts as a voice's own range, as a part of its mean pitch: about six semitones.
  private static let typical = 0.4

  /// The range inside an element, as a multiple of the voice's own.
  ///
  /// - Parameters:
  ///   - current: The range around it.
  ///   - voicePitchHertz: The voice's mean pitch.
  static func multiple(
    _ range: ProsodyPitch, over current: Double, voicePitchHertz: Double
  ) -> Double {
    let ownHertz = voicePitchHertz * typical
    let multiple =
      switch range {
      case .hertz(let hertz): hertz / ownHertz
      case .relativeHertz(let change): current + change / ownHertz
      case .semitones(let change): current + change / 6
      case .relative(let fraction): current * (1 + fraction)
      case .label(let label): self.multiple(label)
      }
    return multiple.held(to: 0...3)
  }

  /// espeak-ng's values for the labels.
  private static func multiple(_ label: ProsodyPitch.Label) -> Double {
    switch label {
    case .extraLow: 0.2
    case .low: 0.5
    case .medium, .default: 1
    case .high: 1.4
    case .extraHigh: 1.8
    }
  }
}
