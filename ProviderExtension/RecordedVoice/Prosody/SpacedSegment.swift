/// A segment at its place in the output, with its pitch marks checked.
struct SpacedSegment {
  /// Which of the stretch's recordings.
  var recording: Int
  var frames: Range<Int>
  var outputFrames: Range<Int>
  var marks: [Int]
  var pitchStart: Double
  var pitchEnd: Double
  var gain: Float
  /// Whether it is copied frame by frame: a burst.
  var isKept = false
  /// Frames between marks that are farther apart are unvoiced.
  var longestPeriod: Int

  /// Frames of the recording in a frame of the output.
  var speed: Double { Double(frames.count) / Double(outputFrames.count) }

  /// The place in the recording that belongs to one in the output.
  func position(at time: Double) -> Double {
    Double(frames.lowerBound) + (time - Double(outputFrames.lowerBound)) * speed
  }

  /// The factor on the recorded pitch at a place in the output.
  func pitch(at time: Double) -> Double {
    let x = (time - Double(outputFrames.lowerBound)) / Double(outputFrames.count)
    return pitchStart + (pitchEnd - pitchStart) * min(max(x, 0), 1)
  }

  /// Frames from a mark to the one behind it, where there is voice between them.
  func period(behind mark: Int) -> Int? {
    guard mark + 1 < marks.count else { return nil }
    let period = marks[mark + 1] - marks[mark]
    return period <= longestPeriod ? period : nil
  }

  /// Frames to a mark from the one before it, where there is voice between them.
  func period(before mark: Int) -> Int? { mark > 0 ? period(behind: mark - 1) : nil }

  /// The number of the mark nearest to a place in the recording; nil where that is unvoiced.
  ///
  /// A mark's voice reaches half a period beyond the last mark.
  func mark(near position: Double) -> Int? {
    var low = 0
    var high = marks.count
    while low < high {
      let middle = (low + high) / 2
      if Double(marks[middle]) < position { low = middle + 1 } else { high = middle }
    }
    let isAfterNearest =
      low == marks.count
      || low > 0 && position - Double(marks[low - 1]) < Double(marks[low]) - position
    let nearest = isAfterNearest ? low - 1 : low
    guard nearest >= 0 else { return nil }
    let isBehind = position >= Double(marks[nearest])
    if (isBehind ? period(behind: nearest) : period(before: nearest)) != nil { return nearest }
    // Beyond an end of the voice: the period on the other side tells how far it reaches.
    guard let period = isBehind ? period(before: nearest) : period(behind: nearest) else {
      return nil
    }
    return abs(position - Double(marks[nearest])) <= Double(period) / 2 ? nearest : nil
  }
}
