import AppGroup
import ProviderClient
import SpeechTypes
import Testing

@Suite("The voices of several providers as one list")
struct MergedVoiceListTests {
  private static func part(
    _ identifier: String?, _ name: String, _ voices: String..., defaults: [String: String] = [:]
  ) throws -> MergedVoiceList.Part {
    let english = try #require(LanguageTag("en"))
    var list = VoiceList(generation: 10)
    for voice in voices.sorted() {
      list.voices.append(
        VoiceDescription(
          identifier: try #require(VoiceIdentifier(voice)), name: name,
          primaryLanguages: [english], supportedLanguages: [english]))
    }
    for (language, voice) in defaults {
      let tag = try #require(LanguageTag(language))
      let identifier = try #require(VoiceIdentifier(voice))
      list.defaults[tag] = identifier
    }
    return MergedVoiceList.Part(
      launch: ProviderLaunch(identifier: identifier, path: "/\(identifier ?? "system")"),
      providerName: name, list: list)
  }

  /// What each voice's owner calls itself, which is the name of its voices here.
  private func names(_ merged: MergedVoiceList) -> [String: String] {
    Dictionary(uniqueKeysWithValues: merged.list.voices.map { ($0.identifier.rawValue, $0.name) })
  }

  @Test("is that of the one, where there is one")
  func one() throws {
    let part = try Self.part(nil, "system 1", "a", "b", defaults: ["en": "b"])
    let merged = MergedVoiceList([part])
    #expect(merged.list == part.list)
    #expect(Set(merged.owners.values) == [part.launch] && merged.owners.count == 2)
    #expect(MergedVoiceList([]).list == VoiceList())
  }

  @Test("has each identifier once, in order, from the system's own provider before any other")
  func system() throws {
    let parts = [
      try Self.part("zoo", "zoo 9.9", "a", "z"), try Self.part(nil, "system 0.1", "b", "a"),
    ]
    for merged in [MergedVoiceList(parts), MergedVoiceList(parts.reversed())] {
      #expect(merged.list.voices.map(\.identifier.rawValue) == ["a", "b", "z"])
      #expect(names(merged) == ["a": "system 0.1", "b": "system 0.1", "z": "zoo 9.9"])
      #expect(merged.owners.mapValues(\.identifier).values.filter { $0 == "zoo" }.count == 1)
      #expect(merged.list.generation == 20)
    }
  }

  @Test(
    "takes a voice from the higher version, else from the first identifier, whatever the order",
    arguments: [
      ("x 1.10", "x 1.9", "first"), ("x 1.9", "x 1.10", "second"), ("x 2", "x 1.99", "first"),
      ("x 1", "x 1.0", "first"), ("x 1.0", "x", "first"), ("x", "x 0.1", "second"),
      ("x", "y", "first"), ("", "", "first"), ("x 3.1-beta", "x 3.0.5", "first"),
      ("x v2", "x 1", "second"), ("x 18446744073709551616", "x 1", "second"),
      ("longer name 1.2.1", "x 1.2", "first"),
    ])
  func versions(first: String, second: String, winner: String) throws {
    let parts = [
      try Self.part("first", first, "same"), try Self.part("second", second, "same"),
    ]
    for merged in [MergedVoiceList(parts), MergedVoiceList(parts.reversed())] {
      #expect(merged.owners.values.map(\.identifier) == [winner])
      #expect(merged.list.voices.count == 1)
    }
  }

  @Test("has a default of those who own the voice, the system's before the others'")
  func defaults() throws {
    let merged = MergedVoiceList([
      try Self.part("zoo", "zoo 1", "a", "z", defaults: ["en": "z", "de": "z", "fr": "a"]),
      try Self.part(nil, "system 1", "a", defaults: ["en": "a"]),
    ])
    #expect(
      Dictionary(
        uniqueKeysWithValues: merged.list.defaults.map { ($0.key.rawValue, $0.value.rawValue) })
        == ["en": "a", "de": "z"])
    let english = try #require(LanguageTag("en"))
    let french = try #require(LanguageTag("fr"))
    let voice = try #require(VoiceIdentifier("z"))
    let gone = try #require(VoiceIdentifier("gone"))
    var state = StoreSnapshot()
    state.defaults = [english: voice, french: gone]
    let own = MergedVoiceList(
      [
        try Self.part("zoo", "zoo 1", "z"),
        try Self.part(nil, "system 1", "a", defaults: ["en": "a"]),
      ], in: state)
    #expect(own.list.defaults == [english: voice])
  }

  @Test("leaves out personal voices while the application may not use them, whoever offers them")
  func personal() throws {
    var zoo = try Self.part("zoo", "zoo 1", "a", "z", defaults: ["en": "z"])
    zoo.list.voices[1].traits = [.personal, .novelty]
    var state = StoreSnapshot()
    state.personalVoiceAuthorisations = ["/reader": .authorized, "/other": .denied]
    for application in [nil, "/other", "/unknown"] {
      let gate = PersonalVoiceGate(application: application)
      let merged = MergedVoiceList([zoo], in: state, gate: gate)
      #expect(merged.list.voices.map(\.identifier.rawValue) == ["a"])
      #expect(merged.withheld.map(\.identifier.rawValue) == ["z"])
      #expect(merged.list.defaults.isEmpty && merged.owners.count == 1)
    }
    let merged = MergedVoiceList([zoo], in: state, gate: PersonalVoiceGate(application: "/reader"))
    #expect(merged.list == zoo.list)
    #expect(merged.withheld.isEmpty)
  }
}
