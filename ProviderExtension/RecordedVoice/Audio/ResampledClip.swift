internal import Resampling
internal import TextAnalysis

/// A clip's frames at another sample rate, then silence.
///
/// The resampler runs on from one repetition into the next, so that none begins with a click.
struct ResampledClip: ~Copyable {
  private var clip: LoopedClip
  /// Nil where the rate is the clip's own.
  private let resampler: Resampler?
  /// Frames of the clip, of which the resampler has taken so many.
  private var input: [Float]
  private var usedCount: Int
  private static let inputFrameCount = 512
  private var hasFailed = false

  var isBroken: Bool { clip.isBroken || hasFailed }

  /// - Parameter ratio: Frames out for a frame of the clip.
  init(_ clip: LoopedClip, ratio: Double) throws(AudioFailure) {
    self.clip = clip
    input = Array(repeating: 0, count: Self.inputFrameCount)
    usedCount = Self.inputFrameCount
    guard ratio != 1 else {
      resampler = nil
      return
    }
    guard let resampler = Resampler(ratio: ratio) else {
      throw AudioFailure("it cannot be brought to the voice's sample rate")
    }
    self.resampler = resampler
  }

  /// Fills a span with the frames that follow.
  mutating func read(into output: inout MutableSpan<Float>) {
    guard resampler != nil else { return clip.read(into: &output) }
    var done = 0
    while done < output.count, !hasFailed {
      if usedCount == input.count { readInput() }
      var room = output._mutatingExtracting(done..<output.count)
      done += convert(into: &room)
    }
    for index in done..<output.count { output[index] = 0 }
  }

  private mutating func readInput() {
    var next: [Float] = []
    swap(&next, &input)
    var span = next.mutableSpan
    clip.read(into: &span)
    swap(&next, &input)
    usedCount = 0
  }

  private mutating func convert(into room: inout MutableSpan<Float>) -> Int {
    let input = input
    let (used, made) =
      resampler?.convert(input.span.extracting(droppingFirst: usedCount), into: &room) ?? (0, 0)
    hasFailed = used == 0 && made == 0
    usedCount += used
    return made
  }
}
