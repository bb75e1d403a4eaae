internal import Pronunciation
import SpeechTypes

/// One thing to do on the way to a request's audio.
enum RenderStep {
  case sound(Sound)
  case silence(frameCount: Int)
  /// A sound that the document names, whole and as it is.
  case audio(AudioClip)
  /// An event here; its position is filled in when it is reached.
  case marker(SpeechMarker)
}

extension [RenderStep] {
  /// The steps without what cannot be heard before the first sound.
  var fromFirstAudible: [RenderStep] {
    var steps: [RenderStep] = []
    for (index, step) in enumerated() {
      guard case .sound(let sound) = step else {
        steps.append(step)
        continue
      }
      let audible = sound.fromFirstAudible
      guard audible.frames.isEmpty else {
        return steps + [.sound(audible)] + self[(index + 1)...]
      }
    }
    return steps
  }

  /// Of all of them together.
  var frameCount: Int { reduce(0) { $0 + $1.frameCount } }
}

extension RenderStep {
  /// 0 for a marker.
  var frameCount: Int {
    switch self {
    case .sound(let sound): sound.frames.count
    case .silence(let frameCount): frameCount
    case .audio(let clip): clip.frameCount
    case .marker: 0
    }
  }

  /// A marker where a phone of a word begins.
  static func phoneme(_ phoneme: Phoneme, _ wordRange: TextRange) -> RenderStep {
    .marker(
      SpeechMarker(.phoneme, framePosition: 0, textRange: wordRange, name: phoneme.ipa))
  }
}
