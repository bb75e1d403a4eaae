import SpeechTypes
import Testing

@Suite("Decibels and amplitudes turn into each other")
struct DecibelTests {
  @Test(
    "20·log10 of the amplitude",
    arguments: [
      (1.0, 0.0), (10, 20), (0.1, -20), (2, 6.020_599_913_279_624), (0.5, -6.020_599_913_279_624),
    ])
  func table(amplitude: Double, decibels: Double) {
    #expect(abs(Decibel.of(amplitude: amplitude) - decibels) < 1e-12)
    #expect(abs(Decibel.amplitude(of: decibels) - amplitude) < 1e-12)
  }

  @Test(
    "No amplitude, or less, is minus infinity, and back 0",
    arguments: [0.0, -0.0, -1, -Double.infinity])
  func silence(amplitude: Double) {
    #expect(Decibel.of(amplitude: amplitude) == -.infinity)
    #expect(Decibel.amplitude(of: -.infinity) == 0)
  }
}
