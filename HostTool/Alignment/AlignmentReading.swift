/// Makes times and scores of a recording's path.
struct AlignmentReading {
  private let recording: PreparedRecording
  private let graph: StateGraph
  private let path: StatePath
  private let correctionSeconds: Double
  /// Of each frame, as `Alignment.score`.
  private let scores: [Float]

  init(
    _ recording: PreparedRecording, _ graph: StateGraph, _ path: StatePath, _ model: SoundModel,
    correctionSeconds: Double
  ) {
    self.recording = recording
    self.graph = graph
    self.path = path
    self.correctionSeconds = correctionSeconds
    scores = path.nodes.enumerated().map { frame, node in
      func score(_ state: Int) -> Float {
        model.bestComponent(of: state, recording.features, frame: frame).logLikelihood
      }
      let best = (0..<model.stateCount).reduce(-Float.infinity) { max($0, score($1)) }
      return score(graph.nodes[node].state) - best
    }
  }

  func alignment() -> Alignment {
    let ranges = ranges { graph.nodes[$0].place }
    let phones = ranges.map(phone)
    let words = self.ranges { graph.nodes[$0].word }.compactMap(word)
    let spoken = path.nodes.indices.filter { graph.nodes[path.nodes[$0]].word != nil }
    return Alignment(phones: phones, words: words, score: mean(spoken))
  }

  /// The stretches of frames of which the nodes have the same `key`.
  private func ranges<Key: Equatable>(by key: (Int) -> Key) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for (frame, node) in path.nodes.enumerated() {
      if frame > 0, key(node) == key(path.nodes[frame - 1]) {
        ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<(frame + 1)
      } else {
        ranges.append(frame..<(frame + 1))
      }
    }
    return ranges
  }

  private func phone(_ range: Range<Int>) -> Alignment.Phone {
    let node = graph.nodes[path.nodes[range.lowerBound]]
    return Alignment.Phone(
      startSeconds: seconds(range.lowerBound), endSeconds: seconds(range.upperBound),
      sound: node.word.map { recording.words[$0][node.pronunciation][node.soundIndex] },
      word: node.word, score: mean(range))
  }

  /// Nil for a pause.
  private func word(_ range: Range<Int>) -> Alignment.Word? {
    let node = graph.nodes[path.nodes[range.lowerBound]]
    guard node.word != nil else { return nil }
    return Alignment.Word(
      pronunciation: node.pronunciation, startSeconds: seconds(range.lowerBound),
      endSeconds: seconds(range.upperBound), score: worst(around: range))
  }

  /// The mean of the worst 150 ms of a word and the pause behind it, for the first word also that
  /// before it: a word that the text does not have goes to its neighbours and to pauses.
  private func worst(around word: Range<Int>) -> Float {
    let windowFrameCount = 30
    func isPause(_ frame: Int) -> Bool { graph.nodes[path.nodes[frame]].word == nil }
    var range = word
    while range.upperBound < scores.count, isPause(range.upperBound) {
      range = range.lowerBound..<(range.upperBound + 1)
    }
    if scores[..<word.lowerBound].indices.allSatisfy(isPause) { range = 0..<range.upperBound }
    let lastStart = max(range.lowerBound, range.upperBound - windowFrameCount)
    return (range.lowerBound...lastStart).reduce(0) { worst, start in
      let window = scores[start..<min(start + windowFrameCount, range.upperBound)]
      return min(worst, window.reduce(0, +) / Float(windowFrameCount))
    }
  }

  /// When a frame begins; the recording's ends are where they are.
  private func seconds(_ frame: Int) -> Double {
    guard frame > 0 else { return 0 }
    guard frame < path.nodes.count else { return recording.features.durationSeconds }
    let seconds = Double(frame) * RecordingFeatures.frameSeconds + correctionSeconds
    return min(max(0, seconds), recording.features.durationSeconds)
  }

  private func mean(_ frames: some Collection<Int>) -> Float {
    frames.reduce(0) { $0 + scores[$1] } / Float(max(1, frames.count))
  }
}
