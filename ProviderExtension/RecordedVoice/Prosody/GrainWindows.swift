/// Gives grains their windows.
enum GrainWindows {
  /// The grains of a stretch, in order.
  ///
  /// - What goes on as recorded is one grain, on its plateau: copied, not overlapped.
  /// - Where recorded periods are only dropped or repeated, and at joins, a window rises from the
  ///   place of the grain before and falls to that of the next, so that weights add up to 1.
  /// - Where the pitch changes, windows reach one recorded period to both sides, whatever the
  ///   distance in the output: closer ones widen the formants and lose the fundamental, farther
  ///   ones hold two pulses. Levels are made right by `ChangedStretch`.
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
    guard !grains.isEmpty else { return [] }
    grains[0].firstFrame = min(0, grains[0].firstFrame)
    grains[grains.count - 1].lastFrame = max(frameCount - 1, grains[grains.count - 1].lastFrame)
    return grains
  }

  private static func overlap(
    _ left: inout SpeechGrain, _ leftPlace: GrainPlacer.Placement,
    _ right: inout SpeechGrain, _ rightPlace: GrainPlacer.Placement
  ) {
    if leftPlace.changesPitch && rightPlace.changesPitch {
      left.fallFrameCount = leftPlace.periodBehind
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
