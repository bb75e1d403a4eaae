/// What tests measure of samples.
enum SoundMeasure {
  static func rootMeanSquare(_ samples: ArraySlice<Float>) -> Float {
    (samples.reduce(0) { $0 + $1 * $1 } / Float(max(1, samples.count))).squareRoot()
  }

  static func peak(_ samples: ArraySlice<Float>) -> Float {
    samples.reduce(0) { max($0, abs($1)) }
  }

  /// The greatest magnitude of a second difference: what a click is in a smooth signal.
  static func greatestBend(_ samples: ArraySlice<Float>) -> Float {
    guard samples.count > 2 else { return 0 }
    return (samples.startIndex + 1..<samples.endIndex - 1).reduce(0) {
      max($0, abs(samples[$1 - 1] - 2 * samples[$1] + samples[$1 + 1]))
    }
  }

  /// The lag of the greatest autocorrelation, to a fraction of a sample, by a parabola through it.
  static func period(_ samples: ArraySlice<Float>, within lags: ClosedRange<Int>) -> Double {
    let values = lags.map { autocorrelation(samples, lag: $0) }
    let inner = values.indices.dropFirst().dropLast()
    let best = inner.max { values[$0] < values[$1] } ?? 1
    let bend = values[best - 1] - 2 * values[best] + values[best + 1]
    let shift = bend == 0 ? 0 : (values[best - 1] - values[best + 1]) / (2 * bend)
    return Double(lags.lowerBound + best) + Double(shift)
  }

  /// The correlation of samples with those `lag` behind them: −1 to 1.
  static func autocorrelation(_ samples: ArraySlice<Float>, lag: Int) -> Float {
    var product: Float = 0
    var early: Float = 1e-9
    var late: Float = 1e-9
    for index in samples.startIndex..<(samples.endIndex - lag) {
      product += samples[index] * samples[index + lag]
      early += samples[index] * samples[index]
      late += samples[index + lag] * samples[index + lag]
    }
    return product / (early * late).squareRoot()
  }
}
