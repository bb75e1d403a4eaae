internal import UnitBank

/// The weights of one half of a pair and one class of phones, and what they make of differences.
struct HalfWeights {
  let weights: UnitCost.Weights
  /// What it costs that places differ in these bits, then that lengths differ by so many steps.
  let ofDifferences: [UInt16]

  init(_ weights: UnitCost.Weights, _ cost: UnitCost, isLeft: Bool) {
    self.weights = weights
    ofDifferences =
      Self.places(weights, cost, isLeft: isLeft)
      + (0...255).map { UInt16($0 * weights.octave / ProsodyScale.lengthStepsPerOctave) }
  }

  /// For every set of differences what they cost together.
  private static func places(
    _ weights: UnitCost.Weights, _ cost: UnitCost, isLeft: Bool
  ) -> [UInt16] {
    let single: [(PhonePlace, Int)] = [
      (isLeft ? .endsWord : .beginsWord, weights.wordEdge), (.inOnset, weights.onset),
      (.inStressedSyllable, weights.stressedSyllable), (.inLastWord, cost.lastWord),
      (.inQuestion, cost.question), (.endsSentence, cost.sentenceEnd),
    ]
    var sums = [UInt16](repeating: 0, count: 256)
    for (place, weight) in single { sums[Int(place.rawValue)] = UInt16(weight) }
    // Each set is its lowest bit and the rest.
    for bits in 1..<256 { sums[bits] = sums[bits & (bits - 1)] &+ sums[bits & -bits] }
    return sums
  }
}
