internal import SpeechTypes

/// Makes sound louder or softer without clipping, while it streams.
///
/// Where a sample would be beyond full scale, the gain is less around it: it falls over the block
/// before, and rises by a tenth a block behind it. Where none would, the gain is the one asked for,
/// exactly. Looks one block ahead; a value, without a delay.
struct PeakLimiter {
  /// About 12 ms at 22 050 Hz.
  static let blockFrameCount = 256
  /// 120 dB: so that numbers stay numbers.
  private static let greatestGain: Float = 1e6

  private let gain: Float
  /// The block that was read ahead, and the gain that it allows.
  private var next: [Float]
  private var nextLimit: Float
  /// At the end of the block returned last.
  private var edgeGain: Float
  private var hasNext = false

  /// - Parameter decibels: Over the sound's own level; minus infinity is silence.
  init(decibels: Double) {
    gain = min(Float(Decibel.amplitude(of: decibels)), Self.greatestGain)
    next = Array(repeating: 0, count: Self.blockFrameCount)
    nextLimit = gain
    edgeGain = gain
  }

  /// The next block.
  ///
  /// - Parameter read: Fills a block with the frames that follow.
  mutating func block(_ read: (inout MutableSpan<Float>) -> Void) -> [Float] {
    if !hasNext {
      readNext(read)
      hasNext = true
      edgeGain = nextLimit
    }
    var block = next
    let limit = nextLimit
    readNext(read)
    let start = edgeGain
    let end = min(limit, nextLimit)
    edgeGain = end
    // Both ends are within the block's limit, and so is the line between them.
    for index in block.indices {
      let part = Float(index) / Float(Self.blockFrameCount)
      let sample = block[index] * (start == end ? start : start + part * (end - start))
      block[index] = max(-Gain.fullScale, min(sample, Gain.fullScale))
    }
    return block
  }

  private mutating func readNext(_ read: (inout MutableSpan<Float>) -> Void) {
    var span = next.mutableSpan
    read(&span)
    var peak: Float = 0
    for index in next.indices {
      if !next[index].isFinite { next[index] = 0 }
      peak = max(peak, abs(next[index]))
    }
    let allowed = peak * gain > Gain.fullScale ? Gain.fullScale / peak : gain
    nextLimit = min(allowed, nextLimit * 1.1)
  }
}
