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
      if let before = columns.last {
        connect(start..<candidates.count, to: before, &candidates)
      }
      Self.sort(&candidates, from: start)
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

  private func connect(
    _ column: Range<Int>, to before: Range<Int>, _ candidates: inout [Candidate]
  ) {
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
  private static func sort(_ candidates: inout [Candidate], from start: Int) {
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
    let bank = bank
    let table = table
    var beam = Beam(limit: Self.beamCount)
    let pairs = bank.pairs(Phoneme(rawValue: left.phoneme), Phoneme(rawValue: right.phoneme))
    for number in pairs.indices {
      let pair = pairs[number]
      beam.insert(
        Int(pair.left),
        table.left(pair, left, before: before) + table.right(pair, right, behind: behind))
    }
    for best in beam.entries {
      let pair = Pair(left: best.phone, right: best.phone + 1)
      candidates.append(Candidate(pair: pair, cost: best.cost))
    }
    if candidates.count == start { addHalves(left, right, before: before, behind: behind) }
    for number in start..<candidates.count {
      let pair = candidates[number].pair
      candidates[number].leftJoin = bank.join(at: pair.left)
      candidates[number].rightJoin = bank.join(at: pair.right)
    }
  }

  /// For a pair that no recording has: any left phone with any right phone, joined where one ends
  /// and the other begins.
  private func addHalves(
    _ left: UnitTarget, _ right: UnitTarget, before: UInt8, behind: UInt8
  ) {
    let bank = bank
    let table = table
    var lefts = Beam(limit: Self.halfCount)
    var rights = Beam(limit: Self.halfCount)
    for symbol in Self.neighbours {
      let starting = bank.pairs(Phoneme(rawValue: left.phoneme), symbol)
      for number in starting.indices {
        let pair = starting[number]
        lefts.insert(
          Int(pair.left),
          table.left(pair, left, before: before)
            + table.inner(pair.phonemes.right, wanted: right.phoneme))
      }
      let ending = bank.pairs(symbol, Phoneme(rawValue: right.phoneme))
      for number in ending.indices {
        let pair = ending[number]
        rights.insert(
          Int(pair.left) + 1,
          table.right(pair, right, behind: behind)
            + table.inner(pair.phonemes.left, wanted: left.phoneme))
      }
    }
    for first in lefts.entries {
      for second in rights.entries {
        candidates.append(
          Candidate(
            pair: Pair(left: first.phone, right: second.phone),
            cost: first.cost + second.cost + table.brokenPair))
      }
    }
  }

  /// Every phone without stress, and the pause.
  private static let neighbours: [Phoneme?] =
    [nil] + Phoneme.Symbol.allCases.map { Phoneme($0, stress: $0.isVowel ? .unstressed : nil) }
}
