package import Pronunciation
package import SpeechTypes

/// What the reading of a text depends on the voice for.
package struct SpeakingVoice: Hashable, Sendable {
  /// Which of the request's voices it is; 0 is the one that the request names.
  package var number: Int
  /// Nil where it is not known: such a voice is taken to speak every language.
  package let description: VoiceDescription?
  /// The language that it reads texts in; of one that the program does not know, as English.
  package let language: SpokenLanguage
  /// The voice's mean pitch when nothing changes it; what a pitch in hertz is measured against.
  package var pitchHertz: Double
  /// Words that are neither spelled nor taken apart, in small letters: the user's own.
  package var wholeWords: Set<String>
  /// Whether it says the phones of words; else it has recordings of words, and phones are of no
  /// account.
  package var saysPhones: Bool

  package init(
    number: Int = 0, description: VoiceDescription? = nil,
    pitchHertz: Double = VoiceGender.unspecified.typicalPitchHertz, wholeWords: Set<String> = [],
    saysPhones: Bool = true
  ) {
    self.number = number
    self.description = description
    language = description?.primaryLanguages.first.flatMap { SpokenLanguage($0) } ?? .english
    self.pitchHertz = pitchHertz
    self.wholeWords = wholeWords
    self.saysPhones = saysPhones
  }
}
