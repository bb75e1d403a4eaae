import SpeechTypes
import Testing

@Suite("A voice list finds the voice that is meant")
struct VoiceListTests {
  @Test(
    "An identifier goes before a name, a name before a language",
    arguments: [
      ("com.a", "com.a"), ("com.b", "com.b"), ("ANNA", "com.c"), ("anna", "com.c"),
      // A voice is called as another's identifier, and another as a language.
      ("com.d", "com.d"), ("German", "com.e"), ("de", "com.f"), ("fr-FR", "com.b"),
      ("fr_fr", "com.b"), ("nobody", nil), ("", nil), ("COM.A", nil), ("ja", nil), ("../x", nil),
    ])
  func matching(query: String, expected: String?) throws {
    let list = VoiceList(voices: [
      try Self.voice("com.a", name: "com.d", ["en-US"]), try Self.voice("com.b", ["fr-FR"]),
      try Self.voice("com.c", name: "Anna", ["en-GB"]), try Self.voice("com.d", ["en-GB"]),
      try Self.voice("com.e", name: "german", ["it-IT"]),
      try Self.voice("com.f", name: "de", ["nl-NL"]), try Self.voice("com.g", ["de-DE"]),
    ])
    #expect(list.voice(matching: query)?.identifier.rawValue == expected)
  }

  @Test(
    "A default for the tag, then for the language, primary, supported, another region",
    arguments: [
      // (defaults, language, expected)
      (["en-US": "supported", "en": "other"], "en-US", "supported"),
      (["en": "other"], "en-US", "other"),
      (["en-GB": "other"], "en-US", "primary"),
      // A default that is not there is no default.
      (["en-US": "gone", "en": "other"], "en-US", "other"),
      (["en-US": "gone"], "en-US", "primary"),
      ([:], "en-US", "primary"),
      ([:], "en-IE", "supported"),
      ([:], "en-IN", "other"),
      ([:], "en", "other"),
      ([:], "fr-FR", nil),
    ] as [([String: String], String, String?)])
  func order(defaults: [String: String], language: String, expected: String?) throws {
    var list = VoiceList(voices: [
      try Self.voice("other", ["en-GB"], quality: .premium),
      try Self.voice("primary", ["en-US"]),
      try Self.voice("supported", ["de-DE"], supported: ["en-US", "en-IE"], quality: .enhanced),
    ])
    for (tag, identifier) in defaults {
      list.defaults[try #require(LanguageTag(tag))] = VoiceIdentifier(identifier)
    }
    let tag = try #require(LanguageTag(language))
    #expect(list.voice(for: tag)?.identifier.rawValue == expected)
  }

  @Test("Of several the highest quality wins, then the first identifier")
  func quality() throws {
    let english = try #require(LanguageTag("en-US"))
    var voices = [
      try Self.voice("a", ["en-US"]), try Self.voice("b", ["en-US"], quality: .enhanced),
      try Self.voice("c", ["en-US"], quality: .premium),
      try Self.voice("d", ["en-US"], quality: .premium),
    ]
    for expected in ["c", "d", "b", "a"] {
      #expect(VoiceList(voices: voices).voice(for: english)?.identifier.rawValue == expected)
      #expect(
        VoiceList(voices: voices.reversed()).voice(for: english)?.identifier.rawValue == expected)
      voices.removeAll { $0.identifier.rawValue == expected }
    }
    #expect(VoiceList(voices: voices).voice(for: english) == nil)
  }

  @Test("A refinement of the tag is as good as the tag")
  func refinement() throws {
    let list = VoiceList(voices: [try Self.voice("a", ["zh-Hant-TW"])])
    #expect(list.voice(for: try #require(LanguageTag("zh-Hant"))) != nil)
    #expect(list.voice(for: try #require(LanguageTag("zh-Hans"))) != nil)
    #expect(list.voice(for: try #require(LanguageTag("zhx"))) == nil)
  }

  @Test("The fallback speaks the language, else is the best voice of all, else none")
  func fallback() throws {
    let list = VoiceList(voices: [
      try Self.voice("a", ["en-US"]), try Self.voice("b", ["de-DE"], quality: .enhanced),
      try Self.voice("c", ["de-DE"], quality: .enhanced),
    ])
    let english = try #require(LanguageTag("en-AU"))
    let french = try #require(LanguageTag("fr"))
    #expect(list.fallbackVoice(for: english)?.identifier.rawValue == "a")
    #expect(list.fallbackVoice(for: french)?.identifier.rawValue == "b")
    #expect(VoiceList().fallbackVoice(for: french) == nil)
  }

  @Test("A novelty is chosen only when there is nothing else, however good it is")
  func novelty() throws {
    var fun = try Self.voice("a", ["en-US"], quality: .premium)
    fun.traits = .novelty
    let english = try #require(LanguageTag("en-US"))
    let list = VoiceList(voices: [fun, try Self.voice("b", ["en-US"])])
    #expect(list.voice(for: english)?.identifier.rawValue == "b")
    #expect(VoiceList(voices: [fun]).voice(for: english) == fun)
  }

  private static func voice(
    _ identifier: String, name: String = "Voice", _ primary: [String], supported: [String] = [],
    quality: VoiceQuality = .default
  ) throws -> VoiceDescription {
    let languages = primary.compactMap(LanguageTag.init)
    return VoiceDescription(
      identifier: try #require(VoiceIdentifier(identifier)), name: name,
      primaryLanguages: languages,
      supportedLanguages: languages + supported.compactMap(LanguageTag.init), quality: quality)
  }
}
