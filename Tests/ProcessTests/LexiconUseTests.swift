import AppGroup
import ProviderWire
import SpeechTypes
import TestSupport
import Testing

@Suite(
  "The provider uses the lexicon", .tags(.process, .store), .timeLimit(.minutes(5)))
struct LexiconUseTests {
  private let fixture: VoicectlFixture
  private let folder: String

  init() throws {
    fixture = try VoicectlFixture()
    folder = try fixture.buyUnitVoice(
      "com.example.units",
      recordings: ["a": "SIL AH0 D AO1 G SIL", "b": "SIL DH AH0 K AE1 T SIL"]
    ).folder
  }

  @Test("from the next request on, while it runs, and lists no other voices for it")
  func running() throws {
    let group = try TemporaryAppGroup(buying: [folder])
    let provider = try ProviderProcess.welcomed(group)
    _ = try provider.voices()
    #expect(try phonemes("the cat", provider, request: 1) == ["ðə", "ˈkæt"])

    let english = try #require(LanguageTag("en"))
    let american = try #require(LanguageTag("en-US"))
    let cat = LexiconEntry.Key("cat", english)
    try group.change { try $0.setLexiconEntry(LexiconEntry(cat, phones: "D AO1 K")) }
    #expect(try phonemes("the Cat", provider, request: 2) == ["ðə", "ˈdɔk"])

    let regional = LexiconEntry.Key("cat", american)
    try group.change { try $0.setLexiconEntry(LexiconEntry(regional, phones: "T AE1 G")) }
    #expect(try phonemes("the cat", provider, request: 3) == ["ðə", "ˈtæɡ"])

    let british = LexiconEntry.Key("the", try #require(LanguageTag("en-GB")))
    try group.change { change in
      try change.removeLexiconEntry(cat)
      try change.removeLexiconEntry(regional)
      try change.setLexiconEntry(LexiconEntry(british, phones: "D AO1 G"))
    }
    #expect(try phonemes("the cat", provider, request: 4) == ["ðə", "ˈkæt"])
    #expect(try provider.voices().before.isEmpty)
  }

  /// The phones of a text's words in a plan.
  private func phonemes(
    _ text: String, _ provider: ProviderProcess, request number: UInt32
  ) throws -> [String] {
    let request = RequestIdentifier(rawValue: number)
    let voice = try #require(VoiceIdentifier("com.example.units"))
    let speak = SpeakMessage(
      request: request, purpose: .plan, textKind: .plain, voice: voice, creditByteCount: 1 << 20)
    try provider.send([.speak(speak)] + ClientMessage.texts(request, text))
    return try provider.messages(throughEndOf: number).flatMap { message -> [String] in
      guard case .plan(_, let events) = message else { return [] }
      return events.compactMap { event in
        guard case .word(let word) = event.content else { return nil }
        return word.phonemes
      }
    }
  }

  @Test("that voicectl has changed")
  func throughVoicectl() throws {
    #expect(try fixture.plannedPhonemes("the cat") == ["ðə", "ˈkæt"])
    try fixture.output(of: "lexicon", "add", "cat", "--like", "dog")
    #expect(try fixture.plannedPhonemes("the CAT") == ["ðə", "ˈdɔɡ"])
    try fixture.output(of: "lexicon", "remove", "cat")
    #expect(try fixture.plannedPhonemes("the cat") == ["ðə", "ˈkæt"])
  }

  @Test(
    "for words that would be spelled or taken apart",
    arguments: [
      ("sql", "SQL"), ("sql", "the SQL"), ("mp3", "mp3"), ("e-mail", "E-Mail"), ("x11", "X11,"),
      ("postgresql", "(PostgreSQL)"), ("gtk", "GTK"),
    ])
  func whole(word: String, text: String) throws {
    try fixture.output(of: "lexicon", "add", word, "D AO1 G")
    #expect(try fixture.plannedPhonemes(text).last == "ˈdɔɡ")
    #expect(try fixture.plannedPhonemes(text).count == text.split(separator: " ").count)
  }
}
