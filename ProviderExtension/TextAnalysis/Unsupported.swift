import SSML

/// Markup that is read and has no effect yet.
enum Unsupported {
  /// What of an element has no effect, as a message calls it; nil when all of it has.
  ///
  /// What depends on the voice or on files is told by who reads it: phonemes and lexicons.
  ///
  /// - Parameter playsAudio: False for a voice that answers with one recording.
  static func part(of element: SSMLElement, playsAudio: Bool) -> String? {
    switch element {
    case .speak, .paragraph, .sentence, .token, .lang, .sub, .sayAs, .voice, .breakPause, .mark,
      .desc, .meta, .metadata, .other, .prosody, .emphasis, .phoneme, .lexicon, .lookup:
      nil
    case .audio: playsAudio ? nil : "audio"
    }
  }
}
