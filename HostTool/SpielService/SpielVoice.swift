package import SessionBus
package import SpeechTypes

/// A voice as clients of the interface see it: one member of `Voices`.
package struct SpielVoice: Hashable, Sendable {
  /// One that no other voice has: clients choose by it.
  package var name: String
  package var description: VoiceDescription
  package var features: VoiceFeatures

  package init(name: String, description: VoiceDescription, features: VoiceFeatures) {
    self.name = name
    self.description = description
    self.features = features
  }

  /// Whole hertz, as the format has it.
  package var sampleRate: Int { Int(description.sampleRate.rounded()) }

  /// What comes out of the pipe, in GStreamer's words for it.
  package var format: String {
    "audio/x-spiel,format=S16LE,channels=1,rate=\(sampleRate)"
  }

  /// Each language, and behind it the language alone: clients look for a text's language among them
  /// as it is, letter by letter.
  package var languages: [String] {
    var result: [String] = []
    for tag in description.primaryLanguages + description.supportedLanguages {
      for name in [tag.rawValue, String(tag.primary)] where !result.contains(name) {
        result.append(name)
      }
    }
    return result
  }

  /// The type is `(ssstas)`.
  package var value: BusValue {
    .structure([
      .string(name), .string(description.identifier.rawValue), .string(format),
      .unsigned64(features.rawValue), .strings(languages),
    ])
  }
}

extension [SpielVoice] {
  /// The voices of a list, in its order.
  ///
  /// One whose sample rate is not known is left out: a client would not know how to play it.
  ///
  /// - Parameter features: What is known of a voice.
  package init(_ list: VoiceList, features: (VoiceIdentifier) -> VoiceFeatures) {
    let counts = list.voices.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
    self = list.voices.filter { $0.sampleRate >= 1 }.map { voice in
      let isUnique = counts[voice.name] == 1 && !voice.name.isEmpty
      return SpielVoice(
        name: isUnique ? voice.name : voice.identifier.rawValue, description: voice,
        features: features(voice.identifier))
    }
  }

  /// The property `Voices`.
  package var value: BusValue { .array(of: "(ssstas)", map(\.value)) }
}
