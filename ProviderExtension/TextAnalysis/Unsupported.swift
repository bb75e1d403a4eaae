import SSML

/// Markup that is read and has no effect yet.
enum Unsupported {
  /// What of an element has no effect, as a message calls it; nil when all of it has.
  ///
  /// - Parameter playsAudio: False for a voice that answers with one recording.
  static func part(of element: SSMLElement, playsAudio: Bool) -> String? {
    switch element {
    case .speak, .paragraph, .sentence, .token, .lang, .sub, .sayAs, .breakPause, .mark, .desc,
      .meta, .metadata, .other, .prosody, .emphasis:
      nil
    case .phoneme: "phoneme"
    case .voice: "voice"
    case .audio: playsAudio ? nil : "audio"
    case .lexicon: "lexicon"
    case .lookup: "lookup"
    }
  }
}
