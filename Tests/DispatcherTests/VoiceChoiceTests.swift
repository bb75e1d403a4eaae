import DispatcherModule
import ProviderClient
import SpeechTypes
import Testing

@Suite("The voice for speech-dispatcher's settings")
struct VoiceChoiceTests {
  private static let voices = [
    voice("a.man", "Man", "en-US", .male), voice("b.man", "Best", "en-GB", .male, .premium),
    voice("c.woman", "Woman", "en-US", .female), voice("d.boy", "Boy", "en-US", .male, age: 9),
    voice("e.robot", "Robot", "en-US", .male, .premium, traits: .novelty),
    voice("f.femme", "Femme", "fr-FR", .female), voice("g.twin", "Twin", "en-US", .unspecified),
    voice("h.twin", "Twin", "de-DE", .unspecified),
  ]

  private static func voice(
    _ identifier: String, _ name: String, _ language: String, _ gender: VoiceGender,
    _ quality: VoiceQuality = .default, age: Int = 0, traits: VoiceTraits = []
  ) -> VoiceDescription? {
    guard let identifier = VoiceIdentifier(identifier), let tag = LanguageTag(language) else {
      return nil
    }
    return VoiceDescription(
      identifier: identifier, name: name, primaryLanguages: [tag], supportedLanguages: [tag],
      gender: gender, age: age, quality: quality, traits: traits)
  }

  private func chosen(
    _ lines: [String], user: String = "en-US", defaults: [String: String] = [:]
  ) throws -> String? {
    var list = VoiceList(voices: Self.voices.compactMap(\.self))
    for (tag, identifier) in defaults {
      list.defaults[try #require(LanguageTag(tag))] = VoiceIdentifier(identifier)
    }
    var settings = ModuleSettings()
    #expect(settings.take(lines) == [])
    let language = try #require(LanguageTag(user))
    return list.dispatcherWish(settings, userLanguage: language).choose(from: list)?
      .identifier.rawValue
  }

  @Test(
    "is of the type that was asked for, in the language",
    arguments: [
      ("male1", "en-us", "a.man"), ("male2", "en-us", "b.man"), ("male3", "en-us", "a.man"),
      ("female1", "en-us", "c.woman"), ("female3", "en-us", "c.woman"),
      ("child_male", "en-us", "d.boy"), ("child_female", "en-us", "c.woman"),
      ("female1", "fr", "f.femme"), ("MALE2", "en", "a.man"),
      // Nobody of the kind: the language's own.
      ("male1", "fr-fr", "f.femme"), ("female1", "de", "h.twin"),
    ])
  func types(type: String, language: String, expected: String) throws {
    #expect(try chosen(["voice=\(type)", "language=\(language)"]) == expected)
  }

  @Test("is the user's own where the type is the one that servers send unasked")
  func ownVoice() throws {
    let own = ["en-US": "c.woman"]
    #expect(try chosen(["voice=male1", "language=c"], defaults: own) == "c.woman")
    #expect(try chosen(["voice=male2", "language=en-us"], defaults: own) == "a.man")
    #expect(try chosen(["voice=male1", "language=en-gb"], defaults: ["en": "g.twin"]) == "g.twin")
    #expect(try chosen(["voice=male1", "language=en"], defaults: ["en": "gone"]) == "b.man")
    // Among those of its type it comes first.
    #expect(try chosen(["voice=male2", "language=en"], defaults: ["en": "a.man"]) == "b.man")
  }

  @Test(
    "is the one of a name, whatever language or type is set",
    arguments: [
      ("Man", "a.man"), ("man", "a.man"), ("Femme", "f.femme"), ("a.man", "a.man"),
      ("g.twin", "g.twin"), ("h.twin", "h.twin"),
    ])
  func names(name: String, expected: String) throws {
    let lines = ["voice=female1", "language=en-us", "synthesis_voice=\(name)"]
    #expect(try chosen(lines) == expected)
  }

  @Test("is the language's where nobody has the name", arguments: ["Nobody", "", "\u{7F}", "a\tb"])
  func unknownName(name: String) throws {
    #expect(try chosen(["language=fr-fr", "synthesis_voice=\(name)"]) == "f.femme")
  }

  @Test(
    "is of the user's language where none is set",
    arguments: [("c", "fr-FR", "f.femme"), ("NULL", "de-DE", "h.twin"), ("fr", "en-US", "f.femme")])
  func languages(language: String, user: String, expected: String) throws {
    #expect(
      try chosen(["language=\(language)", "synthesis_voice=NULL"], user: user) == expected)
  }

  @Test("is listed by a name that is its own")
  func lines() {
    let list = VoiceList(voices: Self.voices.compactMap(\.self))
    let lines = list.dispatcherLines(VoiceFilter())
    #expect(lines.count == 8)
    #expect(lines.contains("Man\ten-US\tnone"))
    #expect(lines.contains("g.twin\ten-US\tnone"))
    #expect(lines.contains("h.twin\tde-DE\tnone"))
    #expect(list.dispatcherLines(VoiceFilter(["fr"])) == ["Femme\tfr-FR\tnone"])
  }
}
