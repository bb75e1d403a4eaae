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

  private let bank: UnitBank
  private let table: UnitCostTable
  private var memory = UnitSearch()

  package convenience init(_ bank: UnitBank) { self.init(bank, UnitCost()) }

  init(_ bank: UnitBank, _ cost: UnitCost) {
    self.bank = bank
    table = UnitCostTable(cost)
  }

  /// The cheapest pairs: one for each neighbouring two of the phones and the pauses around them.
  ///
  /// - Returns: nil when one of the phones is in no recording.
  package func select(_ stretch: Stretch) -> [Pair]? {
    var selection = begin(stretch)
    while !selection.isComplete {
      guard selection.advance(toEnd: true) else { return nil }
    }
    return selection.pairs
  }

  /// The same, a few pairs after the other.
  func begin(_ stretch: Stretch) -> UnitSelection {
    guard !stretch.phones.isEmpty else { return UnitSelection(self, whole: []) }
    if let whole = wholeStretch(stretch) { return UnitSelection(self, whole: whole) }
    var search = memory
    memory = UnitSearch()
    search.begin(UnitTarget.targets(of: stretch, bank.model))
    return UnitSelection(self, search, pairCount: stretch.phones.count + 1)
  }

  fileprivate func advance(_ search: inout UnitSearch, toEnd: Bool) -> Bool {
    search.advance(toEnd: toEnd, bank, table)
  }

  /// Keeps the memory of a search that is over.
  fileprivate func keep(_ search: UnitSearch) { memory = search }

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
}

/// The pairs of one stretch, as they are chosen: the same however many at a time.
struct UnitSelection {
  private let selector: UnitSelector
  private var search: UnitSearch
  private let pairCount: Int
  private(set) var pairs: [UnitSelector.Pair]

  /// One that is made already.
  fileprivate init(_ selector: UnitSelector, whole pairs: [UnitSelector.Pair]) {
    self.selector = selector
    search = UnitSearch()
    pairCount = pairs.count
    self.pairs = pairs
  }

  fileprivate init(_ selector: UnitSelector, _ search: UnitSearch, pairCount: Int) {
    self.selector = selector
    self.search = search
    self.pairCount = pairCount
    pairs = []
  }

  var isComplete: Bool { pairs.count == pairCount }

  /// Chooses more pairs of a selection that is not complete, or all.
  ///
  /// - Returns: False when the next can be made of no recordings.
  mutating func advance(toEnd: Bool) -> Bool {
    guard selector.advance(&search, toEnd: toEnd) else { return false }
    pairs += search.settled[pairs.count...]
    if isComplete {
      selector.keep(search)
      search = UnitSearch()
    }
    return true
  }
}
