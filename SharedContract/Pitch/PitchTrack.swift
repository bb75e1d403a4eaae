/// The fundamental period of a recording, every 5 ms.
///
/// Normalised cross-correlation on the signal at a quarter of its rate (Talkin, "A robust algorithm
/// for pitch tracking", 1995, without its dynamic programming: recorded prompts are clean).
package struct PitchTrack {
  private static let hopSeconds = 0.005
  private static let lowestHertz = 60.0
  private static let highestHertz = 400.0
  private static let voicedCorrelation: Float = 0.6
  private static let decimation = 4

  /// Frames of the recording in one period; 0 where there is no voice.
  package let periods: [Int]
  private let framesPerHop: Double

  package init(_ samples: [Float], sampleRate: Double) {
    framesPerHop = sampleRate * Self.hopSeconds
    let coarse = Self.decimated(samples)
    let rate = sampleRate / Double(Self.decimation)
    let shortest = Int(rate / Self.highestHertz)
    let longest = Int(rate / Self.lowestHertz)
    let window = Int(rate * 0.025)
    let count = Int((Double(samples.count) / framesPerHop).rounded(.up))
    // Near the edges the nearest place that there is room for speaks for the rest.
    let latest = coarse.count - window - longest - 1
    periods = (0..<count).map { index in
      guard latest >= 0 else { return 0 }
      let center = Int(Double(index) * rate * Self.hopSeconds)
      let start = min(max(0, center - (window + longest) / 2), latest)
      let lag = Self.bestLag(coarse, start, window, shortest...longest) * Self.decimation
      return Self.refined(lag, samples, start * Self.decimation, window * Self.decimation)
    }
  }

  /// The period around a frame; 0 where there is no voice.
  package func period(at frame: Int) -> Int {
    let index = Int(Double(frame) / framesPerHop)
    return periods.indices.contains(index) ? periods[index] : 0
  }

  /// The first frame that a period is the one of.
  func frame(of index: Int) -> Int { Int((Double(index) * framesPerHop).rounded(.up)) }

  private static func bestLag(
    _ samples: [Float], _ start: Int, _ window: Int, _ lags: ClosedRange<Int>
  ) -> Int {
    var energy: Float = 0
    for index in start..<(start + window) { energy += samples[index] * samples[index] }
    guard energy > 1e-4 else { return 0 }
    var correlations = [Float](repeating: 0, count: lags.upperBound + 1)
    for lag in lags {
      var product: Float = 0
      var shifted: Float = 0
      for index in start..<(start + window) {
        let other = samples[index + lag]
        product += samples[index] * other
        shifted += other * other
      }
      correlations[lag] = product / max(1e-9, (energy * shifted).squareRoot())
    }
    guard let best = lags.max(by: { correlations[$0] < correlations[$1] }),
      correlations[best] > voicedCorrelation
    else { return 0 }
    // The first peak that is nearly as good: a multiple of the period correlates as well.
    for lag in lags.dropFirst().dropLast() where correlations[lag] > 0.8 * correlations[best] {
      if correlations[lag] >= correlations[lag - 1], correlations[lag] >= correlations[lag + 1] {
        return lag
      }
    }
    return best
  }

  /// The lag at the recording's own rate.
  private static func refined(_ lag: Int, _ samples: [Float], _ start: Int, _ count: Int) -> Int {
    guard lag > 0 else { return 0 }
    let lags = (lag - decimation + 1)...(lag + decimation - 1)
    guard start + count + lags.upperBound <= samples.count else { return lag }
    let products = lags.map { lag -> Float in
      var product: Float = 0
      var shifted: Float = 0
      for index in start..<(start + count) {
        product += samples[index] * samples[index + lag]
        shifted += samples[index + lag] * samples[index + lag]
      }
      return product / max(1e-9, shifted.squareRoot())
    }
    let best = products.indices.max { products[$0] < products[$1] } ?? 0
    return lags.lowerBound + best
  }

  /// Every fourth sample of a moving average, which is low-pass enough for a correlation.
  private static func decimated(_ samples: [Float]) -> [Float] {
    stride(from: 0, to: samples.count - decimation, by: decimation).map { start in
      samples[start..<(start + decimation)].reduce(0, +) / Float(decimation)
    }
  }
}
