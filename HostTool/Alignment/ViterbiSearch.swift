/// The likeliest way of a recording through its graph (Viterbi, 1967).
struct ViterbiSearch {
  private let graph: StateGraph
  private let model: SoundModel
  private let features: RecordingFeatures
  /// The states that the graph has, each once, and the place of each node's state among them.
  private let states: [Int]
  private let stateIndices: [Int]

  init(_ graph: StateGraph, _ model: SoundModel, _ features: RecordingFeatures) {
    self.graph = graph
    self.model = model
    self.features = features
    states = Set(graph.nodes.map(\.state)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: states.enumerated().map { ($1, $0) })
    stateIndices = graph.nodes.map { indices[$0.state] ?? 0 }
  }

  /// Nil when the recording has fewer frames than any way.
  func path() -> StatePath? {
    let nodeCount = graph.nodes.count
    // By frame and node: 0 for staying, otherwise the number of the predecessor counted from 1.
    var choices = [UInt8](repeating: 0, count: features.frameCount * nodeCount)
    var before = [Double](repeating: -.infinity, count: nodeCount)
    var now = before
    for frame in 0..<features.frameCount {
      let likelihoods = states.map { state in
        Double(model.bestComponent(of: state, features, frame: frame).logLikelihood)
      }
      for (index, node) in graph.nodes.enumerated() {
        var best = frame > 0 ? before[index] + Double(model.stayLogs[node.state]) : -.infinity
        var choice = 0
        for (number, predecessor) in node.predecessors.enumerated() {
          let score: Double
          if predecessor < 0 {
            score = frame == 0 ? -node.entryCost : -.infinity
          } else {
            let state = graph.nodes[predecessor].state
            score = before[predecessor] + Double(model.leaveLogs[state]) - node.entryCost
          }
          if score > best {
            best = score
            choice = number + 1
          }
        }
        now[index] = best + likelihoods[stateIndices[index]]
        choices[frame * nodeCount + index] = UInt8(truncatingIfNeeded: choice)
      }
      swap(&before, &now)
    }
    guard let last = graph.lastNodes.max(by: { score(before, $0) < score(before, $1) }),
      score(before, last) > -.infinity
    else { return nil }
    return trace(choices, from: last, logLikelihood: before[last])
  }

  private func score(_ scores: [Double], _ node: Int) -> Double {
    node < 0 ? -.infinity : scores[node]
  }

  private func trace(_ choices: [UInt8], from last: Int, logLikelihood: Double) -> StatePath {
    var nodes = [Int](repeating: last, count: features.frameCount)
    var node = last
    for frame in (0..<features.frameCount).reversed() {
      nodes[frame] = node
      let choice = Int(choices[frame * graph.nodes.count + node])
      if choice > 0, frame > 0 { node = graph.nodes[node].predecessors[choice - 1] }
    }
    nodes = ClosureRule(graph, features).applied(to: nodes)
    let components = nodes.enumerated().map { frame, node in
      let state = graph.nodes[node].state
      return UInt8(model.bestComponent(of: state, features, frame: frame).component)
    }
    return StatePath(nodes: nodes, components: components, logLikelihood: logLikelihood)
  }
}
