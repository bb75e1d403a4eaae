import SSML
import SpeechTypes

/// The meaning of `prosody volume` (SSML 1.1 and 1.0 §3.2.4).
enum Loudness {
  /// The level inside an element, in decibels over the recording's.
  ///
  /// - Parameter current: The level around it.
  static func decibels(_ volume: ProsodyVolume, over current: Double) -> Double {
    switch volume {
    case .silent: -.infinity
    case .label(let label): decibels(label)
    case .decibels(let change): current + change
    case .absolute(let points): Decibel.of(amplitude: points / 100)
    case .relative(let fraction): current + Decibel.of(amplitude: 1 + fraction)
    case .relativePoints(let points):
      Decibel.of(amplitude: min(1, Decibel.amplitude(of: current) + points / 100))
    }
  }

  /// The labels' amplitudes are espeak-ng's: 30, 65, 100, 150 and 230 percent.
  private static func decibels(_ label: ProsodyVolume.Label) -> Double {
    switch label {
    case .extraSoft: -10.5
    case .soft: -3.7
    case .medium, .default: 0
    case .loud: 3.5
    case .extraLoud: 7.2
    }
  }
}
