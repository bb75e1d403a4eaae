/// Recorded speech with another length and pitch, spoken without a break.
///
/// Each segment takes exactly its frames, one behind the other. Any part can be rendered at any time
/// and comes out the same. Made and rendered on the control thread; only making it allocates.
///
/// Segments that do not follow each other in one recording join by one overlap: a period where both
/// are voiced, 4.5 ms else. A click would be a bend: within 2 ms of a join no second difference of
/// samples is greater than 1.5 times the greatest of the joined recordings, whose own greatest are
/// the closures of the vocal cords, once a period, that the ear hears as voice.
///
/// Its first and last frame are not faded. A stretch in which nothing changes is the recording,
/// sample for sample. No sample exceeds 1.3 times what its recordings have around there (see
/// `GrainWindows` and `levelPitch`), and none is beyond full scale: what would be is softer as a
/// whole.
package struct ChangedStretch {
  let recordings: [any FrameSource]
  /// By their place in the output.
  var grains: [SpeechGrain]
  /// Frames before and behind its plateau that a grain is heard, at most.
  private let longestRise: Int
  private let longestFall: Int
  /// Of the output: the sum of the segments'.
  package let frameCount: Int

  /// Finds the grains of segments; all recordings have the sample rate of the first.
  package init(_ segments: [ProsodySegment]) {
    var recordings: [any FrameSource] = []
    for segment in segments where !recordings.contains(where: { $0 === segment.recording }) {
      recordings.append(segment.recording)
    }
    let sampleRate = recordings.first?.sampleRate ?? 1
    let spaced = SpacedSegment.spaced(segments, recordings: recordings, sampleRate: sampleRate)
    let placements = GrainPlacer(spaced, sampleRate: sampleRate).placements
    self.recordings = recordings
    frameCount = spaced.last?.outputFrames.upperBound ?? 0
    grains = GrainWindows.grains(placements, frameCount: frameCount)
    longestRise = grains.reduce(0) { max($0, $1.riseFrameCount) }
    longestFall = grains.reduce(0) { max($0, $1.fallFrameCount) }
    levelPitch()
  }

  /// Writes the samples of as many frames as `output` holds, from `start` on.
  ///
  /// - Precondition: The frames are within `0..<frameCount`.
  package func render(from start: Int, into output: inout MutableSpan<Float>) {
    precondition(start >= 0 && output.count <= frameCount - start, "no such frames")
    for index in 0..<output.count { output[index] = 0 }
    let end = start + output.count
    var scratch = [256 of Float](repeating: 0)
    var span = scratch.mutableSpan
    // Taken from the array once for the many grains behind each other that are of it.
    var recording = (number: -1, frames: nil as (any FrameSource)?)
    let grains = grains.span
    for index in firstGrain(reaching: start)..<grains.count {
      let grain = grains[index]
      guard grain.firstFrame - longestRise < end else { break }
      if grain.recording != recording.number {
        recording = (grain.recording, recordings[grain.recording])
      }
      if let frames = recording.frames {
        grain.add(frames, to: &output, from: start, scratch: &span)
      }
    }
  }

  /// The first grain that may be heard at a frame; plateaus are in order, ends of falls are not.
  private func firstGrain(reaching frame: Int) -> Int {
    var low = 0
    var high = grains.count
    while low < high {
      let middle = (low + high) / 2
      if grains[middle].lastFrame + longestFall < frame { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
