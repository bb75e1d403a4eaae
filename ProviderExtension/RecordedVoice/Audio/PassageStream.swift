internal import Resampling
internal import SoundDecoding
internal import TextAnalysis

/// The frames of an audio passage at a voice's sample rate, decoded as they are asked for.
///
/// As loud as asked, never beyond full scale; silence behind the last. Where rate and speed are the
/// file's own, the samples are the file's.
struct PassageStream: ~Copyable {
  private var source: ResampledClip
  private var limiter: PeakLimiter
  private var block: [Float] = []
  private var blockIndex = 0

  /// Whether the file ended before the clip did, or could not be read.
  var isBroken: Bool { source.isBroken }

  /// - Parameter sampleRate: The voice's, in hertz.
  init(
    _ passage: AudioPassage, _ file: SoundFileReader, sampleRate: Double
  ) throws(AudioFailure) {
    let clip = LoopedClip(file, frames: passage.frames, frameCount: passage.playedFrameCount)
    let ratio = sampleRate / (passage.media.sampleRate * passage.speed)
    source = try ResampledClip(clip, ratio: ratio)
    limiter = PeakLimiter(decibels: passage.volumeDecibels)
  }

  /// Fills a span with the frames that follow.
  mutating func read(into output: inout MutableSpan<Float>) {
    var done = 0
    while done < output.count {
      if blockIndex == block.count {
        block = limiter.block { source.read(into: &$0) }
        blockIndex = 0
      }
      let count = min(output.count - done, block.count - blockIndex)
      for index in 0..<count { output[done + index] = block[blockIndex + index] }
      done += count
      blockIndex += count
    }
  }
}
