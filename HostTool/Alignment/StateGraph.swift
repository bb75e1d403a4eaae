/// The states that a recording may go through, from its first frame to its last.
///
/// Words follow one another, each by any of its pronunciations, with or without a pause before,
/// between and behind; a sound has three states. Every state may last.
struct StateGraph: Sendable {
  /// A state in its place.
  struct Node: Sendable {
    /// The state's number in the model.
    var state: Int
    /// Nodes that may come before, all with smaller numbers; -1 is the recording's beginning.
    var predecessors: [Int]
    /// Taken from the logarithm of the likelihood of a way that comes here from another node.
    var entryCost = 0.0
    var word: Int?
    var pronunciation = 0
    /// Which sound of the pronunciation it belongs to.
    var soundIndex = 0
    /// Counts the places of sounds; nodes of one sound in one place have the same.
    var place: Int
    /// Whether its sound begins with a closure.
    var isStop = false
  }

  private(set) var nodes: [Node] = []
  /// Those in which a recording may end.
  private(set) var lastNodes: [Int] = []
  /// The fewest frames that the words take.
  private(set) var minimumFrameCount = 0
  private var placeCount = 0

  /// - Parameters:
  ///   - words: The words, their pronunciations, and the sounds of these.
  ///   - pauseFrameCount: How long a pause between words lasts at least.
  ///   - alternativeCost: For each word that is not said in the first of its ways.
  init(words: [[[SoundIndex.Sound]]], pauseFrameCount: Int, alternativeCost: Double) {
    var exits = [-1]
    exits.append(addPause(behind: exits, frameCount: SoundModel.statesPerSound))
    for (number, pronunciations) in words.enumerated() {
      let entries = exits
      exits = pronunciations.enumerated().map { index, sounds in
        let first = nodes.count
        let last = addWord(number, pronunciation: index, sounds, behind: entries)
        nodes[first].entryCost = index > 0 ? alternativeCost : 0
        return last
      }
      let frameCount = number < words.count - 1 ? pauseFrameCount : SoundModel.statesPerSound
      exits.append(addPause(behind: exits, frameCount: frameCount))
      let soundCount = pronunciations.map(\.count).min() ?? 0
      minimumFrameCount += soundCount * SoundModel.statesPerSound
    }
    lastNodes = exits
  }

  /// The places of the first pronunciations of all words, without pauses.
  var plainPath: [Int] {
    nodes.indices.filter { nodes[$0].word != nil && nodes[$0].pronunciation == 0 }
  }

  private mutating func addWord(
    _ word: Int, pronunciation: Int, _ sounds: [SoundIndex.Sound], behind entries: [Int]
  ) -> Int {
    var entries = entries
    for (index, sound) in sounds.enumerated() {
      for state in sound.states {
        nodes.append(
          Node(
            state: state, predecessors: entries, word: word, pronunciation: pronunciation,
            soundIndex: index, place: placeCount, isStop: sound.isStop))
        entries = [nodes.count - 1]
      }
      placeCount += 1
    }
    return nodes.count - 1
  }

  /// A pause longer than its states stays in the middle one.
  private mutating func addPause(behind entries: [Int], frameCount: Int) -> Int {
    let states = Array(SoundModel.states(of: SoundModel.pause))
    let middle = [Int](repeating: states[1], count: max(1, frameCount - 2))
    var entries = entries
    for state in [states[0]] + middle + [states[2]] {
      nodes.append(Node(state: state, predecessors: entries, word: nil, place: placeCount))
      entries = [nodes.count - 1]
    }
    placeCount += 1
    return nodes.count - 1
  }
}
