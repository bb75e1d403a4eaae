internal import Pronunciation
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
  /// Frames of recordings with another length or pitch.
  case changed(ChangedStretch, frames: Range<Int>, gain: Float)
  case silence(frameCount: Int)
  /// An event here; its position is filled in when it is reached.
  case marker(SpeechMarker)
}

extension RenderStep {
  /// A marker where a phone of a word begins.
  static func phoneme(_ phoneme: Phoneme, _ wordRange: TextRange) -> RenderStep {
    .marker(
      SpeechMarker(.phoneme, framePosition: 0, textRange: wordRange, name: phoneme.ipa))
  }

  /// The same at the level of the recordings.
  var atFullLevel: RenderStep {
    switch self {
    case .recording(let recording, let frames, _, let fadesIn, let fadesOut):
      .recording(recording, frames: frames, gain: 1, fadesIn: fadesIn, fadesOut: fadesOut)
    case .crossfade(let left, let leftFrame, let right, let rightFrame, let frameCount, _):
      .crossfade(
        from: left, fromFrame: leftFrame, to: right, toFrame: rightFrame, frameCount: frameCount,
        gain: 1)
    case .changed(let stretch, let frames, _): .changed(stretch, frames: frames, gain: 1)
    case .silence, .marker: self
    }
  }
}
