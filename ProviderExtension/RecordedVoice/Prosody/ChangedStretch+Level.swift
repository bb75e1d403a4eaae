extension ChangedStretch {
  /// How much louder or softer than recorded a grain may be made.
  private static let factors: ClosedRange<Float> = 0.25...2.5
  /// What no sample exceeds, as a factor on the greatest of the recorded periods.
  private static let headroom: Float = 1.3

  /// The level and the peak of a few frames.
  private struct Level {
    var power: Float = 0
    var peak: Float = 0

    init(_ samples: borrowing MutableSpan<Float>) {
      // Four sums at a time: one would wait for each addition before the next.
      var sums = SIMD4<Float>.zero
      var peaks = SIMD4<Float>.zero
      for start in stride(from: 0, to: samples.count, by: 4) {
        var four = SIMD4<Float>.zero
        for lane in 0..<min(4, samples.count - start) { four[lane] = samples[start + lane] }
        let squares = four * four
        sums += squares
        peaks.replace(with: squares, where: squares .> peaks)
      }
      power = sums.sum() / Float(max(1, samples.count))
      peak = peaks.max().squareRoot()
    }
  }

  /// Gives grains whose pitch changes the level of the recorded periods.
  ///
  /// Pulses that come closer overlap and add up, those that come farther apart leave gaps, and a
  /// harmonic moves on or off a formant: at a factor of 2 that is from −6 to +6 dB. So each period
  /// is rendered once, and its power compared with that of the recorded one; `headroom` comes first.
  mutating func levelPitch() {
    var buffer = [Float](repeating: 0, count: longestChange)
    var factors = [Float](repeating: 1, count: grains.count)
    // The period before a grain, as a factor for it, and how far its peak may be raised.
    var last: (factor: Float, limit: Float)?
    for index in grains.indices {
      let next = periodFactor(index, &buffer)
      if let factor = next ?? last {
        let mean = (factor.factor + (last ?? factor).factor) / 2
        factors[index] = min(mean, factor.limit, (last ?? factor).limit)
      }
      last = next
    }
    for index in grains.indices { grains[index].gain *= factors[index] }
  }

  /// The most frames from one grain to the next, and in a recorded period, where the pitch changes.
  private var longestChange: Int {
    grains.indices.reduce(0) { longest, index in
      max(longest, changedFrames(index)?.count ?? 0, grains[index].changedPeriod)
    }
  }

  /// Output frames from a grain to the next, where the pitch of both changes.
  private func changedFrames(_ index: Int) -> Range<Int>? {
    guard grains[index].changedPeriod > 0, index + 1 < grains.count,
      grains[index + 1].changedPeriod > 0
    else { return nil }
    let frames = (grains[index].outputFrame..<grains[index + 1].outputFrame)
      .clamped(to: 0..<frameCount)
    return frames.isEmpty ? nil : frames
  }

  /// What makes the frames from a grain to the next as loud as the recorded period.
  private func periodFactor(_ index: Int, _ buffer: inout [Float]) -> (factor: Float, limit: Float)?
  {
    guard let frames = changedFrames(index) else { return nil }
    let grain = grains[index]
    var span = buffer.mutableSpan
    var recorded = span._mutatingExtracting(0..<grain.changedPeriod)
    recordings[grain.recording].copyFramesOrSilence(from: grain.sourceFrame, into: &recorded)
    let wanted = Level(recorded)
    var rendered = span._mutatingExtracting(0..<frames.count)
    render(from: frames.lowerBound, into: &rendered)
    let heard = Level(rendered)
    guard heard.power > 1e-9, wanted.power > 1e-9 else { return nil }
    let gain = abs(grain.gain)
    let factor = gain * (wanted.power / heard.power).squareRoot()
    return (
      min(max(factor, Self.factors.lowerBound), Self.factors.upperBound),
      Self.headroom * gain * wanted.peak / heard.peak
    )
  }
}
