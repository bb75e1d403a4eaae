/// Where the candidates of one column of a search end, the cheapest first: what those of the next one
/// go on from.
struct ColumnEnds {
  private static let room = 64

  private var count = 0
  /// The recorded phones that they end in.
  private var phones = [UInt32](repeating: 0, count: room)
  /// A bit for the last six of each one's: most that are looked for are told by them to be none.
  private var lastBits: UInt64 = 0
  /// Of the ways up to here.
  private var costs = [Int32](repeating: 0, count: room)
  /// What is compared where another phone comes next.
  private var joins = [SIMD16<Int16>](repeating: .zero, count: room)

  init() {}

  /// - Parameters:
  ///   - candidates: 64 at most.
  ///   - joins: Of every recorded phone what is compared.
  mutating func fill(
    _ candidates: ArraySlice<UnitCandidate>, _ joins: borrowing Span<SIMD16<UInt8>>
  ) {
    let candidates = candidates.span
    var ownPhones = phones.mutableSpan
    for index in candidates.indices { ownPhones[index] = candidates[index].right }
    lastBits = 0
    for index in candidates.indices { lastBits |= Self.bit(candidates[index].right) }
    var ownCosts = costs.mutableSpan
    for index in candidates.indices { ownCosts[index] = candidates[index].cost }
    var ownJoins = self.joins.mutableSpan
    for index in candidates.indices {
      ownJoins[index] = Self.join(candidates[index].right, joins)
    }
    count = candidates.count
  }

  /// What is compared where a phone is joined to another.
  static func join(_ phone: UInt32, _ joins: borrowing Span<SIMD16<UInt8>>) -> SIMD16<Int16> {
    let phone = Int(phone)
    return joins.indices.contains(phone) ? SIMD16(truncatingIfNeeded: joins[phone]) : .zero
  }

  /// The cheapest way to a candidate, and the end that it goes on from.
  ///
  /// - Parameters:
  ///   - phone: The recorded phone that the candidate begins in; behind the same one there is no
  ///     join.
  ///   - join: What is compared there.
  func cheapestWay(
    to phone: UInt32, _ join: SIMD16<Int16>, _ table: UnitCostTable
  ) -> (cost: Int32, end: Int) {
    let costs = costs.span
    let joins = joins.span
    var best = Int32.max
    var end = 0
    // They are sorted: the first without a join is the cheapest of those.
    if let same = place(of: phone) {
      best = costs[same]
      end = same
    }
    for index in 0..<count {
      // Once one costs too much by itself the others do too.
      guard costs[index] &+ table.join < best else { break }
      let cost = costs[index] &+ table.join(joins[index], join)
      if cost < best {
        best = cost
        end = index
      }
    }
    return (best, end)
  }

  /// The first that ends in a phone.
  private func place(of phone: UInt32) -> Int? {
    guard lastBits & Self.bit(phone) != 0 else { return nil }
    let phones = phones.span
    for index in 0..<count where phones[index] == phone { return index }
    return nil
  }

  private static func bit(_ phone: UInt32) -> UInt64 { 1 << UInt64(phone % 64) }
}
