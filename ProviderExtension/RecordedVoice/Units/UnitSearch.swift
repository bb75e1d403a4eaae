internal import Pronunciation
internal import UnitBank

/// The search for the cheapest way through recorded pairs of phones: a column of candidates for each
/// pair that is wanted.
///
/// A pair is settled as soon as all ways that are left go through it. That is long before the last
/// column most times, and it is a pair of the cheapest way all the same.
struct UnitSearch {
  /// Candidates that are looked at closely; the best by their place.
  private static let beamCount = 32
  /// Halves tried on either side for a pair that no recording has.
  private static let halfCount = 6

  private struct Candidate {
    var pair: UnitSelector.Pair
    /// Of the way up to here.
    var cost: Int32
    /// The candidate before it on the cheapest way.
    var previous: Int32 = 0
    /// What is compared where it joins: the first phone's half, and the second one's.
    var leftJoin = SIMD16<Int16>(repeating: 0)
    var rightJoin = SIMD16<Int16>(repeating: 0)
  }

  /// The candidates of each step, the cheapest first, step after step.
  private var candidates: [Candidate] = []
  private var columns: [Range<Int>] = []
  private var beam = Beam(limit: beamCount)
  private var targets: [UnitTarget] = []
  /// The first of the pairs.
  private(set) var settled: [UnitSelector.Pair] = []

  /// Begins anew, for a pair for each two neighbours of the targets, of which there are two at least.
  mutating func begin(_ targets: [UnitTarget]) {
    candidates.removeAll(keepingCapacity: true)
    columns.removeAll(keepingCapacity: true)
    settled.removeAll(keepingCapacity: true)
    self.targets = targets
  }

  /// Goes on until more pairs are settled, or all.
  ///
  /// - Returns: False when a pair can be made of no recordings.
  mutating func advance(toEnd: Bool, _ bank: UnitBank, _ table: UnitCostTable) -> Bool {
    let settledCount = settled.count
    while columns.count < targets.count - 1 {
      let start = candidates.count
      addCandidates(columns.count, bank, table)
      guard candidates.count > start else { return false }
      let column = start..<candidates.count
      if let before = columns.last { connect(column, to: before, table) }
      sort(from: start)
      columns.append(column)
      if toEnd { continue }
      settleCommon()
      if settled.count > settledCount, columns.count < targets.count - 1 { return true }
    }
    if let last = columns.last { settle(to: columns.count - 1, last.lowerBound) }
    return true
  }

  // MARK: - The cheapest way

  private mutating func connect(
    _ column: Range<Int>, to before: Range<Int>, _ table: UnitCostTable
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

  /// Settles what all ways to the last column have in common.
  private mutating func settleCommon() {
    var column = columns.count - 1
    // Bits stand for a column's candidates, of which there are fewer than 64.
    var onWay = UInt64.max >> UInt64(64 - columns[column].count)
    while onWay & (onWay - 1) != 0 {
      guard column > settled.count else { return }
      let start = columns[column].lowerBound
      let startBefore = columns[column - 1].lowerBound
      var before: UInt64 = 0
      while onWay != 0 {
        let previous = Int(candidates[start + onWay.trailingZeroBitCount].previous)
        before |= 1 << UInt64(previous - startBefore)
        onWay &= onWay - 1
      }
      onWay = before
      column -= 1
    }
    guard column >= settled.count else { return }
    settle(to: column, columns[column].lowerBound + onWay.trailingZeroBitCount)
  }

  /// Settles the cheapest way to a candidate of a column.
  private mutating func settle(to column: Int, _ candidate: Int) {
    let first = settled.count
    guard first <= column else { return }
    settled += repeatElement(candidates[candidate].pair, count: column + 1 - first)
    var number = candidate
    for index in (first...column).reversed() {
      settled[index] = candidates[number].pair
      number = Int(candidates[number].previous)
    }
  }

  /// Insertion sort: the columns are short.
  private mutating func sort(from start: Int) {
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

  private mutating func addCandidates(
    _ index: Int, _ bank: UnitBank, _ table: UnitCostTable
  ) {
    let left = targets[index]
    let right = targets[index + 1]
    let before = index > 0 ? targets[index - 1].phoneme : UnitTarget.pause.phoneme
    let behind =
      index + 2 < targets.count ? targets[index + 2].phoneme : UnitTarget.pause.phoneme
    let pairs = bank.pairs(Phoneme(rawValue: left.phoneme), Phoneme(rawValue: right.phoneme))
    let joins = bank.joins
    beam.removeAll()
    for number in pairs.indices {
      let pair = pairs[number]
      let half = table.left(pair, left, before: before)
      // Neither half costs less than nothing.
      guard half < beam.costLimit else { continue }
      beam.insert(Int(pair.left), half + table.right(pair, right, behind: behind))
    }
    for best in beam.entries {
      add(UnitSelector.Pair(left: best.phone, right: best.phone + 1), best.cost, joins)
    }
    if beam.entries.isEmpty {
      addHalves(left, right, before: before, behind: behind, bank, table)
    }
  }

  private mutating func add(
    _ pair: UnitSelector.Pair, _ cost: Int32, _ joins: Span<SIMD16<UInt8>>
  ) {
    var candidate = Candidate(pair: pair, cost: cost)
    if joins.indices.contains(pair.left) {
      candidate.leftJoin = SIMD16(truncatingIfNeeded: joins[pair.left])
    }
    if joins.indices.contains(pair.right) {
      candidate.rightJoin = SIMD16(truncatingIfNeeded: joins[pair.right])
    }
    candidates.append(candidate)
  }

  /// For a pair that no recording has: any left phone with any right phone, joined where one ends
  /// and the other begins.
  private mutating func addHalves(
    _ left: UnitTarget, _ right: UnitTarget, before: UInt8, behind: UInt8, _ bank: UnitBank,
    _ table: UnitCostTable
  ) {
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
        add(
          UnitSelector.Pair(left: first.phone, right: second.phone),
          first.cost + second.cost + table.brokenPair, bank.joins)
      }
    }
  }

  /// Every phone without stress, and the pause.
  private static let neighbours: [Phoneme?] =
    [nil] + Phoneme.Symbol.allCases.map { Phoneme($0, stress: $0.isVowel ? .unstressed : nil) }
}
