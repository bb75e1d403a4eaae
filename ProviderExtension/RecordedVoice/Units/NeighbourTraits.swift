internal import Pronunciation

/// What neighbours of phones are compared by; stress is of no account.
struct NeighbourTraits {
  /// There are fewer phones; a pause's number keeps its last bits.
  static let count = 128

  /// Each phone's at its number; as wide as costs, so that both fit the same instructions.
  private var symbols = [UInt16](repeating: 0, count: count)
  private var manners = [UInt16](repeating: 0, count: count)
  private var voicings = [UInt16](repeating: 0, count: count)
  private var articulations = [UInt16](repeating: 0, count: count)

  init() {
    for phoneme in Phoneme.all {
      let number = Int(phoneme.rawValue)
      symbols[number] = UInt16(phoneme.symbol.rawValue)
      manners[number] = UInt16(phoneme.manner.rawValue)
      voicings[number] = phoneme.isVoiced ? 1 : 0
      articulations[number] = UInt16(phoneme.articulation.rawValue)
    }
  }

  /// Writes, from `start` on, what each neighbour costs where one is wanted.
  func writeCosts(
    wanted: UInt8, _ weights: UnitCost.Weights, to costs: inout MutableSpan<UInt16>, at start: Int
  ) {
    precondition(start >= 0 && start + Self.count <= costs.count)
    let beside = UInt16(weights.identity + weights.articulation + weights.pause)
    let pause = start + Int(UnitTarget.pausePhoneme) % Self.count
    guard wanted != UnitTarget.pausePhoneme else {
      for number in start..<(start + Self.count) { costs[number] = beside }
      costs[pause] = 0
      return
    }
    writeCosts(ofPhones: Int(wanted) % Self.count, weights, to: &costs, at: start)
    costs[pause] = beside
  }

  private func writeCosts(
    ofPhones wanted: Int, _ weights: UnitCost.Weights, to costs: inout MutableSpan<UInt16>,
    at start: Int
  ) {
    let symbols = symbols.span
    let manners = manners.span
    let voicings = voicings.span
    let articulations = articulations.span
    let symbol = symbols[wanted]
    let manner = manners[wanted]
    let voicing = voicings[wanted]
    let articulation = articulations[wanted]
    let identity = UInt16(weights.identity)
    let mannerWeight = UInt16(weights.manner)
    let voicingWeight = UInt16(weights.voicing)
    let articulationWeight = UInt16(weights.articulation)
    // By operators alone and without checks, so that it is done for several at a time. Safe: all
    // are as long, and there is room.
    for number in 0..<Self.count {
      let isOther = unsafe min(symbols[unchecked: number] ^ symbol, 1)
      let isOtherManner = unsafe min(manners[unchecked: number] ^ manner, 1)
      let isOtherVoicing = unsafe min(voicings[unchecked: number] ^ voicing, 1)
      let isElsewhere = unsafe min(articulations[unchecked: number] ^ articulation, 1)
      let kind =
        isOtherManner &* mannerWeight &+ (1 &- isOtherManner) &* isOtherVoicing &* voicingWeight
      let cost = identity &+ kind &+ isElsewhere &* articulationWeight
      unsafe costs[unchecked: start &+ number] = isOther &* cost
    }
  }
}

/// What neighbours cost where one is wanted.
struct NeighbourCosts {
  private var costs = [UInt16](repeating: 0, count: NeighbourTraits.count)

  init(_ traits: NeighbourTraits, wanted: UInt8, _ weights: UnitCost.Weights) {
    var span = costs.mutableSpan
    traits.writeCosts(wanted: wanted, weights, to: &span, at: 0)
  }

  subscript(recorded: UInt8) -> Int32 { Int32(costs[Int(recorded) % NeighbourTraits.count]) }
}
