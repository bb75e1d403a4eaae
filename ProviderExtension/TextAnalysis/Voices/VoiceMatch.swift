internal import SSML
internal import SpeechTypes

extension VoiceDescription {
  /// Whether the voice is what a wish says of one feature; the variant is none of its own.
  func matches(_ feature: VoiceFeature, of wish: VoiceWish) -> Bool {
    switch feature {
    case .name: wish.names.isEmpty || nameRank(in: wish.names) < wish.names.count
    case .languages: wish.languages.allSatisfy(speaks)
    case .gender: wish.gender.map { gender == VoiceGender($0) } ?? true
    case .age: wish.age.map { age == $0 } ?? true
    case .variant: true
    }
  }

  /// The place of the first name that is the voice's: its identifier, or its name in any case and
  /// without white space; the number of names when none is.
  func nameRank(in names: [String]) -> Int {
    let own = name.filter { !$0.isWhitespace }.lowercased()
    return names.firstIndex { $0 == identifier.rawValue || $0.lowercased() == own } ?? names.count
  }

  /// Whether it speaks a language, and with that accent (SSML 1.1 §3.2.1, `languages`).
  ///
  /// A voice has the accent of the language itself where that is one of its primary languages, and
  /// of its first primary language elsewhere.
  private func speaks(_ wanted: VoiceLanguage) -> Bool {
    supportedLanguages.contains { language in
      guard wanted.language.matches(language) else { return false }
      guard let accent = wanted.accent else { return true }
      let own =
        primaryLanguages.contains(language) ? language : primaryLanguages.first ?? language
      return accent.matches(accent: own)
    }
  }
}

extension VoiceGender {
  fileprivate init(_ gender: SpokenGender) {
    switch gender {
    case .male: self = .male
    case .female: self = .female
    // A voice that is said to be neither.
    case .neutral: self = .unspecified
    }
  }
}
