internal import Glibc
package import Pronunciation

/// How the lengths of phones follow the rate of speech.
///
/// Faster speech shortens pauses most, then vowels, and plosives least; slower speech lengthens them
/// in the same order (Klatt, "Linguistic uses of segmental duration in English", 1976; Gay,
/// "Mechanisms in the control of speech rate", 1981). A phone's length is
/// multiplied by f^e, where e is its elasticity and f the same for all, such that the sum is right.
/// Below f = 1/2.5 there is no more to be had of vowels, and all shorten alike.
package enum PhoneRate {
  /// A phone, or a pause, and its length at normal rate.
  package struct Phone: Hashable, Sendable {
    /// Nil for a pause.
    package var phoneme: Phoneme?
    package var frameCount: Int

    package init(_ phoneme: Phoneme?, frameCount: Int) {
      self.phoneme = phoneme
      self.frameCount = frameCount
    }
  }

  /// The least and the greatest factor on the rate of speech; others are held to them.
  package static let rates = 0.25...6.0

  private static let leastElasticFactor = 1 / 2.5

  /// The lengths of phones at a rate.
  ///
  /// Their sum is the sum at normal rate divided by the rate, rounded; pauses included. No phone that
  /// has frames loses the last of them as long as there is one for each. Where each phone ends, from
  /// the first's beginning, never comes later at a higher rate. At rate 1 nothing changes.
  ///
  /// - Parameter rate: A factor on the normal rate; NaN is 1.
  package static func frameCounts(_ phones: [Phone], rate: Double) -> [Int] {
    let rate = rate.isNaN ? 1 : min(max(rate, rates.lowerBound), rates.upperBound)
    let total = phones.reduce(0) { $0 + $1.frameCount }
    let wanted = Int((Double(total) / rate).rounded())
    let elasticities = phones.map { elasticity($0.phoneme) }
    let factor = commonFactor(phones, elasticities, sum: Double(total) / rate)
    var ends: [Int] = []
    var position = 0.0
    for (phone, elasticity) in zip(phones, elasticities) {
      position += Double(phone.frameCount) * scale(factor, elasticity)
      ends.append(Int(position.rounded()))
    }
    fit(&ends, phones, total: wanted)
    return zip(ends, [0] + ends).map { $0 - $1 }
  }

  /// How strongly a phone's length follows the rate; 1 is in proportion.
  ///
  /// In speech of usual phones at rate 2, plosives keep about 65 % of their length, fricatives 57 %,
  /// nasals 49 %, vowels 45 % and pauses 40 %.
  package static func elasticity(_ phoneme: Phoneme?) -> Double {
    switch phoneme?.manner {
    case nil: 1.3
    case .vowel: phoneme?.stress == .unstressed ? 1.15 : 1.1
    case .liquid, .glide, .nasal: 1
    case .fricative: 0.8
    case .affricate: 0.7
    case .stop: 0.6
    }
  }

  /// What a phone's length is multiplied by.
  private static func scale(_ factor: Double, _ elasticity: Double) -> Double {
    guard factor < leastElasticFactor else { return pow(factor, elasticity) }
    return pow(leastElasticFactor, elasticity) * factor / leastElasticFactor
  }

  /// The factor at which the lengths have a sum; it rises with the sum.
  private static func commonFactor(
    _ phones: [Phone], _ elasticities: [Double], sum: Double
  ) -> Double {
    var lengths: [Double: Int] = [:]
    for (phone, elasticity) in zip(phones, elasticities) {
      lengths[elasticity, default: 0] += phone.frameCount
    }
    // In a fixed order: a sum of fractions depends on it.
    let classes = lengths.sorted { $0.key < $1.key }
    // By halves: the sum rises with the factor, and 2^-50 is less than a frame of a day.
    var low = 0.0
    var high = 64.0
    for _ in 0..<56 {
      let middle = (low + high) / 2
      let reached = classes.reduce(0) { $0 + Double($1.value) * scale(middle, $1.key) }
      if reached < sum { low = middle } else { high = middle }
    }
    return high
  }

  /// Moves ends so that the last one is the total and each phone that has frames keeps one.
  private static func fit(_ ends: inout [Int], _ phones: [Phone], total: Int) {
    var previous = 0
    for index in ends.indices {
      previous = max(ends[index], previous + min(1, phones[index].frameCount))
      ends[index] = previous
    }
    var limit = total
    for index in ends.indices.reversed() {
      ends[index] = index == ends.indices.last ? limit : max(0, min(ends[index], limit))
      limit = ends[index] - min(1, phones[index].frameCount)
    }
  }
}
