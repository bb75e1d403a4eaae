/// What is known of the frames that one Gaussian, or one state, is made from.
struct FrameSums {
  private(set) var frameCount = 0
  private var sums = [SIMD8<Double>](repeating: .zero, count: RecordingFeatures.vectorCount)
  private var squares = [SIMD8<Double>](repeating: .zero, count: RecordingFeatures.vectorCount)

  mutating func add(_ features: RecordingFeatures, frame: Int) {
    frameCount += 1
    for vector in 0..<RecordingFeatures.vectorCount {
      let value = SIMD8<Double>(features.vectors[frame * RecordingFeatures.vectorCount + vector])
      sums[vector] += value
      squares[vector] += value * value
    }
  }

  mutating func add(_ other: FrameSums) {
    frameCount += other.frameCount
    for vector in 0..<RecordingFeatures.vectorCount {
      sums[vector] += other.sums[vector]
      squares[vector] += other.squares[vector]
    }
  }

  /// The sum of the squared distances from the mean.
  var scatter: [SIMD8<Double>] {
    (0..<RecordingFeatures.vectorCount).map { vector in
      squares[vector] - sums[vector] * sums[vector] / Double(max(1, frameCount))
    }
  }

  /// The distribution of the frames.
  ///
  /// - Parameters:
  ///   - prior: Of which the variance counts as `priorFrameCount` further frames.
  ///   - floor: No variance is less.
  func gaussian(prior: [SIMD8<Float>], priorFrameCount: Double, floor: [SIMD8<Float>]) -> Gaussian {
    var result = Gaussian(weight: 1, mean: prior, variance: prior)
    let count = Double(max(1, frameCount))
    let scatter = scatter
    for vector in 0..<RecordingFeatures.vectorCount {
      let priorScatter = SIMD8<Double>(prior[vector]) * priorFrameCount
      let smoothed = (scatter[vector] + priorScatter) / (count + priorFrameCount)
      result.mean[vector] = SIMD8(sums[vector] / count)
      let variance = SIMD8<Float>(smoothed)
      result.variance[vector] = variance.replacing(
        with: floor[vector], where: variance .< floor[vector])
    }
    return result
  }
}
