/// How speech is made from a voice's recordings.
package enum VoiceEngine: Sendable, CaseIterable {
  /// Whole recordings, of phrases and words, one after the other.
  case phrases
  /// Any text, of the phones of recorded sentences, by a unit bank.
  case units
}

extension VoiceEngine: LosslessStringConvertible {
  package init?(_ description: String) {
    guard let value = Self.allCases.first(where: { $0.description == description }) else {
      return nil
    }
    self = value
  }

  package var description: String {
    switch self {
    case .phrases: "phrases"
    case .units: "units"
    }
  }
}
