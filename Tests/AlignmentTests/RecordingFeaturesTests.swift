import Alignment
import Testing

@Suite("The features of a recording")
struct RecordingFeaturesTests {
  private static func noise(_ count: Int) -> [Int16] {
    var random = SeededRandom(seed: 7)
    return (0..<count).map { index in
      Int16(random.nextSigned() * (index < count / 2 ? 100 : 8000))
    }
  }

  @Test(
    "are as many as there are whole frames of 5 ms",
    arguments: zip([0, 39, 40, 799], [0, 0, 1, 19]))
  func frameCount(sampleCount: Int, frameCount: Int) {
    let features = RecordingFeatures(samples: Self.noise(sampleCount), sampleRate: 8000)
    #expect(features.frameCount == frameCount)
    #expect(features.durationSeconds == Double(sampleCount) / 8000)
  }

  @Test("have no mean, and tell how they change")
  func values() {
    let features = RecordingFeatures(samples: Self.noise(1600), sampleRate: 8000)
    for dimension in 0..<MelCepstrum.coefficientCount {
      let values = (0..<features.frameCount).map { features.value(dimension, atFrame: $0) }
      #expect(abs(values.reduce(0, +)) < 0.01)
      // The slope of the regression line through five frames.
      let slope = (2 * values[12] + values[11] - values[9] - 2 * values[8]) / 10
      let change = features.value(MelCepstrum.coefficientCount + dimension, atFrame: 10)
      #expect(abs(change - slope) < 1e-4)
    }
  }

  @Test("are the same for a louder recording")
  func level() {
    let soft = RecordingFeatures(samples: Self.noise(1600), sampleRate: 8000)
    let loud = RecordingFeatures(samples: Self.noise(1600).map { $0 * 4 }, sampleRate: 8000)
    for frame in 0..<soft.frameCount {
      for dimension in 0..<RecordingFeatures.dimensionCount {
        let difference =
          soft.value(dimension, atFrame: frame)
          - loud.value(dimension, atFrame: frame)
        #expect(abs(difference) < 0.02)
      }
    }
  }
}
