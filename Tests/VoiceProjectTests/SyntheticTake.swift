import Glibc
import TestSupport

/// A recording made of numbers: noise all along, and a tone of 200 Hz that swells and fades four
/// times a second where somebody would speak.
struct SyntheticTake {
  static let sampleRate = 16_000

  /// RMS, full scale being 1.
  var speech = 0.1
  var noise = 0.0005
  var offset = 0.0
  /// Speech from here, in seconds.
  var start = 0.5
  /// Speech for so long, in seconds.
  var length = 2.0
  /// Behind speech, in seconds.
  var rest = 0.5
  /// A click of 20 ms at this time.
  var click: Double?

  var samples: [Int16] {
    var numbers = SeededNumbers(state: 7)
    let rate = Double(Self.sampleRate)
    return (0..<Int((start + length + rest) * rate)).map { index in
      let time = Double(index) / rate
      // A uniform number has an RMS of 1/√3.
      var value = offset + noise * 1.732 * Double.random(in: -1...1, using: &numbers)
      if time >= start && time < start + length {
        // The RMS of both is 1/√2 each; never quite silent.
        value += speech * 2 * sin(2 * .pi * 200 * time) * (0.3 + abs(sin(4 * .pi * time)))
      }
      if let click, time >= click && time < click + 0.02 { value += 0.2 * sin(time * 9000) }
      return Int16(max(-32_768, min(32_767, (value * 32_768).rounded())))
    }
  }
}
