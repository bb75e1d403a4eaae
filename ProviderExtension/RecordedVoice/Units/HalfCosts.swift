internal import Pronunciation
internal import UnitBank

/// What recorded halves of a phone cost at one place of a stretch: a table for each byte that tells
/// of one, so that little is left to do for each of many.
struct HalfCosts {
  /// Where the tables begin.
  private enum Start {
    static let places = 0
    static let lengths = 256
    static let pitches = 512
    static let neighbours = 768
    static let stresses = neighbours + NeighbourTraits.count
    static let end = stresses + 4
  }

  private var costs = [UInt16](repeating: 0, count: Start.end)
  private var wanted = UnitTarget.pause
  /// The number of the phone with the first of its stresses.
  private var firstPhoneme: UInt8 = 0

  init() {}

  /// Fills the tables.
  ///
  /// - Parameters:
  ///   - neighbour: The one that is wanted beside the half.
  ///   - weights: Of the half and its class of phones.
  mutating func fill(
    _ wanted: UnitTarget, neighbour: UInt8, _ weights: HalfWeights, _ cost: UnitCost,
    _ traits: NeighbourTraits
  ) {
    self.wanted = wanted
    guard let phoneme = Phoneme(rawValue: wanted.phoneme) else { return }
    firstPhoneme = wanted.phoneme &- (phoneme.stress?.rawValue ?? 0)
    var costs = costs.mutableSpan
    for (index, cost) in weights.ofDifferences.enumerated() { costs[index] = cost }
    // Where there is no voice there is no pitch to compare: the first stays 0.
    let step = UInt16(cost.pitchStep)
    for pitch in 1...UInt16(UInt8.max) {
      let distance = max(pitch, UInt16(wanted.pitch)) &- min(pitch, UInt16(wanted.pitch))
      costs[Start.pitches + Int(pitch)] = distance &* step
    }
    traits.writeCosts(wanted: neighbour, weights.weights, to: &costs, at: Start.neighbours)
    for recorded in 0..<4 {
      costs[Start.stresses + recorded] =
        Self.stress(UInt8(recorded), wanted: phoneme, weights.weights, cost)
    }
  }

  private static func stress(
    _ recorded: UInt8, wanted: Phoneme, _ weights: UnitCost.Weights, _ cost: UnitCost
  ) -> UInt16 {
    guard let stress = wanted.stress, recorded != stress.rawValue else { return 0 }
    guard recorded == 0 || stress == .unstressed else { return UInt16(weights.secondaryStress) }
    return UInt16(weights.stress + (wanted.symbol == .ah ? cost.schwa : 0))
  }

  /// How far a pair's right half of its first phone is from what is wanted.
  @inline(__always)
  func left(of pair: UnitPair) -> Int32 {
    cost(
      phoneme: pair.phonemes.left, place: pair.leftPlace, length: pair.leftLength,
      pitch: pair.leftPitch, neighbour: pair.phonemes.before)
  }

  /// How far its left half of the second one is.
  @inline(__always)
  func right(of pair: UnitPair) -> Int32 {
    cost(
      phoneme: pair.phonemes.right, place: pair.rightPlace, length: pair.rightLength,
      pitch: pair.rightPitch, neighbour: pair.phonemes.behind)
  }

  @inline(__always)
  private func cost(
    phoneme: UInt8, place: UInt8, length: UInt8, pitch: UInt8, neighbour: UInt8
  ) -> Int32 {
    if wanted.phoneme == UnitTarget.pausePhoneme { return 0 }
    let distance = max(length, wanted.length) &- min(length, wanted.length)
    let costs = costs.span
    // Safe: each index lies in its table. Sums of a few weights are far from what the type holds.
    return unsafe Int32(costs[unchecked: Start.places + Int(place ^ wanted.place.rawValue)])
      &+ Int32(costs[unchecked: Start.lengths + Int(distance)])
      &+ Int32(costs[unchecked: Start.pitches + Int(pitch)])
      &+ Int32(costs[unchecked: Start.neighbours + Int(neighbour) % NeighbourTraits.count])
      &+ Int32(costs[unchecked: Start.stresses + Int((phoneme &- firstPhoneme) & 3)])
  }
}
