package import SpeechTypes

/// The voice that an order is to be spoken with, and what stands in for it.
package struct VoiceWish: Hashable, Sendable {
  /// The voice; nil for the one of the language.
  package var identifier: VoiceIdentifier?
  /// The language to find a substitute for.
  package var language: LanguageTag
  /// Voices that are not to be tried again.
  package var avoided: Set<VoiceIdentifier> = []

  package init(_ identifier: VoiceIdentifier?, language: LanguageTag) {
    self.identifier = identifier
    self.language = language
  }

  /// The voice that was asked for, if it is listed.
  func exact(in list: VoiceList) -> VoiceDescription? {
    identifier.flatMap { avoided.contains($0) ? nil : list[$0] }
  }

  /// The voice to speak with; nil when there is none at all.
  package func choose(from list: VoiceList) -> VoiceDescription? {
    if let voice = exact(in: list) { return voice }
    guard !avoided.isEmpty else { return list.fallbackVoice(for: language) }
    var rest = list
    rest.voices.removeAll { avoided.contains($0.identifier) }
    return rest.fallbackVoice(for: language)
  }
}
