import Alignment
import Glibc
import Testing

@Suite("The Fourier transform of real numbers")
struct RealFourierTransformTests {
  /// By the definition.
  private static func slowPower(_ samples: [Float]) -> [Double] {
    (0...(samples.count / 2)).map { bin in
      var real = 0.0
      var imaginary = 0.0
      for (index, sample) in samples.enumerated() {
        let angle = 2 * Double.pi * Double(bin * index) / Double(samples.count)
        real += Double(sample) * cos(angle)
        imaginary -= Double(sample) * sin(angle)
      }
      return real * real + imaginary * imaginary
    }
  }

  @Test("is what the definition says", arguments: [4, 8, 16, 128])
  func definition(count: Int) {
    var random = SeededRandom(seed: UInt64(count))
    let samples = (0..<count).map { _ in Float(random.nextSigned()) }
    let power = RealFourierTransform(minimumCount: count).power(of: samples)
    let expected = Self.slowPower(samples)
    #expect(power.count == count / 2 + 1)
    for (found, right) in zip(power, expected) {
      #expect(abs(Double(found) - right) < 1e-4 * Double(count))
    }
  }

  @Test("has a power of two of samples", arguments: zip([0, 1, 4, 5, 551], [4, 4, 4, 8, 1024]))
  func count(minimum: Int, expected: Int) {
    #expect(RealFourierTransform(minimumCount: minimum).count == expected)
  }

  @Test("finds a tone at its place and nothing elsewhere")
  func tone() {
    let samples = (0..<64).map { Float(cos(2 * Double.pi * 5 * Double($0) / 64)) }
    let power = RealFourierTransform(minimumCount: 64).power(of: samples)
    #expect(abs(power[5] - 1024) < 0.01)
    #expect(power.indices.allSatisfy { $0 == 5 || power[$0] < 1e-6 })
  }
}
