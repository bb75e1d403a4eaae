internal import Pronunciation
import SpeechTypes

/// One thing to do on the way to a request's audio.
enum RenderStep {
  case sound(Sound)
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
}
