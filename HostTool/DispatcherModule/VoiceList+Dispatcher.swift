package import ProviderClient
package import SpeechTypes

extension VoiceList {
  /// The lines of `LIST VOICES`: name, language and variant, apart by tabs; one for each of a voice's
  /// main languages.
  package func dispatcherLines(_ filter: VoiceFilter) -> [String] {
    voices.flatMap { voice in
      voice.primaryLanguages.filter(filter.includes)
        .map { "\(dispatcherName(of: voice))\t\($0)\tnone" }
    }
  }

  /// The voice's name, or its identifier where another has the name too.
  private func dispatcherName(of voice: VoiceDescription) -> String {
    let isUnique = voices.filter { $0.name == voice.name }.count == 1
    let name = voice.name.filter { !$0.isNewline && $0 != "\t" }
    return isUnique && !name.isEmpty ? name : voice.identifier.rawValue
  }

  /// The voice that the settings ask for; what no voice fulfils is left to the language.
  package func dispatcherWish(_ settings: ModuleSettings, userLanguage: LanguageTag) -> VoiceWish {
    let language = settings.language ?? userLanguage
    if let name = settings.voiceName {
      let named = voices.first { dispatcherName(of: $0) == name } ?? voice(matching: name)
      return VoiceWish(named?.identifier, language: language)
    }
    guard let type = settings.voiceType, !(type.isServerDefault && hasDefault(for: language)) else {
      return VoiceWish(nil, language: language)
    }
    return VoiceWish(type.choose(from: best(for: language))?.identifier, language: language)
  }

  /// Whether the user has chosen a voice for a language.
  private func hasDefault(for language: LanguageTag) -> Bool {
    [language, LanguageTag(String(language.primary))].contains { tag in
      tag.flatMap { defaults[$0] }.map { self[$0] != nil } ?? false
    }
  }

  /// The voices that speak a language: its own voice first, the others by their quality.
  private func best(for language: LanguageTag) -> [VoiceDescription] {
    let own = voice(for: language)?.identifier
    func rank(_ voice: VoiceDescription) -> Int {
      voice.identifier == own ? .max : voice.quality.rawValue
    }
    return voices.filter { $0.supportedLanguages.contains { $0.primary == language.primary } }
      .sorted { (rank($1), $0.identifier) < (rank($0), $1.identifier) }
  }
}
