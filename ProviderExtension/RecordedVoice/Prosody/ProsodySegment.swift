/// A stretch of one recording that is to be said with another length or pitch.
package struct ProsodySegment {
  /// The least and the greatest factor on a recorded pitch; others are held to them.
  package static let pitchFactors = 0.25...4.0

  package var recording: any FrameSource
  /// Of the recording.
  package var frames: Range<Int>
  /// The recording's pitch marks inside `frames`, and the nearest one on each side of them; rising.
  ///
  /// Frames between two marks more than 1/60 s apart are unvoiced, and all are without marks. A
  /// mark that comes less than 1 ms after the one before it is not looked at.
  package var marks: [Int]
  /// In the output, exactly. 0 leaves the segment out.
  package var frameCount: Int
  /// Factors on the recorded pitch where the segment starts and ends; linear between.
  ///
  /// Of no account where the recording is unvoiced.
  package var pitchStart: Double
  package var pitchEnd: Double
  /// A factor on every sample.
  package var gain: Float
  /// Whether it holds the burst of a plosive or an affricate, which is then said once and at its
  /// recorded length, whatever the segment's.
  package var isTransient: Bool

  package init(
    recording: any FrameSource, frames: Range<Int>, marks: [Int], frameCount: Int,
    pitchStart: Double = 1, pitchEnd: Double = 1, gain: Float = 1, isTransient: Bool = false
  ) {
    self.recording = recording
    self.frames = frames
    self.marks = marks
    self.frameCount = frameCount
    self.pitchStart = pitchStart
    self.pitchEnd = pitchEnd
    self.gain = gain
    self.isTransient = isTransient
  }
}
