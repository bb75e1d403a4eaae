import SessionBus
import SpeechTypes
import SpielService
import Testing
import VoiceBundle

@Suite("A voice as Spiel sees it")
struct SpielVoiceTests {
  private func voice(
    _ identifier: String, _ name: String, languages: [String] = ["en-US"],
    supported: [String] = [], sampleRate: Double = 22_050
  ) throws -> VoiceDescription {
    VoiceDescription(
      identifier: try #require(VoiceIdentifier(identifier)), name: name,
      primaryLanguages: languages.compactMap { LanguageTag($0) },
      supportedLanguages: (languages + supported).compactMap { LanguageTag($0) },
      sampleRate: sampleRate)
  }

  @Test("has a name that no other has")
  func names() throws {
    let list = VoiceList(
      voices: [
        try voice("a", "Anna"), try voice("b", "Anna"), try voice("c", "Bert"), try voice("d", ""),
      ])
    #expect([SpielVoice](list) { _ in [] }.map(\.name) == ["a", "b", "Bert", "d"])
  }

  @Test("lists each language, and the language without its region")
  func languages() throws {
    let description = try voice(
      "a", "Anna", languages: ["en-US"], supported: ["en-GB", "fr", "zh-Hant-TW"])
    let voice = SpielVoice(name: "Anna", description: description, features: [])
    #expect(voice.languages == ["en-US", "en", "en-GB", "fr", "zh-Hant-TW", "zh"])
  }

  @Test("is left out while its sample rate is not known")
  func unknownRate() throws {
    let list = VoiceList(voices: [try voice("a", "A", sampleRate: 0), try voice("b", "B")])
    #expect([SpielVoice](list) { _ in [] }.map(\.name) == ["B"])
  }

  @Test("goes out as the interface has it")
  func value() throws {
    let voice = SpielVoice(
      name: "Anna", description: try voice("a.b", "x", sampleRate: 44_100),
      features: [.wordEvents, .phoneme])
    #expect(
      voice.value
        == .structure([
          .string("Anna"), .string("a.b"),
          .string("audio/x-spiel,format=S16LE,channels=1,rate=44100"), .unsigned64(0x4001),
          .array(of: "s", [.string("en-US"), .string("en")]),
        ]))
    #expect([voice].value.signature == "a(ssstas)")
    #expect([SpielVoice]().value.signature == "a(ssstas)")
  }

  @Test(
    "can do what its engine does, and promises no marks",
    arguments: zip([VoiceEngine.phrases, .units, nil], [0x7BFF7, 0x7FFF7, 0] as [UInt64]))
  func features(engine: VoiceEngine?, features: UInt64) {
    #expect(VoiceFeatures(of: engine).rawValue == features)
  }
}
