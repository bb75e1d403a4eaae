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

  /// The candidates of each step, the cheapest first, step after step.
  private var candidates: [UnitCandidate] = []
  private var columns: [Range<Int>] = []
  /// What is wanted of the pair under way.
  private var leftCosts = HalfCosts()
  private var rightCosts = HalfCosts()
  /// Of the last column.
  private var ends = ColumnEnds()
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
      if let before = columns.last { connect(from: start, to: before, bank, table) }
      sort(from: start)
      columns.append(start..<candidates.count)
      if toEnd { continue }
      settleCommon()
      if settled.count > settledCount, columns.count < targets.count - 1 { return true }
    }
    if let last = columns.last { settle(to: columns.count - 1, last.lowerBound) }
    return true
  }

  // MARK: - The cheapest way

  /// Finds the cheapest way to each candidate of the column that begins at `start`.
  private mutating func connect(
    from start: Int, to before: Range<Int>, _ bank: UnitBank, _ table: UnitCostTable
  ) {
    let joins = bank.joins
    ends.fill(candidates[before], joins)
    for index in start..<candidates.count {
      let left = candidates[index].left
      let way = ends.cheapestWay(to: left, ColumnEnds.join(left, joins), table)
      candidates[index].cost += way.cost
      candidates[index].previous = Int32(before.lowerBound + way.end)
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
    table.fill(&leftCosts, left: left, before: before)
    table.fill(&rightCosts, right: right, behind: behind)
    let pairs = bank.pairs(Phoneme(rawValue: left.phoneme), Phoneme(rawValue: right.phoneme))
    var beam = Beam(limit: Self.beamCount)
    for number in pairs.indices {
      let pair = pairs[number]
      let cost = leftCosts.left(of: pair)
      // Neither half costs less than nothing.
      guard cost < beam.costLimit else { continue }
      beam.insert(pair.left, cost &+ rightCosts.right(of: pair))
    }
    for place in 0..<beam.count {
      let phone = beam.phone(place)
      candidates.append(UnitCandidate(left: phone, right: phone &+ 1, cost: beam.cost(place)))
    }
    if beam.count == 0 { addHalves(left.phoneme, right.phoneme, bank, table) }
  }

  /// For a pair that no recording has: any left phone with any right phone, joined where one ends
  /// and the other begins.
  private mutating func addHalves(
    _ left: UInt8, _ right: UInt8, _ bank: UnitBank, _ table: UnitCostTable
  ) {
    var lefts = Beam(limit: Self.halfCount)
    var rights = Beam(limit: Self.halfCount)
    let innerLeft = table.inner(left)
    let innerRight = table.inner(right)
    for symbol in Self.neighbours {
      let starting = bank.pairs(Phoneme(rawValue: left), symbol)
      for number in starting.indices {
        let pair = starting[number]
        lefts.insert(pair.left, leftCosts.left(of: pair) + innerRight[pair.phonemes.right])
      }
      let ending = bank.pairs(symbol, Phoneme(rawValue: right))
      for number in ending.indices {
        let pair = ending[number]
        rights.insert(
          pair.left &+ 1, rightCosts.right(of: pair) + innerLeft[pair.phonemes.left])
      }
    }
    for first in 0..<lefts.count {
      for second in 0..<rights.count {
        candidates.append(
          UnitCandidate(
            left: lefts.phone(first), right: rights.phone(second),
            cost: lefts.cost(first) + rights.cost(second) + table.brokenPair))
      }
    }
  }

  /// Every phone without stress, and the pause.
  private static let neighbours: [Phoneme?] =
    [nil] + Phoneme.Symbol.allCases.map { Phoneme($0, stress: $0.isVowel ? .unstressed : nil) }
}
