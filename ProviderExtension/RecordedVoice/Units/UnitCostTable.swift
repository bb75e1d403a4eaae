internal import Pronunciation
internal import UnitBank

/// The costs of targets and joins as look-ups.
struct UnitCostTable {
  private let cost: UnitCost
  /// By `weightClass`.
  private let left: [HalfWeights]
  private let right: [HalfWeights]
  private let traits = NeighbourTraits()
  private let joinWeights: SIMD16<Int16>
  let join: Int32
  let brokenPair: Int32

  init(_ cost: UnitCost) {
    self.cost = cost
    left = cost.left.map { HalfWeights($0, cost, isLeft: true) }
    right = cost.right.map { HalfWeights($0, cost, isLeft: false) }
    join = Int32(cost.join)
    brokenPair = Int32(cost.brokenPair)
    var weights = SIMD16<Int16>(repeating: cost.spectrumStep)
    weights[12] = cost.levelStep
    weights[13] = cost.joinPitchStep
    weights[14] = cost.voicing
    weights[15] = 0
    joinWeights = weights
  }

  /// Fills in what recorded right halves of a pair's first phone cost.
  func fill(_ costs: inout HalfCosts, left wanted: UnitTarget, before: UInt8) {
    costs.fill(
      wanted, neighbour: before, left[Self.weightClass(wanted.phoneme)], cost, traits)
  }

  /// Fills in what recorded left halves of a pair's second phone cost.
  func fill(_ costs: inout HalfCosts, right wanted: UnitTarget, behind: UInt8) {
    costs.fill(
      wanted, neighbour: behind, right[Self.weightClass(wanted.phoneme)], cost, traits)
  }

  /// What it costs to end a half at each neighbour where another phone than that is wanted.
  func inner(_ wanted: UInt8) -> NeighbourCosts {
    NeighbourCosts(traits, wanted: wanted, cost.innerNeighbour)
  }

  /// What it costs to go from one recorded phone to another inside it.
  @inline(__always)
  func join(_ left: SIMD16<Int16>, _ right: SIMD16<Int16>) -> Int32 {
    // By operators alone, which become single instructions; the sum is less than 2^15.
    let difference = left &- right
    let sign = difference &>> 15
    let weighted = ((difference ^ sign) &- sign) &* joinWeights
    let eight = weighted.lowHalf &+ weighted.highHalf
    let four = eight.lowHalf &+ eight.highHalf
    let two = four.lowHalf &+ four.highHalf
    return join &+ Int32(UInt16(bitPattern: two[0] &+ two[1]) / 8)
  }

  /// Vowels, stops and affricates, fricatives, and the sonorant consonants.
  private static func weightClass(_ phoneme: UInt8) -> Int {
    switch Phoneme(rawValue: phoneme)?.manner {
    case .vowel, nil: 0
    case .stop, .affricate: 1
    case .fricative: 2
    case .nasal, .liquid, .glide: 3
    }
  }
}
