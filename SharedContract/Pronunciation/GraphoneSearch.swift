/// Finds the most probable graphones of a word: a Viterbi search with a beam.
///
/// Of the ways to read a beginning of the word, those that end in the same graphones as far as the
/// model tells them apart are one state, and only the best is followed.
struct GraphoneSearch: ~Escapable {
  /// How many ways are followed at a time.
  private static let beamWidth = 16
  /// Ways that cost more than the best one plus this are given up.
  private static let beamCost = 6000
  /// What it costs to have a second primary stress, or none at all.
  private static let stressCost = 3000

  /// The longest context: one graphone less than the longest n-gram.
  private typealias Context = [7 of Int]
  private static let noNode = -1

  private struct Way {
    var cost: Int
    /// By length less one: the node of the last graphones.
    var nodes: Context
    /// Its last step in `steps`.
    var step: Int
    var hasPrimaryStress: Bool

    /// Whether nothing that follows can tell the two apart.
    func isSameState(as other: Way) -> Bool {
      guard hasPrimaryStress == other.hasPrimaryStress else { return false }
      return nodes.indices.allSatisfy { nodes[$0] == other.nodes[$0] }
    }
  }

  private struct Candidate {
    var cost: Int
    /// With what the rest of the word costs at least.
    var wholeCost: Int
    var way: Int
    var graphone: Int
  }

  private let trie: GraphoneTrie
  private var ways: [Way] = []
  private var candidates: [Candidate] = []
  /// Every step of every way, and the number of the step before it.
  private var steps: [(graphone: Int, previous: Int)] = []
  /// The graphones of each letter of the word; the last one is its end.
  private var letters: [Range<Int>] = []
  /// Which of the letters is being read.
  private var letter = 0
  private var lookahead = GraphoneLookahead()
  /// The least whole cost of a candidate.
  private var bestCost = 0
  /// By graphone of the letter: whether a longer context has had it.
  private var isSeen: [Bool] = []

  @_lifetime(copy trie)
  init(_ trie: GraphoneTrie) { self.trie = trie }

  /// The phones of a word whose letters are given by number; the last two numbers are not letters.
  mutating func phonemes(ofLetters letters: [Int]) -> [Phoneme] {
    let end = GraphoneLayout.letterCount - 2
    var nodes = Context(repeating: Self.noNode)
    nodes[0] = trie.graphones(ofLetter: end + 1).lowerBound
    ways = [Way(cost: 0, nodes: nodes, step: -1, hasPrimaryStress: false)]
    self.letters = (letters + [end]).map { trie.graphones(ofLetter: $0) }
    guard !self.letters.contains(where: \.isEmpty) else { return [] }
    lookahead = GraphoneLookahead(self.letters, trie)
    for index in self.letters.indices {
      letter = index
      expand()
      follow()
    }
    return Self.stressed(phonemes(upTo: bestWay()?.step ?? -1))
  }

  /// Makes a candidate of every graphone after every way.
  private mutating func expand() {
    let graphones = letters[letter]
    candidates.removeAll(keepingCapacity: true)
    bestCost = Int.max - Self.beamCost
    for index in ways.indices {
      isSeen.removeAll(keepingCapacity: true)
      isSeen.append(contentsOf: repeatElement(false, count: graphones.count))
      var cost = ways[index].cost
      for length in (1..<trie.order).reversed() {
        let node = ways[index].nodes[length - 1]
        // Shorter contexts only cost more.
        guard node != Self.noNode, cost <= bestCost + Self.beamCost else { continue }
        let children = trie.children(of: node, length: length)
        let first = trie.firstNode(in: children, length: length + 1, from: graphones.lowerBound)
        addCandidates(first..<children.upperBound, length: length + 1, after: index, cost: cost)
        cost += trie.backoffCost(of: node, length: length)
      }
      guard cost <= bestCost + Self.beamCost else { continue }
      addCandidates(graphones, length: 1, after: index, cost: cost)
    }
  }

  /// Adds those of `nodes` whose last graphone is one of the letter's and not yet seen.
  private mutating func addCandidates(
    _ nodes: Range<Int>, length: Int, after way: Int, cost: Int
  ) {
    let graphones = letters[letter]
    for node in nodes {
      let step = trie.step(node, length: length)
      guard graphones.contains(step.graphone) else { break }
      let index = step.graphone - graphones.lowerBound
      guard !isSeen[index] else { continue }
      isSeen[index] = true
      var total = cost + step.cost
      if ways[way].hasPrimaryStress, hasPrimaryStress(step.graphone) { total += Self.stressCost }
      let whole = total + lookahead.cost(after: index, letter: letter)
      guard whole <= bestCost + Self.beamCost else { continue }
      bestCost = min(bestCost, whole)
      candidates.append(Candidate(cost: total, wholeCost: whole, way: way, graphone: step.graphone))
    }
  }

  /// Replaces the ways by the best candidates.
  private mutating func follow() {
    candidates.removeAll { $0.wholeCost > bestCost + Self.beamCost }
    candidates.sort { ($0.wholeCost, $0.graphone) < ($1.wholeCost, $1.graphone) }
    var next: [Way] = []
    for candidate in candidates {
      let way = way(after: candidate)
      guard !next.contains(where: { $0.isSameState(as: way) }) else { continue }
      steps.append((candidate.graphone, ways[candidate.way].step))
      next.append(way)
      if next.count == Self.beamWidth { break }
    }
    ways = next
  }

  private func way(after candidate: Candidate) -> Way {
    let before = ways[candidate.way]
    var nodes = Context(repeating: Self.noNode)
    nodes[0] = candidate.graphone
    for length in 1..<(trie.order - 1) where before.nodes[length - 1] != Self.noNode {
      let children = trie.children(of: before.nodes[length - 1], length: length)
      let node = trie.firstNode(in: children, length: length + 1, from: candidate.graphone)
      guard node < children.upperBound,
        trie.step(node, length: length + 1).graphone == candidate.graphone
      else { continue }
      nodes[length] = node
    }
    return Way(
      cost: candidate.cost, nodes: nodes, step: steps.count,
      hasPrimaryStress: before.hasPrimaryStress || hasPrimaryStress(candidate.graphone))
  }

  /// The cheapest way at the word's end.
  private func bestWay() -> Way? {
    func cost(_ way: Way) -> Int { way.cost + (way.hasPrimaryStress ? 0 : Self.stressCost) }
    return ways.min { cost($0) < cost($1) }
  }

  /// The phones with a primary stress: when there is none, on a vowel with secondary stress or else
  /// the first one.
  private static func stressed(_ phonemes: [Phoneme]) -> [Phoneme] {
    guard !phonemes.contains(where: { $0.stress == .primary }),
      let index = phonemes.firstIndex(where: { $0.stress == .secondary })
        ?? phonemes.firstIndex(where: \.isVowel)
    else { return phonemes }
    var result = phonemes
    result[index] = phonemes[index].stressed(.primary)
    return result
  }

  private func hasPrimaryStress(_ graphone: Int) -> Bool {
    let phonemes = trie.phonemes(ofGraphone: graphone)
    return phonemes.first?.stress == .primary || phonemes.second?.stress == .primary
  }

  private func phonemes(upTo last: Int) -> [Phoneme] {
    var result: [Phoneme] = []
    var index = last
    while index >= 0 {
      let step = steps[index]
      let phonemes = trie.phonemes(ofGraphone: step.graphone)
      if let second = phonemes.second { result.append(second) }
      if let first = phonemes.first { result.append(first) }
      index = step.previous
    }
    return result.reversed()
  }
}
