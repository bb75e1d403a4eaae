package import VoiceBundle

/// What a voice can do beyond speaking plain text; flags `VOICE_FEATURE` of the interface.
package struct VoiceFeatures: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  package static let wordEvents = Self(rawValue: 0x1)
  package static let sentenceEvents = Self(rawValue: 0x2)
  package static let rangeEvents = Self(rawValue: 0x4)
  package static let sayAsDate = Self(rawValue: 0x10)
  package static let sayAsTime = Self(rawValue: 0x20)
  package static let sayAsTelephone = Self(rawValue: 0x40)
  package static let sayAsCharacters = Self(rawValue: 0x80)
  package static let sayAsCharacterGlyphs = Self(rawValue: 0x100)
  package static let sayAsCardinal = Self(rawValue: 0x200)
  package static let sayAsOrdinal = Self(rawValue: 0x400)
  package static let sayAsCurrency = Self(rawValue: 0x800)
  package static let breaks = Self(rawValue: 0x1000)
  package static let sub = Self(rawValue: 0x2000)
  package static let phoneme = Self(rawValue: 0x4000)
  package static let emphasis = Self(rawValue: 0x8000)
  package static let prosody = Self(rawValue: 0x10000)
  package static let sentencesAndParagraphs = Self(rawValue: 0x20000)
  package static let token = Self(rawValue: 0x40000)

  /// What a voice of the system's provider does; nothing is known of another provider's.
  ///
  /// Marks are not among them though they are told: clients that hear of the flag put one before
  /// each word and follow the marks, and libspiel 1.0.5 loses their names. Only a voice that is made
  /// of phones can say what `phoneme` asks for.
  ///
  /// - Parameter engine: How the voice speaks; nil for another provider's.
  package init(of engine: VoiceEngine?) {
    switch engine {
    case .units: self = [.ofEveryText, .phoneme]
    case .phrases: self = .ofEveryText
    case nil: self = []
    }
  }

  private static let ofEveryText: Self = [
    .wordEvents, .sentenceEvents, .rangeEvents, .sayAsDate, .sayAsTime, .sayAsTelephone,
    .sayAsCharacters, .sayAsCharacterGlyphs, .sayAsCardinal, .sayAsOrdinal, .sayAsCurrency,
    .breaks, .sub, .emphasis, .prosody, .sentencesAndParagraphs, .token,
  ]
}
