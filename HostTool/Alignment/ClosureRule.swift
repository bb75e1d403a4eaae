/// What is silent before a stop's burst is its closure.
///
/// The last state of a sound learns from the stops behind it that it may end in silence, and then
/// keeps the closures of others.
struct ClosureRule {
  private let graph: StateGraph
  private let features: RecordingFeatures

  init(_ graph: StateGraph, _ features: RecordingFeatures) {
    self.graph = graph
    self.features = features
  }

  /// The nodes of the frames, where stops begin as soon as the sound before them is silent; a frame
  /// for each of its states stays with that.
  func applied(to nodes: [Int]) -> [Int] {
    var nodes = nodes
    for frame in nodes.indices.dropFirst() where beginsStop(frame, nodes) {
      let node = nodes[frame]
      let place = graph.nodes[nodes[frame - 1]].place
      var start = frame
      while start > SoundModel.statesPerSound, features.isSoft(start - 1),
        graph.nodes[nodes[start - 1 - SoundModel.statesPerSound]].place == place
      {
        start -= 1
        nodes[start] = node
      }
    }
    return nodes
  }

  /// Whether a frame is the first of a stop right behind another sound; where that is a stop too,
  /// nothing tells whose the silence is.
  private func beginsStop(_ frame: Int, _ nodes: [Int]) -> Bool {
    let node = graph.nodes[nodes[frame]]
    let before = graph.nodes[nodes[frame - 1]]
    return node.isStop && node.place != before.place && before.word != nil && !before.isStop
  }
}
