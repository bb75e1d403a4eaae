/// Finds where a plosive is released.
enum BurstFinder {
  /// How much louder the release is than the closure before it: 9 dB.
  private static let leastRise: Float = 8
  /// 70 dB below full scale: below that nothing is a burst.
  private static let floor: Float = 1e-7
  private static let blockSeconds = 0.002
  /// What belongs to the burst before and behind the block in which it starts.
  private static let leadSeconds = 0.001
  private static let lengthSeconds = 0.010

  /// The frames of the burst: from 1 ms before the steepest rise of the level, 11 ms in all.
  ///
  /// The level is that of the differences of samples, in blocks of 2 ms, so that the hum of a voiced
  /// closure does not hide the burst.
  ///
  /// - Returns: Frames inside `frames`; nil where nothing rises, as in an unreleased plosive.
  static func burst(in frames: Range<Int>, of recording: any FrameSource) -> Range<Int>? {
    let rate = recording.sampleRate
    let blockLength = max(1, Int(rate * blockSeconds))
    let powers = powers(frames, of: recording, blockLength: blockLength)
    // The closure before is heard in two blocks, at least; one between them may have some of both.
    var best: (block: Int, rise: Float)?
    for block in powers.indices.dropFirst(3) {
      let before = (powers[block - 2] + powers[block - 3]) / 2 + floor
      let rise = powers[block] / before
      if rise > best?.rise ?? leastRise { best = (block, rise) }
    }
    guard var block = best?.block else { return nil }
    if powers[block - 1] * 4 > powers[block] { block -= 1 }
    let start = frames.lowerBound + block * blockLength - Int(rate * leadSeconds)
    return (start..<(start + Int(rate * (leadSeconds + lengthSeconds)))).clamped(to: frames)
  }

  /// The mean square of the differences in each block.
  private static func powers(
    _ frames: Range<Int>, of recording: any FrameSource, blockLength: Int
  ) -> [Float] {
    var samples = [Float](repeating: 0, count: blockLength + 1)
    var span = samples.mutableSpan
    return stride(from: 0, to: frames.count - blockLength + 1, by: blockLength).map { offset in
      recording.copyFramesOrSilence(from: frames.lowerBound + offset - 1, into: &span)
      var sum: Float = 0
      for index in 1..<span.count {
        let difference = span[index] - span[index - 1]
        sum += difference * difference
      }
      return sum / Float(blockLength)
    }
  }
}
