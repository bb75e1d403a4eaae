/// What the rest of a word costs at least, by the graphone before it: the bigrams' estimate.
///
/// With it a search compares ways by what they cost in the end, and may follow fewer of them.
struct GraphoneLookahead {
  /// By letter, then by graphone of the letter.
  private var costs: [Int] = []
  /// Where a letter's costs are.
  private var starts: [Int] = []

  init() {}

  /// - Parameter letters: The graphones of each letter of the word; the last one is its end.
  init(_ letters: [Range<Int>], _ trie: borrowing GraphoneTrie) {
    for letter in letters {
      starts.append(costs.count)
      costs.append(contentsOf: repeatElement(0, count: letter.count))
    }
    for index in letters.indices.dropLast().reversed() {
      let next = letters[index + 1]
      // However it goes on: by single graphones after a back-off.
      var least = Int.max / 2
      for graphone in next {
        let step = trie.step(graphone, length: 1).cost
        least = min(least, step + self.cost(after: graphone - next.lowerBound, letter: index + 1))
      }
      for graphone in letters[index] {
        costs[starts[index] + graphone - letters[index].lowerBound] = min(
          least + trie.backoffCost(of: graphone, length: 1),
          bigramCost(after: graphone, next, letter: index + 1, trie))
      }
    }
  }

  /// What the letters after one cost when that one gives this of its graphones.
  func cost(after graphone: Int, letter: Int) -> Int { costs[starts[letter] + graphone] }

  /// The least cost of those of the next letter's graphones that have been seen after this one.
  private func bigramCost(
    after graphone: Int, _ next: Range<Int>, letter: Int, _ trie: borrowing GraphoneTrie
  ) -> Int {
    let children = trie.children(of: graphone, length: 1)
    var least = Int.max / 2
    for node in trie.firstNode(in: children, length: 2, from: next.lowerBound)..<children.upperBound
    {
      let step = trie.step(node, length: 2)
      guard next.contains(step.graphone) else { break }
      least = min(least, step.cost + cost(after: step.graphone - next.lowerBound, letter: letter))
    }
    return least
  }
}
