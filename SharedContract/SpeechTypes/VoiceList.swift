/// What a provider advertises at one generation of the store.
package struct VoiceList: Hashable, Sendable {
  /// The store's counter of committed changes; 0 for a group that has no store yet.
  package var generation: UInt64
  /// In the order of their identifiers.
  package var voices: [VoiceDescription]
  /// The voice that a language is spoken with when none is asked for.
  package var defaults: [LanguageTag: VoiceIdentifier]

  package init(
    generation: UInt64 = 0, voices: [VoiceDescription] = [],
    defaults: [LanguageTag: VoiceIdentifier] = [:]
  ) {
    self.generation = generation
    self.voices = voices
    self.defaults = defaults
  }

  package subscript(identifier: VoiceIdentifier) -> VoiceDescription? {
    voices.first { $0.identifier == identifier }
  }

  /// The voice that `query` names: an identifier, else a name in any case, else a language tag.
  package func voice(matching query: String) -> VoiceDescription? {
    if let identifier = VoiceIdentifier(query), let voice = self[identifier] { return voice }
    let folded = query.lowercased()
    if let voice = voices.first(where: { $0.name.lowercased() == folded }) { return voice }
    return LanguageTag(query).flatMap { voice(for: $0) }
  }

  /// The voice to speak `language` with, or nil when no voice speaks it.
  ///
  /// In this order: the default set for the tag itself, the default set for its language alone, a
  /// voice whose primary languages hold the tag, one that supports it, one with the same language
  /// in another region. Of several one that is no novelty, then the one with the highest
  /// quality, then the first identifier.
  package func voice(for language: LanguageTag) -> VoiceDescription? {
    let bare = LanguageTag(String(language.primary)) ?? language
    for tag in [language, bare] {
      if let identifier = defaults[tag], let voice = self[identifier] { return voice }
    }
    return best { $0.primaryLanguages.contains { $0.isCovered(by: language) } }
      ?? best { $0.supportedLanguages.contains { $0.isCovered(by: language) } }
      ?? best { $0.supportedLanguages.contains { $0.primary == language.primary } }
  }

  /// The voice to use when a request names none that exists: of the language, else any.
  package func fallbackVoice(for language: LanguageTag) -> VoiceDescription? {
    voice(for: language) ?? best { _ in true }
  }

  private func best(where matches: (VoiceDescription) -> Bool) -> VoiceDescription? {
    func rank(_ voice: VoiceDescription) -> Int {
      voice.traits.contains(.novelty) ? 0 : voice.quality.rawValue
    }
    return voices.lazy.filter(matches).max {
      (rank($0), $1.identifier) < (rank($1), $0.identifier)
    }
  }
}
