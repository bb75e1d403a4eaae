import SpeechTypes

/// How speech is made from a voice's recordings.
package enum VoiceEngine: Sendable, CaseIterable {
  /// Whole recordings, of phrases and words, one after the other.
  case phrases
  /// Any text, of the phones of recorded sentences, by a unit bank.
  case units
}

extension VoiceEngine: NamedCase {
  package var description: String {
    switch self {
    case .phrases: "phrases"
    case .units: "units"
    }
  }
}
