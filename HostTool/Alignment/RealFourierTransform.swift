internal import Glibc

/// The discrete Fourier transform of real numbers, as the power at each frequency.
///
/// Half as long a complex transform of even and odd samples, radix 2, decimation in time (Cooley and
/// Tukey, 1965; the packing: Press et al., "Numerical Recipes", 2007, §12.3).
package struct RealFourierTransform: Sendable {
  /// How many samples go in; a power of two, at least 4.
  package let count: Int
  /// cos and −sin of 2πk/`count`, for k below half of `count`.
  private let cosines: [Float]
  private let sines: [Float]
  private let reversed: [Int]

  /// - Parameter minimumCount: `count` becomes the next power of two that is not less.
  package init(minimumCount: Int) {
    var count = 4
    while count < minimumCount { count *= 2 }
    self.count = count
    let angles = (0..<(count / 2)).map { 2 * Double.pi * Double($0) / Double(count) }
    cosines = angles.map { Float(cos($0)) }
    sines = angles.map { Float(-sin($0)) }
    let half = count / 2
    var reversed = [0]
    while reversed.count < half {
      reversed = reversed.map { $0 * 2 } + reversed.map { $0 * 2 + 1 }
    }
    self.reversed = reversed
  }

  /// The squared magnitude at the `count / 2 + 1` frequencies from 0 to half the sample rate.
  ///
  /// - Parameter samples: Exactly `count`.
  package func power(of samples: [Float]) -> [Float] {
    precondition(samples.count == count, "\(samples.count) samples, not \(count)")
    let half = count / 2
    var real = reversed.map { samples[2 * $0] }
    var imaginary = reversed.map { samples[2 * $0 + 1] }
    transform(&real, &imaginary)
    var power = [Float](repeating: 0, count: half + 1)
    power[0] = (real[0] + imaginary[0]) * (real[0] + imaginary[0])
    power[half] = (real[0] - imaginary[0]) * (real[0] - imaginary[0])
    for index in 1..<half {
      let mirror = half - index
      let evenReal = (real[index] + real[mirror]) / 2
      let evenImaginary = (imaginary[index] - imaginary[mirror]) / 2
      let oddReal = (imaginary[index] + imaginary[mirror]) / 2
      let oddImaginary = (real[mirror] - real[index]) / 2
      let sumReal = evenReal + cosines[index] * oddReal - sines[index] * oddImaginary
      let sumImaginary = evenImaginary + cosines[index] * oddImaginary + sines[index] * oddReal
      power[index] = sumReal * sumReal + sumImaginary * sumImaginary
    }
    return power
  }

  /// In place, of numbers in bit-reversed order.
  private func transform(_ real: inout [Float], _ imaginary: inout [Float]) {
    let size = real.count
    var width = 1
    while width < size {
      let step = size / width
      for offset in 0..<width {
        let cosine = cosines[offset * step]
        let sine = sines[offset * step]
        for low in stride(from: offset, to: size, by: 2 * width) {
          let high = low + width
          let turnedReal = cosine * real[high] - sine * imaginary[high]
          let turnedImaginary = cosine * imaginary[high] + sine * real[high]
          real[high] = real[low] - turnedReal
          imaginary[high] = imaginary[low] - turnedImaginary
          real[low] += turnedReal
          imaginary[low] += turnedImaginary
        }
      }
      width *= 2
    }
  }
}
