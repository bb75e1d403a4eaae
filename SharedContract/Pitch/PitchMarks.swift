/// The frames of a recording at which the vocal cords close, one a period where there is voice.
package struct PitchMarks {
  /// In rising order.
  package let frames: [Int]

  /// - Parameter track: Of the same samples.
  package init(_ samples: [Float], _ track: PitchTrack) {
    // The pulses point down or up for all of a recording, whichever is stronger.
    let sign: Float = (samples.max() ?? 0) > -(samples.min() ?? 0) ? 1 : -1
    var marks: [Int] = []
    var index = 0
    while index < track.periods.count {
      guard track.periods[index] > 0 else {
        index += 1
        continue
      }
      let end = track.periods[index...].firstIndex(of: 0) ?? track.periods.count
      marks += Self.marks(
        in: track.frame(of: index)..<min(track.frame(of: end), samples.count), samples, sign, track)
      index = end
    }
    frames = marks
  }

  /// The mark nearest to a frame; nil when none is within a distance.
  package func nearest(to frame: Int, within distance: Int) -> Int? {
    var low = 0
    var high = frames.count
    while low < high {
      let middle = (low + high) / 2
      if frames[middle] < frame { low = middle + 1 } else { high = middle }
    }
    let candidates = [low - 1, low].filter(frames.indices.contains).map { frames[$0] }
    guard let best = candidates.min(by: { abs($0 - frame) < abs($1 - frame) }),
      abs(best - frame) <= distance
    else { return nil }
    return best
  }

  /// Marks of one voiced stretch: from its strongest pulse in both directions, a period at a time.
  private static func marks(
    in range: Range<Int>, _ samples: [Float], _ sign: Float, _ track: PitchTrack
  ) -> [Int] {
    func strongest(_ candidates: Range<Int>) -> Int? {
      candidates.clamped(to: range).max { sign * samples[$0] < sign * samples[$1] }
    }
    guard let first = strongest(range) else { return [] }
    func next(_ mark: Int, _ direction: Int) -> Int? {
      let period = track.period(at: mark)
      guard period > 0 else { return nil }
      let center = mark + direction * period
      let slack = max(1, period / 5)
      guard range.contains(center) else { return nil }
      return strongest((center - slack)..<(center + slack + 1))
    }
    var before: [Int] = []
    var mark = first
    while let earlier = next(mark, -1), earlier < mark {
      before.append(earlier)
      mark = earlier
    }
    var behind = [first]
    mark = first
    while let later = next(mark, 1), later > mark {
      behind.append(later)
      mark = later
    }
    return before.reversed() + behind
  }
}
