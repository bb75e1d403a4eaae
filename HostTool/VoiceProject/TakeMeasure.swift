/// What a recording is like, in numbers.
package struct TakeMeasure: Hashable, Sendable {
  /// This near to full scale is at full scale: what converters and decoders make of it.
  private static let fullScale = 32_760
  /// So many samples in a row at full scale are a run.
  private static let shortestClippedCount = 3

  package let frameCount: Int
  /// In hertz.
  package let sampleRate: Int
  /// Places where three or more samples in a row are at full scale.
  package let clippedRunCount: Int
  /// The mean of the samples, full scale being 1.
  package let offset: Double
  /// Of the windows of 10 ms in which somebody speaks, in dB of full scale; -96 when nobody does.
  package let speechLevel: Double
  /// Of the quietest twentieth of the windows, in dB of full scale, -96 or more.
  package let noiseLevel: Double
  /// The frames from the beginning of speech to its end; empty when nobody speaks.
  package let speech: Range<Int>
  /// Of the first 20 ms, in dB of full scale.
  package let firstLevel: Double
  /// Of the last 20 ms, in dB of full scale.
  package let lastLevel: Double

  /// Measures a recording of one channel.
  ///
  /// - Parameter sampleRate: In hertz.
  package init(_ samples: Span<Int16>, sampleRate: Int) {
    frameCount = samples.count
    self.sampleRate = sampleRate
    var sum = 0
    var runCount = 0
    var runLength = 0
    for index in samples.indices {
      let sample = Int(samples[index])
      sum += sample
      runLength = abs(sample) >= Self.fullScale ? runLength + 1 : 0
      if runLength == Self.shortestClippedCount { runCount += 1 }
    }
    clippedRunCount = runCount
    let mean = samples.isEmpty ? 0 : Double(sum) / Double(samples.count)
    offset = mean * 0x1p-15
    let levels = TakeLevels(samples, sampleRate: sampleRate, offset: mean)
    speechLevel = levels.speechLevel
    noiseLevel = levels.noiseLevel
    let size = levels.windowFrameCount
    speech = levels.speech.lowerBound * size..<levels.speech.upperBound * size
    let windowCount = samples.count / size
    firstLevel = levels.level(of: 0..<2)
    lastLevel = levels.level(of: max(windowCount - 2, 0)..<windowCount)
  }

  /// How far speech stands above the noise, in dB.
  package var signalToNoise: Double { speechLevel - noiseLevel }

  /// From the beginning of speech to its end.
  package var speechSeconds: Double { Double(speech.count) / Double(sampleRate) }
}
