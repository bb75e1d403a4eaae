internal import Pronunciation
internal import UnitBank

/// The costs of targets and joins as look-ups.
struct UnitCostTable {
  /// For one half and class: where its costs of places and of lengths begin in `sums`, and the rest.
  private struct Half {
    var firstPlace: Int
    var firstLength: Int
    var stress: Int32
    var secondaryStress: Int32
    var weights: UnitCost.Weights
  }

  /// For each phoneme's number its kind, to compare neighbours by.
  private struct Traits {
    var symbol: UInt8
    var manner: UInt8
    var isVoiced: Bool
    var articulation: UInt8
    var stress: UInt8
    /// Which of the four classes of weights.
    var weights: Int
  }

  private let traits: [Traits]
  /// For one half and class after the other: what it costs that places differ in these bits, then
  /// that lengths differ by so many steps.
  private let sums: [Int32]
  private let left: [Half]
  private let right: [Half]
  private let pitchStep: Int32
  private let innerNeighbour: UnitCost.Weights
  private let schwa: Int32
  private let ahSymbol = Phoneme.Symbol.ah.rawValue
  private let joinWeights: SIMD16<Int16>
  let join: Int32
  let brokenPair: Int32

  init(_ cost: UnitCost) {
    traits = (0...UInt8.max).map { Self.traits(of: Phoneme(rawValue: $0)) }
    var sums: [Int32] = []
    left = cost.left.map { Self.half($0, cost, isLeft: true, &sums) }
    right = cost.right.map { Self.half($0, cost, isLeft: false, &sums) }
    self.sums = sums
    pitchStep = Int32(cost.pitchStep)
    innerNeighbour = cost.innerNeighbour
    schwa = Int32(cost.schwa)
    join = Int32(cost.join)
    brokenPair = Int32(cost.brokenPair)
    var weights = SIMD16<Int16>(repeating: cost.spectrumStep)
    weights[12] = cost.levelStep
    weights[13] = cost.joinPitchStep
    weights[14] = cost.voicing
    weights[15] = 0
    joinWeights = weights
  }

  /// How far the recorded right half of a pair's first phone is from the target.
  @inline(__always)
  func left(_ pair: UnitPair, _ target: UnitTarget, before: UInt8) -> Int32 {
    guard target.phoneme != UnitTarget.pause.phoneme else { return 0 }
    return cost(
      left[traits[Int(target.phoneme)].weights],
      wanted: target, phoneme: pair.phonemes.left, place: pair.leftPlace, length: pair.leftLength,
      pitch: pair.leftPitch, neighbour: pair.phonemes.before, wantedNeighbour: before)
  }

  /// How far the recorded left half of a pair's second phone is from the target.
  @inline(__always)
  func right(_ pair: UnitPair, _ target: UnitTarget, behind: UInt8) -> Int32 {
    guard target.phoneme != UnitTarget.pause.phoneme else { return 0 }
    return cost(
      right[traits[Int(target.phoneme)].weights],
      wanted: target, phoneme: pair.phonemes.right, place: pair.rightPlace,
      length: pair.rightLength, pitch: pair.rightPitch, neighbour: pair.phonemes.behind,
      wantedNeighbour: behind)
  }

  /// What it costs to end a half at its neighbour when that is another phone than wanted.
  @inline(__always)
  func inner(_ recorded: UInt8, wanted: UInt8) -> Int32 {
    neighbours(innerNeighbour, recorded, wanted)
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
    return join &+ Int32((two[0] &+ two[1]) / 8)
  }

  @inline(__always)
  private func cost(
    _ half: Half, wanted: UnitTarget, phoneme: UInt8, place: UInt8, length: UInt8, pitch: UInt8,
    neighbour: UInt8, wantedNeighbour: UInt8
  ) -> Int32 {
    // Sums of a few weights are far from what the type holds.
    var cost = sums[half.firstPlace &+ Int(place ^ wanted.place.rawValue)]
    cost &+= sums[half.firstLength &+ Int(max(length, wanted.length) &- min(length, wanted.length))]
    if pitch > 0 {
      cost &+= Int32(max(pitch, wanted.pitch) &- min(pitch, wanted.pitch)) &* pitchStep
    }
    if phoneme != wanted.phoneme {
      let isUnstressed = traits[Int(phoneme)].stress == 0 || traits[Int(wanted.phoneme)].stress == 0
      cost &+= isUnstressed ? half.stress : half.secondaryStress
      if isUnstressed, traits[Int(wanted.phoneme)].symbol == ahSymbol { cost &+= schwa }
    }
    if neighbour != wantedNeighbour {
      cost &+= neighbours(half.weights, neighbour, wantedNeighbour)
    }
    return cost
  }

  @inline(__always)
  private func neighbours(
    _ weights: UnitCost.Weights, _ recorded: UInt8, _ wanted: UInt8
  ) -> Int32 {
    let first = traits[Int(recorded)]
    let second = traits[Int(wanted)]
    guard first.symbol != second.symbol else { return 0 }
    var cost = weights.identity
    if first.articulation != second.articulation { cost &+= weights.articulation }
    if (recorded == 255) != (wanted == 255) {
      cost &+= weights.pause
    } else if first.manner != second.manner {
      cost &+= weights.manner
    } else if first.isVoiced != second.isVoiced {
      cost &+= weights.voicing
    }
    return Int32(truncatingIfNeeded: cost)
  }

  private static func half(
    _ weights: UnitCost.Weights, _ cost: UnitCost, isLeft: Bool, _ sums: inout [Int32]
  ) -> Half {
    let firstPlace = sums.count
    sums += places(weights, cost, isLeft: isLeft)
    let firstLength = sums.count
    sums += (0...255).map { Int32($0 * weights.octave / ProsodyScale.lengthStepsPerOctave) }
    return Half(
      firstPlace: firstPlace, firstLength: firstLength, stress: Int32(weights.stress),
      secondaryStress: Int32(weights.secondaryStress), weights: weights)
  }

  /// For every set of differences what they cost together.
  private static func places(
    _ weights: UnitCost.Weights, _ cost: UnitCost, isLeft: Bool
  ) -> [Int32] {
    let single: [(PhonePlace, Int)] = [
      (isLeft ? .endsWord : .beginsWord, weights.wordEdge), (.inOnset, weights.onset),
      (.inStressedSyllable, weights.stressedSyllable), (.inLastWord, cost.lastWord),
      (.inQuestion, cost.question), (.endsSentence, cost.sentenceEnd),
    ]
    var sums = [Int32](repeating: 0, count: 256)
    for (place, weight) in single { sums[Int(place.rawValue)] = Int32(weight) }
    // Each set is its lowest bit and the rest.
    for bits in 1..<256 { sums[bits] = sums[bits & (bits - 1)] &+ sums[bits & -bits] }
    return sums
  }

  private static func traits(of phoneme: Phoneme?) -> Traits {
    guard let phoneme else {
      return Traits(
        symbol: 255, manner: 255, isVoiced: false, articulation: 255, stress: 255, weights: 0)
    }
    let weights =
      switch phoneme.manner {
      case .vowel: 0
      case .stop, .affricate: 1
      case .fricative: 2
      case .nasal, .liquid, .glide: 3
      }
    return Traits(
      symbol: phoneme.symbol.rawValue, manner: phoneme.manner.rawValue, isVoiced: phoneme.isVoiced,
      articulation: phoneme.articulation.rawValue, stress: phoneme.stress?.rawValue ?? 255,
      weights: weights)
  }
}
