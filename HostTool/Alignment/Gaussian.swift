/// One normal distribution of a state's mixture; the dimensions are independent.
struct Gaussian: Sendable {
  /// How many of the state's frames are its own, 0 to 1.
  var weight: Float
  /// `RecordingFeatures.vectorCount` vectors each.
  var mean: [SIMD8<Float>]
  var variance: [SIMD8<Float>]

  /// Two with half the weight each, moved apart along every dimension.
  var halves: [Gaussian] {
    [Float(0.2), -0.2].map { distance in
      var half = self
      half.weight = weight / 2
      for vector in mean.indices { half.mean[vector] += distance * variance[vector].squareRoot() }
      return half
    }
  }
}
