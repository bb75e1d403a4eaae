internal import Pronunciation

/// Where a phone is best cut in two.
enum CutRule {
  /// In a stop's closure, early in a diphthong, in the middle of anything else.
  static func frame(of phoneme: Phoneme?, in range: Range<Int>, _ samples: [Float]) -> Int {
    guard let phoneme else { return range.lowerBound + range.count / 2 }
    switch phoneme.manner {
    case .stop, .affricate: return quietest(in: range.prefix(range.count * 6 / 10), samples)
    case .vowel where phoneme.isDiphthong: return range.lowerBound + range.count * 45 / 100
    case .fricative, .nasal, .liquid, .glide, .vowel: return range.lowerBound + range.count / 2
    }
  }

  /// The middle of the quietest 4 ms at 22 050 Hz.
  private static func quietest(in range: Range<Int>, _ samples: [Float]) -> Int {
    let width = 88
    guard range.count > width else { return range.lowerBound + range.count / 2 }
    let starts = stride(from: range.lowerBound, to: range.upperBound - width, by: width / 4)
    let best = starts.min { energy($0, width, samples) < energy($1, width, samples) }
    return (best ?? range.lowerBound) + width / 2
  }

  private static func energy(_ start: Int, _ width: Int, _ samples: [Float]) -> Float {
    guard start + width <= samples.count else { return .infinity }
    return samples[start..<(start + width)].reduce(0) { $0 + $1 * $1 }
  }
}
