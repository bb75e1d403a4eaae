/// What would be spoken: one step of a request's plan, in document order.
package struct PlanEvent: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case paragraph
    case sentence
    case word(PlannedWord)
    case mark(name: String)
    case pause(milliseconds: Int)
    case audio(uri: String, isPlayable: Bool)
    /// The voice changes to this one.
    case voice(VoiceIdentifier)
  }

  package var content: Content
  package var textRange: TextRange

  package init(_ content: Content, textRange: TextRange) {
    self.content = content
    self.textRange = textRange
  }
}

/// One spoken word of a plan.
package struct PlannedWord: Hashable, Sendable {
  /// How the word's sound is made.
  package enum Rendering: UInt8, Sendable {
    /// It is not: the voice has no recording for it.
    case none = 0
    /// From units smaller than a word.
    case units = 1
    /// From a recording of the word.
    case word = 2
    /// From a recording of a phrase that holds it.
    case phrase = 3
  }

  /// Normalised, in lower case: `"thirty"` for a source of `30`.
  package var spoken: String
  package var language: LanguageTag?
  package var prosody: Prosody
  /// Empty where the voice does not know them.
  package var phonemes: String
  package var rendering: Rendering

  package init(
    spoken: String, language: LanguageTag?, prosody: Prosody, phonemes: String = "",
    rendering: Rendering
  ) {
    self.spoken = spoken
    self.language = language
    self.prosody = prosody
    self.phonemes = phonemes
    self.rendering = rendering
  }
}

extension PlannedWord.Rendering: CustomStringConvertible {
  package var description: String {
    switch self {
    case .none: "none"
    case .units: "units"
    case .word: "word"
    case .phrase: "phrase"
    }
  }
}
