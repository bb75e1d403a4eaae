import SpeechTypes
import Testing

@Suite("AVSpeechUtterance's rate is a multiple of the voice's own")
struct UtteranceRateTests {
  @Test(
    "as Apple's scale has it, held to its ends",
    arguments: [
      (0, 0.25), (0.1, 0.325), (0.2, 0.4), (0.25, 0.5), (0.4, 0.8), (0.5, 1), (0.75, 2.5), (1, 4),
      (-3, 0.25), (2, 4), (-.infinity, 0.25), (.infinity, 4), (.nan, 1),
    ] as [(Float, Double)])
  func values(rate: Float, expected: Double) {
    #expect(abs(UtteranceRate.multiple(of: rate) - expected) < 1e-6)
  }

  @Test("exactly the voice's own at the default")
  func exactDefault() {
    #expect(UtteranceRate.multiple(of: UtteranceRate.default) == 1)
  }

  @Test("always faster for a higher rate, and one that a voice has")
  func monotonic() {
    let multiples = (0...1000).map { UtteranceRate.multiple(of: Float($0) / 1000) }
    #expect(zip(multiples, multiples.dropFirst()).allSatisfy { $0 < $1 })
    #expect(multiples.allSatisfy(Prosody.rates.contains))
  }
}
