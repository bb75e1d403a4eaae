import SpeechTypes

/// One thing to do on the way to a request's audio.
enum RenderStep {
  /// Frames of a recording. `fadesIn` and `fadesOut` take the edge off where it was cut.
  case recording(
    MappedRecording, frames: Range<Int>, gain: Float, fadesIn: Bool, fadesOut: Bool)
  /// Frames of one recording that turn into frames of another.
  case crossfade(
    from: MappedRecording, fromFrame: Int, to: MappedRecording, toFrame: Int, frameCount: Int,
    gain: Float)
  case silence(frameCount: Int)
  /// An event here; its position is filled in when it is reached.
  case marker(SpeechMarker)
}
