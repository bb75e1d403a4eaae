internal import Pronunciation
package import UnitBank

/// Chooses, for a stretch of phones, recorded ones that suit their places and join well.
///
/// A step of the search is a pair of neighbouring phones, from the cut in the first to the cut in
/// the second, so that what a recording has in one piece costs no join (Hunt and Black, "Unit
/// selection in a concatenative speech synthesis system", 1996). Pure.
package struct UnitSelector {
  /// The recorded phones that a pair's two halves come from: the right half of `left` and the left
  /// half of `right`. In one piece where `right` is the phone after `left`.
  package struct Pair: Hashable, Sendable {
    package var left: Int
    package var right: Int

    package var isWhole: Bool { right == left + 1 }
  }

  /// Candidates that are looked at closely; the best by their place.
  private static let beamCount = 24
  /// Halves tried on either side for a pair that no recording has.
  private static let halfCount = 6

  private let bank: UnitBank

  package init(_ bank: UnitBank) { self.bank = bank }

  private struct Candidate {
    var pair: Pair
    var cost: Int
    /// The candidate before it on the cheapest way.
    var previous = 0
  }

  /// The cheapest pairs: one for each neighbouring two of the targets.
  ///
  /// - Returns: nil when a phone of the targets is in no recording.
  package func select(_ targets: [UnitTarget]) -> [Pair]? {
    guard targets.count > 1 else { return [] }
    var columns: [[Candidate]] = []
    for index in 0..<(targets.count - 1) {
      var column = candidates(targets, index)
      guard !column.isEmpty else { return nil }
      if let before = columns.last { connect(&column, to: before) }
      columns.append(column)
    }
    return path(columns)
  }

  private func connect(_ column: inout [Candidate], to before: [Candidate]) {
    for index in column.indices {
      var best = Int.max
      var previous = 0
      for (number, candidate) in before.enumerated() {
        let cost = candidate.cost + joinCost(candidate.pair.right, column[index].pair.left)
        if cost < best {
          best = cost
          previous = number
        }
      }
      column[index].cost += best
      column[index].previous = previous
    }
  }

  private func path(_ columns: [[Candidate]]) -> [Pair] {
    guard let last = columns.last,
      var number = last.indices.min(by: { last[$0].cost < last[$1].cost })
    else { return [] }
    var pairs: [Pair] = []
    for column in columns.reversed() {
      pairs.append(column[number].pair)
      number = column[number].previous
    }
    return pairs.reversed()
  }

  // MARK: - Candidates

  private func candidates(_ targets: [UnitTarget], _ index: Int) -> [Candidate] {
    let left = targets[index]
    let right = targets[index + 1]
    let before = index > 0 ? targets[index - 1].phoneme : nil
    let behind = index + 2 < targets.count ? targets[index + 2].phoneme : nil
    let whole = bank.pairs(left.phoneme, right.phoneme).map { number in
      Candidate(
        pair: Pair(left: number, right: number + 1),
        cost: UnitCost.target(bank, number, left, before: before)
          + UnitCost.target(bank, number + 1, right, behind: behind))
    }
    guard whole.isEmpty else { return cheapest(whole, Self.beamCount) }
    return halves(left, right, before: before, behind: behind)
  }

  /// For a pair that no recording has: any left phone with any right phone, joined where one ends
  /// and the other begins.
  private func halves(
    _ left: UnitTarget, _ right: UnitTarget, before: Phoneme?, behind: Phoneme?
  ) -> [Candidate] {
    let lefts = all(left.phoneme).map { number in
      Candidate(
        pair: Pair(left: number, right: number),
        cost: UnitCost.target(bank, number, left, before: before)
          + UnitCost.neighbour(bank.phoneme(at: number + 1), right.phoneme))
    }
    let rights = all(right.phoneme).map { number in
      Candidate(
        pair: Pair(left: number, right: number),
        cost: UnitCost.target(bank, number, right, behind: behind)
          + UnitCost.neighbour(number > 0 ? bank.phoneme(at: number - 1) : nil, left.phoneme))
    }
    return cheapest(lefts, Self.halfCount).flatMap { first in
      cheapest(rights, Self.halfCount).map { second in
        Candidate(
          pair: Pair(left: first.pair.left, right: second.pair.right),
          cost: first.cost + second.cost + UnitCost.brokenPair)
      }
    }
  }

  /// The numbers of every recording of a phone that another phone or a pause follows.
  private func all(_ phoneme: Phoneme?) -> [Int] {
    let pause = bank.pairs(phoneme, nil)
    return Phoneme.Symbol.allCases.reduce(into: pause) { numbers, symbol in
      let other = Phoneme(symbol, stress: symbol.isVowel ? .unstressed : nil)
      if let other { numbers += bank.pairs(phoneme, other) }
    }
  }

  private func cheapest(_ candidates: [Candidate], _ count: Int) -> [Candidate] {
    guard candidates.count > count else { return candidates }
    return Array(candidates.sorted { $0.cost < $1.cost }.prefix(count))
  }

  // MARK: - Joins

  /// What it costs to go from the left half of one recorded phone to the right half of another.
  private func joinCost(_ left: Int, _ right: Int) -> Int {
    guard left != right else { return 0 }
    var cost = UnitCost.join + bank.spectralDistance(left, right) * UnitCost.spectrumWeight / 16
    let leftPeriod = bank.periodFrameCount(at: left)
    let rightPeriod = bank.periodFrameCount(at: right)
    if leftPeriod > 0, rightPeriod > 0 {
      let larger = max(leftPeriod, rightPeriod)
      cost += UnitCost.pitchWeight * abs(leftPeriod - rightPeriod) / larger
    } else if leftPeriod != rightPeriod {
      cost += UnitCost.voicingChange
    }
    return cost
  }
}
