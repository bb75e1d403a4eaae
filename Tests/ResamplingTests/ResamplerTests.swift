import Glibc
import Resampling
import Testing

@Suite("A resampler")
struct ResamplerTests {
  /// A sine of 1000 Hz, resampled in parts of odd sizes.
  private static func resampled(_ inputRate: Double, _ outputRate: Double) throws -> [Float] {
    let input = (0..<Int(inputRate)).map { index in
      Float(0.5 * sin(2 * Double.pi * 1000 * Double(index) / inputRate))
    }
    let resampler = try #require(Resampler(ratio: outputRate / inputRate))
    var output: [Float] = []
    var start = 0
    while start < input.count {
      let part = Array(input[start..<min(start + 701, input.count)])
      var made = [Float](repeating: 0, count: 333)
      var span = made.mutableSpan
      let (used, count) = resampler.convert(part.span, into: &span)
      try #require(used > 0 || count > 0)
      start += used
      output += made[..<count]
    }
    return output
  }

  /// In decibels: what is left when the sine that fits best is taken away.
  private static func signalToNoise(_ samples: ArraySlice<Float>, _ rate: Double) -> Double {
    var (ss, sc, cc, ys, yc, yy) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    for index in samples.indices {
      let (s, c) = (
        sin(2 * .pi * 1000 * Double(index) / rate), cos(2 * .pi * 1000 * Double(index) / rate)
      )
      let y = Double(samples[index])
      ss += s * s
      sc += s * c
      cc += c * c
      ys += y * s
      yc += y * c
      yy += y * y
    }
    let determinant = ss * cc - sc * sc
    let (a, b) = ((ys * cc - yc * sc) / determinant, (yc * ss - ys * sc) / determinant)
    let power = a * ys + b * yc
    return 10 * log10(power / (yy - power))
  }

  @Test(
    "keeps a sine's noise 100 dB down",
    arguments: [8000.0, 11_025, 16_000, 32_000, 44_100, 48_000, 96_000])
  func sine(inputRate: Double) throws {
    let output = try Self.resampled(inputRate, 22_050)
    #expect((20_900...22_050).contains(output.count))
    #expect(Self.signalToNoise(output[2000..<20_000], 22_050) > 100)
  }

  @Test("has no delay: the sine is in phase with the one that went in")
  func phase() throws {
    let output = try Self.resampled(48_000, 22_050)
    for index in 2000..<20_000 {
      let expected = 0.5 * sin(2 * Double.pi * 1000 * Double(index) / 22_050)
      guard abs(Double(output[index]) - expected) < 1e-4 else {
        Issue.record("frame \(index)")
        return
      }
    }
  }

  @Test("takes away what the lower rate cannot hold")
  func aliasing() throws {
    let resampler = try #require(Resampler(ratio: 8000.0 / 48_000))
    let input = (0..<48_000).map { Float(sin(2 * Double.pi * 6000 * Double($0) / 48_000)) }
    var output = [Float](repeating: 0, count: 8000)
    var span = output.mutableSpan
    let (_, count) = resampler.convert(input.span, into: &span)
    #expect(count > 7500)
    #expect(output[1000..<7000].allSatisfy { abs($0) < 1e-4 })
  }

  @Test(
    "is not made for a ratio that it cannot do", arguments: [0, -1, 1e-9, 1e9, .nan, .infinity])
  func ratios(ratio: Double) {
    #expect(Resampler(ratio: ratio) === nil)
  }
}
