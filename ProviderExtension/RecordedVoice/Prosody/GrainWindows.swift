/// Gives grains their windows.
enum GrainWindows {
  /// The grains of a stretch, in order.
  ///
  /// - What goes on as recorded is one grain, on its plateau: copied, not overlapped.
  /// - Where recorded periods are only dropped or repeated, and at joins, a window rises from the
  ///   place of the grain before and falls to that of the next, so that weights add up to 1.
  /// - Where the pitch changes, windows reach one recorded period to both sides, whatever the
  ///   distance in the output: closer ones widen the formants and lose the fundamental, farther
  ///   ones hold two pulses. On nine made vowels at 90 to 220 Hz, raised
  ///   by 1.25 to 2, harmonics then are 1.0 dB (rms) from those of the vowel made at that pitch, and
  ///   1.9 dB with windows of the target period. Levels are made right by `ChangedStretch.levelPitch`.
  ///
  /// - Parameter frameCount: Of the output, whose edges are not faded.
  static func grains(
    _ placements: [GrainPlacer.Placement], frameCount: Int
  ) -> [SpeechGrain] {
    var grains: [SpeechGrain] = []
    grains.reserveCapacity(placements.count)
    var last: GrainPlacer.Placement?
    for placement in placements {
      if let last, placement.continues(last), !placement.changesPitch, !last.changesPitch {
        grains[grains.count - 1].lastFrame = placement.outputFrame
      } else {
        var grain = SpeechGrain(
          recording: placement.recording, sourceFrame: placement.sourceFrame,
          outputFrame: placement.outputFrame, firstFrame: placement.outputFrame,
          lastFrame: placement.outputFrame, isReversed: placement.isReversed, gain: placement.gain,
          changedPeriod: placement.changesPitch ? placement.periodBehind : 0)
        if let last { overlap(&grains[grains.count - 1], last, &grain, placement) }
        grains.append(grain)
      }
      last = placement
    }
    openEdges(&grains, frameCount: frameCount)
    return grains
  }

  /// Takes the fades off the first and the last frame.
  ///
  /// Only a grain that ends a lowered pitch more than a period before the last frame falls to
  /// silence: what follows in its recording is another pulse.
  private static func openEdges(_ grains: inout [SpeechGrain], frameCount: Int) {
    guard let first = grains.first, let last = grains.last else { return }
    grains[0].firstFrame = min(0, first.firstFrame)
    let rest = frameCount - 1 - last.lastFrame
    if last.changedPeriod > 0, rest >= last.changedPeriod {
      grains[grains.count - 1].fallFrameCount = last.changedPeriod
    } else {
      grains[grains.count - 1].lastFrame += max(0, rest)
    }
  }

  private static func overlap(
    _ left: inout SpeechGrain, _ leftPlace: GrainPlacer.Placement,
    _ right: inout SpeechGrain, _ rightPlace: GrainPlacer.Placement
  ) {
    if leftPlace.changesPitch && rightPlace.changesPitch {
      // In a lower pitch the window stays up for longer, and leaves less of a gap.
      let flat = Int(Double(leftPlace.periodBehind) * min(max(0, 1 - leftPlace.pitch), 0.5))
      left.lastFrame += flat
      left.fallFrameCount = leftPlace.periodBehind - flat
      right.riseFrameCount = rightPlace.periodBefore
    } else {
      let distance = right.firstFrame - left.lastFrame
      left.fallFrameCount = distance
      right.riseFrameCount = distance
      left.fallsInNoise = !leftPlace.isVoiced && !rightPlace.isVoiced
      right.risesInNoise = left.fallsInNoise
    }
  }
}
