import Glibc

/// What tests measure of samples.
enum SoundMeasure {
  static func rootMeanSquare(_ samples: ArraySlice<Float>) -> Float {
    let power = samples.reduce(Float(0)) { $0 + $1 * $1 }
    return (power / Float(max(1, samples.count))).squareRoot()
  }

  static func peak(_ samples: ArraySlice<Float>) -> Float {
    samples.reduce(Float(0)) { max($0, abs($1)) }
  }

  /// The greatest magnitude of a second difference: what a click is in a smooth signal.
  static func greatestBend(_ samples: ArraySlice<Float>) -> Float {
    var greatest: Float = 0
    for index in samples.indices.dropFirst().dropLast() {
      greatest = max(greatest, abs(samples[index - 1] - 2 * samples[index] + samples[index + 1]))
    }
    return greatest
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

  /// F0 around a place, in hertz, over a little more than two periods; nil where there is no voice
  /// that has one of those within a range.
  static func hertz(
    _ samples: [Float], at place: Int, within range: ClosedRange<Double>,
    sampleRate: Double = 22_050
  ) -> Double? {
    let lags = Int(sampleRate / range.upperBound)...Int(sampleRate / range.lowerBound)
    let start = place - lags.upperBound * 5 / 4
    let end = place + lags.upperBound * 5 / 4
    guard start >= 0, end <= samples.count, peak(samples[start..<end]) > 0.02 else { return nil }
    let period = period(samples[start..<end], within: lags)
    // A parabola may have its peak anywhere where there is none inside.
    guard lags.contains(Int(period)),
      autocorrelation(samples[start..<end], lag: Int(period)) > 0.8
    else { return nil }
    return sampleRate / period
  }

  /// The median of F0 at 15 places.
  static func medianHertz(
    _ samples: ArraySlice<Float>, within range: ClosedRange<Double>
  ) -> Double {
    let samples = Array(samples)
    return median(
      (1...15).compactMap { hertz(samples, at: $0 * samples.count / 16, within: range) })
  }

  /// The distance of F0 at 60 places from its median, in semitones: the median of that.
  static func semitoneSpread(_ samples: [Float], within range: ClosedRange<Double>) -> Double {
    let semitones = (1...60).compactMap { number in
      hertz(samples, at: number * samples.count / 61, within: range).map { 12 * log2($0) }
    }
    let middle = median(semitones)
    return median(semitones.map { abs($0 - middle) })
  }

  /// Not a number where there is none.
  static func median(_ values: [Double]) -> Double {
    values.isEmpty ? .nan : values.sorted()[values.count / 2]
  }
}
