internal import SpeechTypes

/// Frames that are heard one behind the other, and how.
struct Sound {
  /// Where frames come from.
  enum Source {
    case recording(MappedRecording)
    case changed(ChangedStretch)
    case crossfade(Crossfade)
  }

  var source: Source
  /// Of the source.
  var frames: Range<Int>
  /// A factor on every sample.
  var gain: Float = 1
  /// Whether they are faded in or out, where a recording was cut in the middle of sound.
  var fadesIn = false
  var fadesOut = false

  /// Writes as many frames as `output` holds, as the source has them.
  ///
  /// - Parameter position: Of the first, from the sound's first on.
  func copyFrames(from position: Int, into output: inout MutableSpan<Float>) {
    let start = frames.lowerBound + position
    switch source {
    case .recording(let recording): recording.copyFrames(from: start, into: &output)
    case .changed(let stretch): stretch.render(from: start, into: &output)
    case .crossfade(let crossfade): crossfade.copyFrames(from: start, into: &output)
    }
  }
}

extension Sound {
  /// Frames of a stretch, as loud as they are to be.
  init(_ stretch: ChangedStretch, _ frames: Range<Int>, _ prosody: Prosody) {
    self.init(
      source: .changed(stretch), frames: frames,
      gain: Gain.linear(decibels: prosody.volumeDecibels, peak: stretch.peak))
  }
}
