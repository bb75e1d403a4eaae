internal import Pronunciation
package import UnitBank

/// Chooses, for what is said between two pauses, recorded phones that suit their places and join
/// well.
///
/// A step of the search is a pair of neighbouring phones, from the cut in the first to the cut in
/// the second, so that what a recording has in one piece costs no join (Hunt and Black, "Unit
/// selection in a concatenative speech synthesis system", 1996). Keeps its memory from one stretch
/// to the next: one thread at a time.
package final class UnitSelector {
  /// The recorded phones that a pair's two halves come from: the right half of `left` and the left
  /// half of `right`. In one piece where `right` is the phone after `left`.
  package struct Pair: Hashable, Sendable {
    package var left: Int
    package var right: Int

    package var isWhole: Bool { right == left + 1 }
  }

  /// Candidates that are looked at closely; the best by their place.
  private static let beamCount = 32
  /// Halves tried on either side for a pair that no recording has.
  private static let halfCount = 6

  private let bank: UnitBank
  private let table: UnitCostTable

  private struct Candidate {
    var pair: Pair
    /// Of the way up to here.
    var cost: Int32
    /// The candidate before it on the cheapest way.
    var previous: Int32 = 0
    /// What is compared where it joins: the first phone's half, and the second one's.
    var leftJoin = SIMD16<UInt8>(repeating: 0)
    var rightJoin = SIMD16<UInt8>(repeating: 0)
  }

  /// The candidates of each step, the cheapest first, step after step.
  private var candidates: [Candidate] = []
  private var columns: [Range<Int>] = []

  package convenience init(_ bank: UnitBank) { self.init(bank, UnitCost()) }

  init(_ bank: UnitBank, _ cost: UnitCost) {
    self.bank = bank
    table = UnitCostTable(cost)
  }

  /// The cheapest pairs: one for each neighbouring two of the phones and the pauses around them.
  ///
  /// - Returns: nil when one of the phones is in no recording.
  package func select(_ stretch: Stretch) -> [Pair]? {
    guard !stretch.phones.isEmpty else { return [] }
    let targets = UnitTarget.targets(of: stretch, bank.model)
    if let whole = wholeStretch(stretch) { return whole }
    candidates.removeAll(keepingCapacity: true)
    columns.removeAll(keepingCapacity: true)
    for index in 0..<(targets.count - 1) {
      let start = candidates.count
      addCandidates(targets, index)
      guard candidates.count > start else { return nil }
      if let before = columns.last { connect(start..<candidates.count, to: before) }
      sort(from: start)
      columns.append(start..<candidates.count)
    }
    return path()
  }

  /// A recording that has just these phones between two pauses, said where it fits best.
  private func wholeStretch(_ stretch: Stretch) -> [Pair]? {
    let last = stretch.phones.count - 1
    let wanted = stretch.phones[last].place
    let first = bank.stretches(stretch.phones.map(\.phoneme)).min {
      let places = [$0, $1].map { bank.place(at: $0 + last).symmetricDifference(wanted).rawValue }
      return places[0].nonzeroBitCount < places[1].nonzeroBitCount
    }
    guard let first, first > 0 else { return nil }
    return (-1...last).map { Pair(left: first + $0, right: first + $0 + 1) }
  }

  // MARK: - The cheapest way

  private func connect(_ column: Range<Int>, to before: Range<Int>) {
    for index in column {
      let pair = candidates[index].pair
      let join = candidates[index].leftJoin
      var best = Int32.max
      var previous = before.lowerBound
      for number in before where candidates[number].pair.right == pair.left {
        if candidates[number].cost < best {
          best = candidates[number].cost
          previous = number
        }
      }
      // They are sorted: once one costs too much by itself the others do too.
      for number in before {
        guard candidates[number].cost + table.join < best else { break }
        let cost = candidates[number].cost + table.join(candidates[number].rightJoin, join)
        if cost < best {
          best = cost
          previous = number
        }
      }
      candidates[index].cost += best
      candidates[index].previous = Int32(previous)
    }
  }

  private func path() -> [Pair] {
    guard let last = columns.last else { return [] }
    var pairs: [Pair] = []
    var number = last.lowerBound
    for _ in columns {
      pairs.append(candidates[number].pair)
      number = Int(candidates[number].previous)
    }
    return pairs.reversed()
  }

  /// Insertion sort: the columns are short.
  private func sort(from start: Int) {
    for index in (start + 1)..<max(candidates.count, start + 1) {
      let candidate = candidates[index]
      var place = index
      while place > start, candidates[place - 1].cost > candidate.cost {
        candidates[place] = candidates[place - 1]
        place -= 1
      }
      candidates[place] = candidate
    }
  }

  // MARK: - Candidates

  private func addCandidates(_ targets: [UnitTarget], _ index: Int) {
    let start = candidates.count
    let left = targets[index]
    let right = targets[index + 1]
    let before = index > 0 ? targets[index - 1].phoneme : UnitTarget.pause.phoneme
    let behind =
      index + 2 < targets.count ? targets[index + 2].phoneme : UnitTarget.pause.phoneme
    bank.forEachPair(Phoneme(rawValue: left.phoneme), Phoneme(rawValue: right.phoneme)) { pair in
      let cost =
        table.left(pair, left, before: before) + table.right(pair, right, behind: behind)
      insert(Pair(left: Int(pair.left), right: Int(pair.left) + 1), cost, start, Self.beamCount)
    }
    if candidates.count == start { addHalves(left, right, before: before, behind: behind) }
    for number in start..<candidates.count {
      let pair = candidates[number].pair
      candidates[number].leftJoin = bank.join(at: pair.left)
      candidates[number].rightJoin = bank.join(at: pair.right)
    }
  }

  /// Keeps the candidate if it is one of the `limit` cheapest from `start` on, in order.
  private func insert(_ pair: Pair, _ cost: Int32, _ start: Int, _ limit: Int) {
    if candidates.count - start == limit {
      guard cost < candidates[candidates.count - 1].cost else { return }
      candidates.removeLast()
    }
    var place = candidates.count
    candidates.append(Candidate(pair: pair, cost: cost))
    while place > start, candidates[place - 1].cost > cost {
      candidates.swapAt(place - 1, place)
      place -= 1
    }
  }

  /// For a pair that no recording has: any left phone with any right phone, joined where one ends
  /// and the other begins.
  private func addHalves(
    _ left: UnitTarget, _ right: UnitTarget, before: UInt8, behind: UInt8
  ) {
    let start = candidates.count
    for symbol in Self.neighbours {
      bank.forEachPair(Phoneme(rawValue: left.phoneme), symbol) { pair in
        let cost = table.left(pair, left, before: before)
        insert(Pair(left: Int(pair.left), right: 0), cost, start, Self.halfCount)
      }
    }
    let middle = candidates.count
    for symbol in Self.neighbours {
      bank.forEachPair(symbol, Phoneme(rawValue: right.phoneme)) { pair in
        let cost = table.right(pair, right, behind: behind)
        insert(Pair(left: 0, right: Int(pair.left) + 1), cost, middle, Self.halfCount)
      }
    }
    let lefts = candidates[start..<middle]
    let rights = candidates[middle...]
    candidates.removeSubrange(start...)
    for first in lefts {
      for second in rights {
        candidates.append(
          Candidate(
            pair: Pair(left: first.pair.left, right: second.pair.right),
            cost: first.cost + second.cost + table.brokenPair))
      }
    }
  }

  /// Every phone without stress, and the pause.
  private static let neighbours: [Phoneme?] =
    [nil] + Phoneme.Symbol.allCases.map { Phoneme($0, stress: $0.isVowel ? .unstressed : nil) }
}
