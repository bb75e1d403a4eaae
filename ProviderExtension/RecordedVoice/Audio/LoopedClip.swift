internal import SoundDecoding

/// The frames of a clip of a sound file, one repetition behind the other, then silence.
struct LoopedClip {
  private let file: SoundFileReader
  private let frames: Range<Int>
  private var remainingFrameCount: Int
  /// Of the file; nil where it has to be gone to.
  private var position: Int?
  /// Whether the file ended before the clip did, or could not be read.
  private(set) var isBroken = false

  /// - Parameter frameCount: Of all repetitions.
  init(_ file: SoundFileReader, frames: Range<Int>, frameCount: Int) {
    self.file = file
    self.frames = frames
    remainingFrameCount = frames.isEmpty ? 0 : frameCount
  }

  /// Fills a span with the frames that follow.
  mutating func read(into output: inout MutableSpan<Float>) {
    var done = 0
    while done < output.count, remainingFrameCount > 0, !isBroken {
      if position == nil {
        isBroken = !file.seek(to: frames.lowerBound)
        position = frames.lowerBound
      }
      let start = position ?? frames.lowerBound
      let count = min(output.count - done, remainingFrameCount, frames.upperBound - start)
      var room = output._mutatingExtracting(done..<(done + count))
      let made = isBroken ? 0 : file.read(into: &room)
      guard made > 0 else {
        isBroken = true
        break
      }
      done += made
      remainingFrameCount -= made
      position = start + made == frames.upperBound ? nil : start + made
    }
    for index in done..<output.count { output[index] = 0 }
  }
}
