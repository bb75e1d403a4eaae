package import SpeechTypes

/// A language that the program can read and pronounce.
package enum SpokenLanguage: Hashable, Sendable {
  /// Needs the lexicon of its region.
  case english
  /// Is pronounced by rule.
  case spanish(SpanishVariety)

  /// The language of a tag; nil for one that the program does not know.
  ///
  /// Spanish without a region is that of Spain.
  package init?(_ tag: LanguageTag) {
    switch tag.primary {
    case "en": self = .english
    case "es": self = .spanish(["es", "es-ES"].contains(tag.rawValue) ? .spain : .america)
    default: return nil
    }
  }

  /// The language's name, for messages.
  package var name: String {
    switch self {
    case .english: "English"
    case .spanish: "Spanish"
    }
  }

  /// The phones that its words are made of, without stress.
  package var symbols: [Phoneme.Symbol] {
    switch self {
    case .english: Phoneme.Symbol.allCases.filter { $0.rawValue <= Phoneme.Symbol.uw.rawValue }
    case .spanish(let variety): SpanishSounds.symbols(variety)
    }
  }

  /// A word as user entries and lexicons of the language have it: small letters, with no more
  /// accents than tell its words apart.
  package func folded(_ word: some StringProtocol) -> String {
    switch self {
    case .english: SpellingFold.fold(word)
    case .spanish: SpellingFold.fold(word, keeping: SpanishLetters.accented)
    }
  }

  /// What pronounces a language.
  ///
  /// - Parameter folders: Where the data of languages is looked for.
  /// - Throws: `noData` for a language that the program does not know or has no data of.
  package static func pronouncer(
    of tag: LanguageTag, in folders: [String] = LanguageData.searchPath()
  ) throws(PronunciationError) -> any Pronouncer {
    switch SpokenLanguage(tag) {
    case .english: EnglishPronouncer(data: try LanguageData.find(tag, in: folders))
    case .spanish(let variety): SpanishPronouncer(variety)
    case nil: throw .noData(language: tag.rawValue, folders: folders)
    }
  }
}
