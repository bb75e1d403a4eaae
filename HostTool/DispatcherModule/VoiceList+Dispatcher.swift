internal import ProviderClient
internal import SpeechTypes

extension VoiceList {
  /// The lines of `LIST VOICES`: name, language and variant, apart by tabs; one for each of a voice's
  /// main languages.
  ///
  /// - Parameter language: The only one to list, in any case; nil for all.
  func dispatcherLines(language: String?) -> [String] {
    let wanted = language.flatMap(LanguageTag.init)
    return voices.flatMap { voice in
      voice.primaryLanguages.filter { tag in wanted.map(tag.isCovered(by:)) ?? true }
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
  func dispatcherWish(_ settings: ModuleSettings, userLanguage: LanguageTag) -> VoiceWish {
    let language = settings.language ?? userLanguage
    if let name = settings.voiceName {
      let named = voices.first { dispatcherName(of: $0) == name } ?? voice(matching: name)
      return VoiceWish(named?.identifier, language: language)
    }
    guard let type = settings.voiceType else { return VoiceWish(nil, language: language) }
    let spoken = voices.filter {
      $0.supportedLanguages.contains { $0.primary == language.primary }
    }
    let best = spoken.sorted {
      ($1.quality.rawValue, $0.identifier) < ($0.quality.rawValue, $1.identifier)
    }
    return VoiceWish(type.choose(from: best)?.identifier, language: language)
  }
}
