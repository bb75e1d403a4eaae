package import SpeechTypes

/// The languages of which a voice is to speak one, and with which accent: `fr`, `fr:pt`
/// (SSML 1.1 §3.2.1, `languages`).
package struct VoiceLanguage: Hashable, Sendable {
  package var language: LanguageRange
  package var accent: LanguageRange?

  package init(language: LanguageRange, accent: LanguageRange? = nil) {
    self.language = language
    self.accent = accent
  }

  /// Reads a list parted by white space, or nil; `und` and `zxx` are not taken.
  package static func readList(_ text: String) -> AttributeReading<[Self]>? {
    var list: [Self] = []
    for item in text.split(separator: " ") {
      let parts = item.split(separator: ":", omittingEmptySubsequences: false).map {
        LanguageRange(String($0))
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

  private static func isLanguage(_ range: LanguageRange) -> Bool {
    range.primary != "und" && range.primary != "zxx"
  }
}
