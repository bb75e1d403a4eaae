internal import Glibc

/// The spectrum around a moment as 13 mel-frequency cepstral coefficients.
///
/// Pre-emphasis of 0.97, a Hamming window of 25 ms, 26 triangular filters evenly spaced in mel from
/// 0 to 8000 Hz, the logarithm, a cosine transform (Davis and Mermelstein, 1980; Young et al., "The
/// HTK Book", 2006, §5.4 and §5.6, without liftering). Filters beyond half the sample rate hear
/// nothing, so recordings of different rates are alike up to their own limit.
package struct MelCepstrum: Sendable {
  /// How many coefficients there are, the level first.
  package static let coefficientCount = 13

  private struct Filter {
    var firstBin: Int
    var weights: [Float]
  }

  private static let filterCount = 26
  private static let highestHertz = 8000.0
  /// The power of white noise as loud as the rounding to 16 bits, which keeps digital silence from
  /// being infinitely soft.
  private static let roundingPower: Float = 1.0 / 12

  private let sampleRate: Double
  private let fourier: RealFourierTransform
  private let window: [Float]
  private let filters: [Filter]
  private let floor: Float
  /// By coefficient, then filter.
  private let cosines: [[Float]]

  /// - Parameter sampleRate: In hertz, above 0.
  package init(sampleRate: Double) {
    self.sampleRate = sampleRate
    let width = max(4, Int((0.025 * sampleRate).rounded()))
    window = (0..<width).map { index in
      Float(0.54 - 0.46 * cos(2 * Double.pi * (Double(index) + 0.5) / Double(width)))
    }
    let fourier = RealFourierTransform(minimumCount: width)
    self.fourier = fourier
    floor = Self.roundingPower * window.reduce(0) { $0 + $1 * $1 }
    filters = (0..<Self.filterCount).map { filter in
      Self.filter(filter, binHertz: sampleRate / Double(fourier.count), count: fourier.count / 2)
    }
    cosines = (0..<Self.coefficientCount).map { coefficient in
      (0..<Self.filterCount).map { filter in
        let angle = Double.pi * Double(coefficient) * (Double(filter) + 0.5)
        return Float(
          (2 / Double(Self.filterCount)).squareRoot() * cos(angle / Double(Self.filterCount)))
      }
    }
  }

  /// The coefficients at a moment, and the logarithm of the window's power.
  ///
  /// - Parameters:
  ///   - samples: 16-bit; what lies beyond their ends counts as 0.
  ///   - seconds: The middle of the window.
  package func coefficients(
    of samples: [Int16], at seconds: Double
  ) -> (values: [Float], logPower: Float) {
    let power = fourier.power(of: windowed(samples, at: seconds))
    let levels = filters.map { filter in
      var sum = floor
      for (offset, weight) in filter.weights.enumerated() {
        sum += weight * power[filter.firstBin + offset]
      }
      return log(sum)
    }
    let values = cosines.map { row in zip(row, levels).reduce(0) { $0 + $1.0 * $1.1 } }
    return (values, log(floor + power.reduce(0, +) / Float(power.count)))
  }

  private func windowed(_ samples: [Int16], at seconds: Double) -> [Float] {
    var result = [Float](repeating: 0, count: fourier.count)
    let start = Int((seconds * sampleRate).rounded()) - window.count / 2
    for position in max(start, 0)..<max(start, 0, min(start + window.count, samples.count)) {
      let before = position > 0 ? Float(samples[position - 1]) : 0
      result[position - start] =
        (Float(samples[position]) - 0.97 * before)
        * window[position - start]
    }
    return result
  }

  private static func filter(_ number: Int, binHertz: Double, count: Int) -> Filter {
    let step = mel(highestHertz) / Double(filterCount + 1)
    let weights = (0...count).map { bin in
      let distance = mel(Double(bin) * binHertz) / step - Double(number + 1)
      return Float(max(0, 1 - abs(distance)))
    }
    let first = weights.firstIndex { $0 > 0 } ?? 0
    let end = (weights.lastIndex { $0 > 0 } ?? -1) + 1
    return Filter(firstBin: first, weights: Array(weights[first..<max(first, end)]))
  }

  private static func mel(_ hertz: Double) -> Double { 2595 * log10(1 + hertz / 700) }
}
