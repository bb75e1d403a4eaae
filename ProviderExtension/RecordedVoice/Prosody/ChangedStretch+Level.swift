extension ChangedStretch {
  /// How much louder or softer than recorded a grain may be made.
  private static let factors: ClosedRange<Float> = 0.25...2.5
  /// What no sample exceeds, as a factor on the greatest of the recorded periods.
  private static let headroom: Float = 1.3
  /// Frames of one period after the other that are rendered at once: rendering a period takes as long
  /// to begin as to do.
  private static let batchFrameCount = 4096

  /// Some of the output.
  private struct Rendered {
    var samples: [Float]
    var frames = 0..<0
  }

  /// The level and the peak of a few frames.
  private struct Level {
    var power: Float = 0
    var peak: Float = 0

    init(_ samples: borrowing MutableSpan<Float>) {
      // Four sums at a time: one would wait for each addition before the next.
      var sums = SIMD4<Float>.zero
      var peaks = SIMD4<Float>.zero
      let whole = samples.count & ~3
      for start in stride(from: 0, to: whole, by: 4) {
        let four = SIMD4(
          samples[start], samples[start + 1], samples[start + 2], samples[start + 3])
        let squares = four * four
        sums += squares
        peaks.replace(with: squares, where: squares .> peaks)
      }
      for index in whole..<samples.count {
        let square = samples[index] * samples[index]
        sums[index - whole] += square
        peaks[index - whole] = max(peaks[index - whole], square)
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
    let longest = grains.indices.reduce(0) { max($0, changedFrames($1)?.count ?? 0) }
    guard longest > 0 else { return }
    var recorded = [Float](repeating: 0, count: grains.reduce(0) { max($0, $1.changedPeriod) })
    var rendered = Rendered(
      samples: [Float](repeating: 0, count: max(longest, Self.batchFrameCount)))
    var factors = [Float](repeating: 1, count: grains.count)
    // The period before a grain, as a factor for it, and how far its peak may be raised.
    var last: (factor: Float, limit: Float)?
    for index in grains.indices {
      let next = periodFactor(index, &recorded, &rendered)
      if let factor = next ?? last {
        let mean = (factor.factor + (last ?? factor).factor) / 2
        factors[index] = min(mean, factor.limit, (last ?? factor).limit)
      }
      last = next
    }
    for index in grains.indices { grains[index].gain *= factors[index] }
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
  private func periodFactor(
    _ index: Int, _ recorded: inout [Float], _ rendered: inout Rendered
  ) -> (factor: Float, limit: Float)? {
    guard let frames = changedFrames(index) else { return nil }
    let grain = grains[index]
    var recordedSpan = recorded.mutableSpan
    var period = recordedSpan._mutatingExtracting(0..<grain.changedPeriod)
    recordings[grain.recording].copyFramesOrSilence(from: grain.sourceFrame, into: &period)
    let wanted = Level(period)
    if frames.upperBound > rendered.frames.upperBound { render(from: index, into: &rendered) }
    let start = frames.lowerBound - rendered.frames.lowerBound
    var renderedSpan = rendered.samples.mutableSpan
    let heard = Level(renderedSpan._mutatingExtracting(start..<(start + frames.count)))
    guard heard.power > 1e-9, wanted.power > 1e-9 else { return nil }
    let gain = abs(grain.gain)
    let factor = gain * (wanted.power / heard.power).squareRoot()
    return (
      min(max(factor, Self.factors.lowerBound), Self.factors.upperBound),
      Self.headroom * gain * wanted.peak / heard.peak
    )
  }

  /// Renders the frames from a grain to the next, and as many behind them as there is room for.
  private func render(from index: Int, into rendered: inout Rendered) {
    guard var frames = changedFrames(index) else { return }
    for next in grains.indices[(index + 1)...] {
      guard let more = changedFrames(next),
        more.upperBound - frames.lowerBound <= rendered.samples.count
      else { break }
      frames = frames.lowerBound..<more.upperBound
    }
    var span = rendered.samples.mutableSpan
    var output = span._mutatingExtracting(0..<frames.count)
    render(from: frames.lowerBound, into: &output)
    rendered.frames = frames
  }
}
