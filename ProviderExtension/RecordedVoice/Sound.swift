internal import SpeechTypes

/// Frames that are heard one behind the other, and how.
struct Sound {
  /// Where frames come from.
  enum Source {
    case recording(MappedRecording)
    case changed(ChangedStretch)
    case crossfade(Crossfade)
    /// At the sample rate of the request, where the voice has another.
    case resampled(ResampledStretch)
  }

  var source: Source
  /// Of the source.
  var frames: Range<Int>
  /// A factor on every sample.
  var gain: Float = 1
  /// Whether they are faded in or out, where a recording was cut in the middle of sound.
  var fadesIn = false
  var fadesOut = false

  /// Whether its samples may be greater than those of the recordings.
  var isChanged: Bool {
    if case .changed = source { true } else { false }
  }

  /// Writes as many frames as `output` holds, as the source has them.
  ///
  /// - Parameter position: Of the first, from the sound's first on.
  func copyFrames(from position: Int, into output: inout MutableSpan<Float>) {
    let start = frames.lowerBound + position
    switch source {
    case .recording(let recording): recording.copyFrames(from: start, into: &output)
    case .changed(let stretch): stretch.render(from: start, into: &output)
    case .crossfade(let crossfade): crossfade.copyFrames(from: start, into: &output)
    case .resampled(let stretch): stretch.copyFrames(from: start, into: &output)
    }
  }
}

extension Sound {
  /// 60 dB below full scale: what screen readers take for silence.
  private static let silent: Float = 1 / 1024

  /// The sound from its first frame on that can be heard; no frames where none can.
  var fromFirstAudible: Sound {
    var sound = self
    while !sound.frames.isEmpty {
      var samples = [Float](repeating: 0, count: min(64, sound.frames.count))
      var span = samples.mutableSpan
      sound.copyFrames(from: 0, into: &span)
      let quiet = samples.firstIndex { abs($0) > Self.silent } ?? samples.count
      if quiet > 0 { sound.fadesIn = false }
      sound.frames = (sound.frames.lowerBound + quiet)..<sound.frames.upperBound
      if quiet < samples.count { break }
    }
    return sound
  }
  /// Frames of a stretch, as loud as they are to be.
  init(_ stretch: ChangedStretch, _ frames: Range<Int>, _ prosody: Prosody) {
    self.init(
      source: .changed(stretch), frames: frames,
      gain: Gain.linear(decibels: prosody.volumeDecibels))
  }
}
