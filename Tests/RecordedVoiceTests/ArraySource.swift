import RecordedVoice

/// A recording that is an array.
final class ArraySource: FrameSource {
  let samples: [Float]
  let sampleRate: Double
  var frameCount: Int { samples.count }

  init(_ samples: [Float], sampleRate: Double = 22_050) {
    self.samples = samples
    self.sampleRate = sampleRate
  }

  func copyFrames(from start: Int, into output: inout MutableSpan<Float>) {
    for index in 0..<output.count { output[index] = samples[start + index] }
  }
}
