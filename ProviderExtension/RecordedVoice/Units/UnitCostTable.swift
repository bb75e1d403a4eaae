internal import Pronunciation
internal import UnitBank

/// The costs of targets and joins as look-ups.
struct UnitCostTable {
  private static let octave = ProsodyScale.lengthStepsPerOctave

  /// For one half and class: where the costs of places begin in `places`, and the rest.
  private struct Half {
    var firstPlace: Int
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
  /// For one half and class after the other: what it costs that places differ in these bits.
  private let places: [Int32]
  private let left: [Half]
  private let right: [Half]
  private let pitchStep: Int32
  private let innerNeighbour: UnitCost.Weights
  private let schwa: Int32
  private let ahSymbol = Phoneme.Symbol.ah.rawValue
  private let joinWeights: SIMD16<UInt16>
  let join: Int32
  let brokenPair: Int32

  init(_ cost: UnitCost) {
    traits = (0...UInt8.max).map { Self.traits(of: Phoneme(rawValue: $0)) }
    var places: [Int32] = []
    left = cost.left.map { weights in
      defer { places += Self.places(weights, cost, isLeft: true) }
      return Half(firstPlace: places.count, weights: weights)
    }
    right = cost.right.map { weights in
      defer { places += Self.places(weights, cost, isLeft: false) }
      return Half(firstPlace: places.count, weights: weights)
    }
    self.places = places
    pitchStep = Int32(cost.pitchStep)
    innerNeighbour = cost.innerNeighbour
    schwa = Int32(cost.schwa)
    join = Int32(cost.join)
    brokenPair = Int32(cost.brokenPair)
    var weights = SIMD16<UInt16>(repeating: cost.spectrumStep)
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
  func join(_ left: SIMD16<UInt8>, _ right: SIMD16<UInt8>) -> Int32 {
    let difference = pointwiseMax(left, right) &- pointwiseMin(left, right)
    let weighted = SIMD16<UInt16>(truncatingIfNeeded: difference) &* joinWeights
    return join + Int32(weighted.wrappedSum() / 8)
  }

  @inline(__always)
  private func cost(
    _ half: Half, wanted: UnitTarget, phoneme: UInt8, place: UInt8, length: UInt8, pitch: UInt8,
    neighbour: UInt8, wantedNeighbour: UInt8
  ) -> Int32 {
    var cost = places[half.firstPlace + Int(place ^ wanted.place.rawValue)]
    let octaves = abs(Int32(length) - Int32(wanted.length))
    cost += octaves * Int32(half.weights.octave) / Int32(Self.octave)
    if pitch > 0 { cost += abs(Int32(pitch) - Int32(wanted.pitch)) * pitchStep }
    if phoneme != wanted.phoneme {
      let isUnstressed = traits[Int(phoneme)].stress == 0 || traits[Int(wanted.phoneme)].stress == 0
      cost += Int32(isUnstressed ? half.weights.stress : half.weights.secondaryStress)
      if isUnstressed, traits[Int(wanted.phoneme)].symbol == ahSymbol { cost += schwa }
    }
    if neighbour != wantedNeighbour {
      cost += neighbours(half.weights, neighbour, wantedNeighbour)
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
    if first.articulation != second.articulation { cost += weights.articulation }
    if (recorded == 255) != (wanted == 255) {
      cost += weights.pause
    } else if first.manner != second.manner {
      cost += weights.manner
    } else if first.isVoiced != second.isVoiced {
      cost += weights.voicing
    }
    return Int32(cost)
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
    for (place, weight) in single {
      for bits in sums.indices where bits & Int(place.rawValue) != 0 { sums[bits] += Int32(weight) }
    }
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
    let manner = Phoneme.Manner.allCases.firstIndex(of: phoneme.manner) ?? 0
    return Traits(
      symbol: phoneme.symbol.rawValue, manner: UInt8(manner), isVoiced: phoneme.isVoiced,
      articulation: phoneme.articulation.rawValue, stress: phoneme.stress?.rawValue ?? 255,
      weights: weights)
  }
}
