internal import Resampling

/// Sounds that are heard without a pause, brought to another sample rate as one.
///
/// As loud as their sources have them. Read from its beginning to its end; to go back is to begin
/// again. Used on the control thread.
final class ResampledStretch {
  private static let blockFrameCount = 512

  private let ratio: Double
  private var sounds: [Sound] = []
  private var resampler: Resampler?
  /// The next output frame.
  private var position = 0
  /// Of the sounds, the one that is read, and its frames before.
  private var soundIndex = 0
  private var soundFrameCount = 0
  /// Frames of the sounds, of which the resampler has taken so many.
  private var input: [Float] = []
  private var usedCount = 0

  /// - Parameter ratio: Frames out for a frame in.
  init(ratio: Double) { self.ratio = ratio }

  /// Adds a sound; none may be added once frames were read.
  func append(_ sound: Sound) { sounds.append(sound) }

  /// Writes as many frames as `output` holds, from `start` on; silence behind the last.
  func copyFrames(from start: Int, into output: inout MutableSpan<Float>) {
    if resampler == nil || start < position { begin() }
    while position < start {
      var passed = [Float](repeating: 0, count: min(Self.blockFrameCount, start - position))
      var span = passed.mutableSpan
      read(into: &span)
    }
    read(into: &output)
    for index in 0..<output.count {
      output[index] = min(max(output[index], -Gain.fullScale), Gain.fullScale)
    }
  }

  private func begin() {
    resampler = Resampler(ratio: ratio)
    position = 0
    soundIndex = 0
    soundFrameCount = 0
    input = []
    usedCount = 0
  }

  private func read(into output: inout MutableSpan<Float>) {
    var done = 0
    while done < output.count {
      if usedCount == input.count { readInput() }
      var room = output._mutatingExtracting(done..<output.count)
      let (used, made) =
        resampler?.convert(input.span.extracting(droppingFirst: usedCount), into: &room) ?? (0, 0)
      guard used > 0 || made > 0 else { break }
      usedCount += used
      done += made
    }
    for index in done..<output.count { output[index] = 0 }
    position += output.count
  }

  /// Reads on in the sounds; silence behind them, so that the last frames come out.
  private func readInput() {
    input = [Float](repeating: 0, count: Self.blockFrameCount)
    usedCount = 0
    var span = input.mutableSpan
    var done = 0
    while done < span.count, soundIndex < sounds.count {
      let sound = sounds[soundIndex]
      let count = min(span.count - done, sound.frames.count - soundFrameCount)
      var room = span._mutatingExtracting(done..<(done + count))
      sound.copyFrames(from: soundFrameCount, into: &room)
      done += count
      soundFrameCount += count
      if soundFrameCount == sound.frames.count {
        soundIndex += 1
        soundFrameCount = 0
      }
    }
  }
}
