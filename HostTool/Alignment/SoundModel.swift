internal import Glibc

/// How each state of each sound sounds: a few Gaussians with diagonal covariance, and how long it
/// lasts.
struct SoundModel: Sendable {
  static let statesPerSound = 3
  /// The number of the sound that is silence.
  static let pause = 0
  /// How many places for Gaussians a state has.
  static let componentLimit = 4

  static func states(of sound: Int) -> Range<Int> {
    sound * statesPerSound..<(sound + 1) * statesPerSound
  }

  let stateCount: Int
  /// How many of its Gaussians each state uses.
  private(set) var componentCounts: [Int]
  /// The logarithms of staying in a state for another frame and of leaving it.
  private(set) var stayLogs: [Float]
  private(set) var leaveLogs: [Float]
  /// `RecordingFeatures.vectorCount` for each Gaussian.
  private var means: [SIMD8<Float>]
  private var precisions: [SIMD8<Float>]
  private var constants: [Float]

  init(stateCount: Int) {
    self.stateCount = stateCount
    componentCounts = [Int](repeating: 0, count: stateCount)
    stayLogs = [Float](repeating: log(0.5), count: stateCount)
    leaveLogs = stayLogs
    let count = stateCount * Self.componentLimit
    means = [SIMD8](repeating: .zero, count: count * RecordingFeatures.vectorCount)
    precisions = means
    constants = [Float](repeating: 0, count: count)
  }

  /// Sets how likely it is that a state lasts for another frame.
  mutating func setStaying(_ probability: Float, of state: Int) {
    stayLogs[state] = log(probability)
    leaveLogs[state] = log(1 - probability)
  }

  /// Sets the Gaussians of a state, at most `componentLimit`.
  mutating func setComponents(_ components: [Gaussian], of state: Int) {
    componentCounts[state] = components.count
    for (index, component) in components.enumerated() {
      let slot = state * Self.componentLimit + index
      var logVariance: Float = 0
      for vector in 0..<RecordingFeatures.vectorCount {
        means[slot * RecordingFeatures.vectorCount + vector] = component.mean[vector]
        let variance = component.variance[vector]
        var precision = 1 / variance
        for lane in 0..<8 {
          if vector * 8 + lane < RecordingFeatures.dimensionCount {
            logVariance += log(2 * Float.pi * variance[lane])
          } else {
            precision[lane] = 0
          }
        }
        precisions[slot * RecordingFeatures.vectorCount + vector] = precision
      }
      constants[slot] = log(component.weight) - logVariance / 2
    }
  }

  /// The logarithm of how likely a frame is in a state by its best Gaussian, and which that is.
  @inline(__always)
  func bestComponent(
    of state: Int, _ features: RecordingFeatures, frame: Int
  ) -> (logLikelihood: Float, component: Int) {
    var best = (logLikelihood: -Float.infinity, component: 0)
    let base = frame * RecordingFeatures.vectorCount
    for component in 0..<componentCounts[state] {
      let slot = state * Self.componentLimit + component
      let first = slot * RecordingFeatures.vectorCount
      var sum = SIMD8<Float>.zero
      for vector in 0..<RecordingFeatures.vectorCount {
        let difference = features.vectors[base + vector] - means[first + vector]
        sum += difference * difference * precisions[first + vector]
      }
      let value = constants[slot] - sum.sum() / 2
      if value > best.logLikelihood { best = (value, component) }
    }
    return best
  }
}
