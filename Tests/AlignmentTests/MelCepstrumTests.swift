import Alignment
import Glibc
import Testing

@Suite("Mel-frequency cepstral coefficients")
struct MelCepstrumTests {
  private static let sampleRate = 16_000.0

  /// Two tones, 100 ms.
  private static let tones = (0..<1600).map { index in
    let turn = 2 * Double.pi * Double(index) / sampleRate
    return Int16((8000 * sin(440 * turn) + 3000 * sin(2500 * turn)).rounded())
  }

  /// What numpy's transform in double precision makes of the same formulas.
  private static let expected: [Double: (values: [Float], logPower: Float)] = [
    0.05: (
      [
        115.354, 3.447, -3.945, 5.122, -4.327, -12.657, -2.994, -0.846, -5.843, 1.576, 6.816,
        0.705, 1.297,
      ], 20.457
    ),
    0: (
      [
        138.861, -0.953, -0.251, 4.113, -4.818, -8.762, -0.736, 1.141, -3.017, -0.796, 2.546,
        0.666, 0.049,
      ], 19.754
    ),
  ]

  @Test("are what their formulas say, in the middle and at an edge", arguments: [0.05, 0])
  func values(seconds: Double) throws {
    let expected = try #require(Self.expected[seconds])
    let found = MelCepstrum(sampleRate: Self.sampleRate)
      .coefficients(of: Self.tones, at: seconds)
    #expect(zip(found.values, expected.values).allSatisfy { abs($0 - $1) < 0.01 })
    #expect(found.values.count == MelCepstrum.coefficientCount)
    #expect(abs(found.logPower - expected.logPower) < 0.01)
  }

  @Test("are numbers for silence, clipping and what is outside", arguments: [-1.0, 0, 0.05, 9])
  func finite(seconds: Double) {
    let recordings: [[Int16]] = [
      [], [0], [Int16](repeating: 0, count: 800), [Int16](repeating: .min, count: 800),
      (0..<800).map { $0 % 2 == 0 ? .max : .min },
    ]
    for sampleRate in [8000.0, 22_050, 192_000] {
      let cepstrum = MelCepstrum(sampleRate: sampleRate)
      for samples in recordings {
        let found = cepstrum.coefficients(of: samples, at: seconds)
        #expect(found.values.allSatisfy(\.isFinite) && found.logPower.isFinite)
      }
    }
  }
}
