internal import Glibc
internal import UnitBank

/// The spectrum around a frame as a few numbers: cepstral coefficients of a linear prediction.
///
/// Autocorrelation and Levinson–Durbin of order 16 over 25 ms, then the recursion from prediction to
/// cepstrum (Rabiner and Juang, "Fundamentals of Speech Recognition", 1993, §3.3).
enum Cepstrum {
  private static let order = 16
  /// Coefficients lie within about ±2.
  private static let scale: Float = 60

  struct Shape {
    var coefficients: [Int8]
    var attenuationDecibels: UInt8
  }

  static func shape(_ samples: [Float], at frame: Int, sampleRate: Double) -> Shape {
    let window = windowed(samples, at: frame, count: Int(sampleRate * 0.025))
    let correlation = (0...order).map { lag in
      zip(window, window.dropFirst(lag)).reduce(Float(0)) { $0 + $1.0 * $1.1 }
    }
    let power = correlation[0] / Float(window.count)
    let decibels = power > 1e-12 ? -10 * log10(power) : 127
    guard power > 1e-9 else {
      return Shape(
        coefficients: [Int8](repeating: 0, count: UnitPhone.spectrumCount),
        attenuationDecibels: 127)
    }
    let cepstrum = cepstrum(ofPrediction: prediction(correlation))
    return Shape(
      coefficients: cepstrum.map { Int8(max(-128, min(127, ($0 * scale).rounded()))) },
      attenuationDecibels: UInt8(max(0, min(127, decibels))))
  }

  /// Pre-emphasised, under a Hann window; zeroes where the recording does not reach.
  private static func windowed(_ samples: [Float], at frame: Int, count: Int) -> [Float] {
    (0..<count).map { index in
      let position = frame - count / 2 + index
      guard samples.indices.contains(position), position > 0 else { return 0 }
      let phase = 2 * Float.pi * (Float(index) + 0.5) / Float(count)
      return (samples[position] - 0.95 * samples[position - 1]) * (0.5 - 0.5 * cos(phase))
    }
  }

  private static func prediction(_ correlation: [Float]) -> [Float] {
    var coefficients = [Float](repeating: 0, count: order + 1)
    var error = correlation[0] * 1.0001
    for step in 1...order {
      var reflection = correlation[step]
      for index in 1..<step { reflection -= coefficients[index] * correlation[step - index] }
      reflection /= error
      var next = coefficients
      next[step] = reflection
      for index in 1..<step { next[index] -= reflection * coefficients[step - index] }
      coefficients = next
      error *= 1 - reflection * reflection
    }
    return coefficients
  }

  private static func cepstrum(ofPrediction coefficients: [Float]) -> [Float] {
    var cepstrum = [Float](repeating: 0, count: UnitPhone.spectrumCount + 1)
    for index in 1...UnitPhone.spectrumCount {
      var value = coefficients[index]
      for lower in 1..<index {
        value += Float(lower) / Float(index) * cepstrum[lower] * coefficients[index - lower]
      }
      cepstrum[index] = value
    }
    return Array(cepstrum.dropFirst())
  }
}
