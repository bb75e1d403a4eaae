package import SpeechTypes

/// A language that a voice is to speak, and whose accent it is to have: `fr`, `fr:pt`
/// (SSML 1.1 §3.2.1, `languages`).
package struct VoiceLanguage: Hashable, Sendable {
  package var language: LanguageTag
  package var accent: LanguageTag?

  package init(language: LanguageTag, accent: LanguageTag? = nil) {
    self.language = language
    self.accent = accent
  }

  /// Reads a list parted by white space, or nil; `und`, `zxx` and wildcards are not taken.
  package static func readList(_ text: String) -> AttributeReading<[Self]>? {
    var list: [Self] = []
    for item in text.split(separator: " ") {
      let parts = item.split(separator: ":", omittingEmptySubsequences: false).map {
        LanguageTag(String($0))
      }
      guard parts.count <= 2, let language = parts[0], isLanguage(language) else { return nil }
      if parts.count == 1 {
        list.append(Self(language: language))
      } else if let accent = parts[1], isLanguage(accent) {
        list.append(Self(language: language, accent: accent))
      } else {
        return nil
      }
    }
    return AttributeReading(list)
  }

  private static func isLanguage(_ tag: LanguageTag) -> Bool {
    tag.primary != "und" && tag.primary != "zxx"
  }
}
