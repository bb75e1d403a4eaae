/// A recording's features and the states that it may go through.
struct PreparedRecording: Sendable {
  /// A search's memory: a byte for each frame and node.
  private static let searchByteLimit = 1 << 28
  private static let sampleRates = 8000.0...192_000
  /// A search numbers a node's predecessors in a byte.
  private static let pronunciationLimit = 250

  let name: String
  let features: RecordingFeatures
  let words: [[[SoundNumber]]]

  /// - Throws: What makes it unfit.
  init(_ task: AlignmentTask) throws(AlignmentError) {
    name = task.name
    words = task.words
    guard Self.sampleRates.contains(task.sampleRate) else {
      throw .invalidSampleRate(recording: name, hertz: task.sampleRate)
    }
    guard !words.isEmpty else { throw .noWords(recording: name) }
    for (number, pronunciations) in words.enumerated() {
      guard !pronunciations.isEmpty, pronunciations.count <= Self.pronunciationLimit,
        pronunciations.allSatisfy({ !$0.isEmpty })
      else { throw .unusablePronunciations(recording: name, word: number) }
    }
    let frameSeconds = RecordingFeatures.frameSeconds
    let frameCount = Int(Double(task.samples.count) / task.sampleRate / frameSeconds)
    let milliseconds = Self.milliseconds(frameCount: frameCount)
    let needed = words.reduce(0) { sum, pronunciations in
      sum + (pronunciations.map(\.count).min() ?? 0) * SoundModel.statesPerSound
    }
    guard frameCount >= needed else {
      throw .tooShort(
        recording: name, milliseconds: milliseconds,
        neededMilliseconds: Self.milliseconds(frameCount: needed))
    }
    // Pauses have a few nodes more.
    let nodeCount = words.reduce(0) { $0 + 20 + $1.reduce(0) { $0 + 3 * $1.count } }
    guard frameCount < Self.searchByteLimit / nodeCount else {
      throw .tooLong(recording: name, milliseconds: milliseconds)
    }
    guard task.samples.contains(where: { $0 != task.samples[0] }) else {
      throw .silent(recording: name)
    }
    features = RecordingFeatures(samples: task.samples, sampleRate: task.sampleRate)
  }

  private static func milliseconds(frameCount: Int) -> Int {
    Int(Double(frameCount) * RecordingFeatures.frameSeconds * 1000)
  }

  /// - Parameter sounds: The numbers of the sounds in the model.
  func graph(_ sounds: SoundIndex, _ settings: AlignmentSettings) -> StateGraph {
    StateGraph(
      words: words.map { $0.map { $0.map { sounds[$0] } } },
      pauseFrameCount: Int(settings.minimumPauseSeconds / RecordingFeatures.frameSeconds),
      alternativeCost: settings.alternativeCost)
  }

  /// A first guess: the softest stretches are pauses, and the sounds of the first pronunciations
  /// share what is left evenly.
  func evenPath(_ graph: StateGraph) -> StatePath {
    let isSpeech = speech()
    let path = graph.plainPath
    let pauses = graph.nodes.indices.filter { graph.nodes[$0].word == nil }
    let speechCount = isSpeech.count { $0 }
    let isUsable = speechCount >= path.count
    let count = isUsable ? speechCount : features.frameCount
    var position = 0
    let nodes = isSpeech.enumerated().map { index, isSpeech in
      guard isSpeech || !isUsable else { return pauses[1 + index % 3 % 2] }
      position += 1
      return path[min(path.count - 1, (position - 1) * path.count / max(1, count))]
    }
    return StatePath(
      nodes: nodes, components: [UInt8](repeating: 0, count: nodes.count), logLikelihood: 0)
  }

  /// Which frames are not in a soft stretch of at least 100 ms, or 25 ms at an end.
  private func speech() -> [Bool] {
    var result = [Bool](repeating: true, count: features.frameCount)
    var start = 0
    for frame in 0...features.frameCount {
      if frame < features.frameCount, features.isSoft(frame) { continue }
      let isAtEnd = start == 0 || frame == features.frameCount
      if frame - start >= (isAtEnd ? 5 : 20) {
        for soft in start..<frame { result[soft] = false }
      }
      start = frame + 1
    }
    return result
  }
}
