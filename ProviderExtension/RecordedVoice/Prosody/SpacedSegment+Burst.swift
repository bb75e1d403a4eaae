extension SpacedSegment {
  /// The segments of a stretch one behind the other, bursts apart from what is around them.
  ///
  /// - Parameter recordings: Each one once.
  static func spaced(
    _ segments: [ProsodySegment], recordings: [any FrameSource], sampleRate: Double
  ) -> [SpacedSegment] {
    var spaced: [SpacedSegment] = []
    var position = 0
    for segment in segments where segment.frameCount > 0 {
      let end = position + segment.frameCount
      let whole = SpacedSegment(
        recording: recordings.firstIndex { $0 === segment.recording } ?? 0,
        frames: segment.frames, outputFrames: position..<end,
        marks: checked(segment.marks, leastDistance: max(1, Int(sampleRate / 1000))),
        pitchStart: factor(segment.pitchStart), pitchEnd: factor(segment.pitchEnd),
        gain: segment.gain, longestPeriod: Int(sampleRate / 60))
      if segment.isTransient, segment.frameCount != segment.frames.count,
        let burst = BurstFinder.burst(in: segment.frames, of: segment.recording),
        burst.count < segment.frames.count
      {
        spaced += whole.parts(around: burst)
      } else {
        spaced.append(whole)
      }
      position = end
    }
    return spaced
  }

  private static func checked(_ marks: [Int], leastDistance: Int) -> [Int] {
    var checked: [Int] = []
    checked.reserveCapacity(marks.count)
    for mark in marks where checked.last.map({ mark - $0 >= leastDistance }) ?? true {
      checked.append(mark)
    }
    return checked
  }

  private static func factor(_ pitch: Double) -> Double {
    let range = ProsodySegment.pitchFactors
    return pitch.isNaN ? 1 : min(max(pitch, range.lowerBound), range.upperBound)
  }

  /// Closure, burst and what follows it: the burst as long as recorded, if there is room for it, and
  /// the other two share what is left as they did in the recording.
  private func parts(around burst: Range<Int>) -> [SpacedSegment] {
    let burstLength = min(burst.count, outputFrames.count)
    let rest = outputFrames.count - burstLength
    let before =
      rest * (burst.lowerBound - frames.lowerBound) / (frames.count - burst.count)
    let burstStart = outputFrames.lowerBound + before
    let end = burstStart + burstLength
    var kept = part(
      burst.lowerBound..<(burst.lowerBound + burstLength), burstStart..<end)
    kept.isKept = true
    kept.marks = []
    return [
      part(frames.lowerBound..<burst.lowerBound, outputFrames.lowerBound..<burstStart), kept,
      part(burst.upperBound..<frames.upperBound, end..<outputFrames.upperBound),
    ].filter { !$0.outputFrames.isEmpty }
  }

  private func part(_ frames: Range<Int>, _ outputFrames: Range<Int>) -> SpacedSegment {
    var part = self
    part.frames = frames
    part.outputFrames = outputFrames
    part.pitchStart = pitch(at: Double(outputFrames.lowerBound))
    part.pitchEnd = pitch(at: Double(outputFrames.upperBound))
    return part
  }
}
