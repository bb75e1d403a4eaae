/// The scale of Apple's `AVSpeechUtterance.rate`, 0 to 1, in multiples of a voice's own rate.
///
/// Apple's halves are not alike: up to the default 0.5 a rate is half a multiple (0.2 arrives at a
/// provider as 40 %), and from there on 1 is four times as fast. Below 0.2 the scale bends, so that
/// 0 is the slowest rate that a voice has and a lower rate is always slower.
package enum UtteranceRate {
  /// Corresponds to `AVSpeechUtteranceMinimumSpeechRate` and `AVSpeechUtteranceMaximumSpeechRate`.
  package static let range: ClosedRange<Float> = 0...1
  /// Corresponds to `AVSpeechUtteranceDefaultSpeechRate`.
  package static let `default`: Float = 0.5

  /// Where the straight pieces of the scale meet.
  private static let bends: [(rate: Double, multiple: Double)] = [
    (0, Prosody.rates.lowerBound), (0.2, 0.4), (0.5, 1), (1, 4),
  ]

  /// The multiple of the voice's own rate that a rate stands for, 0.25 to 4.
  ///
  /// - Parameter rate: Held to `range`; what is not a number is the default.
  package static func multiple(of rate: Float) -> Double {
    let rate = rate.isNaN ? Double(Self.default) : Double(rate).held(to: 0...1)
    for (low, high) in zip(bends, bends.dropFirst()) where rate <= high.rate {
      let share = (rate - low.rate) / (high.rate - low.rate)
      return low.multiple + share * (high.multiple - low.multiple)
    }
    return bends[bends.count - 1].multiple
  }
}
