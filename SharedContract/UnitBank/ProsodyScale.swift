internal import Glibc

/// Lengths and pitches as bytes, in equal ratios; what targets and recordings are compared in.
package enum ProsodyScale {
  /// Steps of a byte for twice the length.
  package static let lengthStepsPerOctave = 24
  /// Steps of a byte for twice the frequency; four a semitone.
  package static let pitchStepsPerOctave = 48
  private static let lowestHertz = 50.0

  /// The byte for a length; 1 ms is 0.
  package static func length(seconds: Double) -> UInt8 {
    clamped(Double(lengthStepsPerOctave) * log2(max(1e-9, seconds * 1000)))
  }

  /// The byte for a frequency, 1 and up; 0 stands for no voice.
  package static func pitch(hertz: Double) -> UInt8 {
    guard hertz > 0 else { return 0 }
    return max(1, clamped(Double(pitchStepsPerOctave) * log2(hertz / lowestHertz)))
  }

  /// The frequency for a pitch, which need not be whole.
  package static func hertz(pitch: Double) -> Double {
    lowestHertz * exp2(pitch / Double(pitchStepsPerOctave))
  }

  package static func clamped(_ value: Double) -> UInt8 {
    UInt8(max(0, min(255, value.rounded())))
  }
}
