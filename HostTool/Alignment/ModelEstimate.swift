/// A model made from recordings and the states that their frames are in.
struct ModelEstimate {
  /// The variance of a state counts the mean of all states' as this many of its frames.
  private static let priorFrameCount = 10.0
  /// No variance is less than this share of that of all frames.
  private static let floorShare: Float = 0.02
  /// A Gaussian of a mixture has at least this many frames.
  private static let componentFrameCount = 20
  private static let stayRange: ClosedRange<Float> = 0.05...0.99

  private let stateCount: Int
  /// By state, then Gaussian.
  private var sums: [FrameSums]
  /// How often each state is entered.
  private var visitCounts: [Int]

  init(stateCount: Int) {
    self.stateCount = stateCount
    sums = [FrameSums](repeating: FrameSums(), count: stateCount * SoundModel.componentLimit)
    visitCounts = [Int](repeating: 0, count: stateCount)
  }

  /// Takes in a recording, aligned.
  mutating func add(_ path: StatePath, _ graph: StateGraph, _ features: RecordingFeatures) {
    var previous = -1
    for (frame, node) in path.nodes.enumerated() {
      let state = graph.nodes[node].state
      if node != previous { visitCounts[state] += 1 }
      previous = node
      sums[state * SoundModel.componentLimit + Int(path.components[frame])]
        .add(features, frame: frame)
    }
  }

  /// - Parameter componentLimit: Gaussians with enough frames are divided up to this number.
  func model(componentLimit: Int) -> SoundModel {
    var model = SoundModel(stateCount: stateCount)
    let wholes = (0..<stateCount).map(whole)
    var all = FrameSums()
    for whole in wholes { all.add(whole) }
    let zero = [SIMD8<Float>](repeating: .zero, count: RecordingFeatures.vectorCount)
    let general = all.gaussian(prior: zero, priorFrameCount: 0, floor: Self.leastVariance)
    let floor = zip(general.variance, Self.leastVariance).map { variance, least in
      pointwiseMax(variance * Self.floorShare, least)
    }
    let prior = meanVariance(of: wholes, frameCount: all.frameCount)
    for state in 0..<stateCount {
      guard wholes[state].frameCount > 0 else {
        model.setComponents([general], of: state)
        continue
      }
      model.setComponents(
        components(of: state, wholes[state], prior, floor, limit: componentLimit), of: state)
      let stays = Float(wholes[state].frameCount - visitCounts[state])
      let probability = stays / Float(wholes[state].frameCount)
      model.setStaying(
        min(max(probability, Self.stayRange.lowerBound), Self.stayRange.upperBound), of: state)
    }
    return model
  }

  private static let leastVariance = [SIMD8<Float>](
    repeating: SIMD8(repeating: 1e-4), count: RecordingFeatures.vectorCount)

  /// All frames of a state.
  private func whole(_ state: Int) -> FrameSums {
    var whole = FrameSums()
    for component in 0..<SoundModel.componentLimit {
      whole.add(sums[state * SoundModel.componentLimit + component])
    }
    return whole
  }

  private func meanVariance(of wholes: [FrameSums], frameCount: Int) -> [SIMD8<Float>] {
    var total = [SIMD8<Double>](repeating: .zero, count: RecordingFeatures.vectorCount)
    for whole in wholes {
      for (vector, scatter) in whole.scatter.enumerated() { total[vector] += scatter }
    }
    return total.map { SIMD8<Float>($0 / Double(max(1, frameCount))) }
  }

  private func components(
    of state: Int, _ whole: FrameSums, _ prior: [SIMD8<Float>], _ floor: [SIMD8<Float>], limit: Int
  ) -> [Gaussian] {
    let range = state * SoundModel.componentLimit..<(state + 1) * SoundModel.componentLimit
    var parts = sums[range].filter { $0.frameCount >= Self.componentFrameCount }
    if parts.isEmpty { parts = [whole] }
    let total = parts.reduce(0) { $0 + $1.frameCount }
    let isDividing = parts.count * 2 <= limit
    return parts.flatMap { part in
      var gaussian = part.gaussian(
        prior: prior, priorFrameCount: Self.priorFrameCount, floor: floor)
      gaussian.weight = Float(part.frameCount) / Float(total)
      let isLarge = part.frameCount >= 2 * Self.componentFrameCount
      return isDividing && isLarge ? gaussian.halves : [gaussian]
    }
  }
}
