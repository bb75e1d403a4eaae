import JSON
import TestSupport
import Testing

@Suite("voicectl default", .tags(.process), .timeLimit(.minutes(5)))
struct DefaultCommandTests {
  private let fixture: VoicectlFixture

  init() throws {
    fixture = try VoicectlFixture()
    try fixture.makeBundle("com.example.tiny", languages: ["de-DE", "de-AT"])
    try fixture.output(of: "buy", "com.example.tiny", VoicectlFixture.coach)
  }

  @Test("sets, prints and removes the voice of a language")
  func sets() throws {
    #expect(
      try fixture.output(of: "default", "en_us", VoicectlFixture.coach)
        == "default for en-US: set to com.example.coach\n")
    #expect(
      try fixture.output(of: "default", "en-US", VoicectlFixture.coach) == "nothing changed\n")
    #expect(
      try fixture.json("default", "de-CH", "com.example.tiny") == [
        "changes": [
          ["change": "defaultSet", "language": "de-CH", "voice": "com.example.tiny"]
        ]
      ])
    #expect(
      try fixture.output(of: "default") == "de-CH\tcom.example.tiny\nen-US\tcom.example.coach\n")
    #expect(
      try fixture.json("default")
        == ["defaults": ["de-CH": "com.example.tiny", "en-US": "com.example.coach"]])
    #expect(try fixture.output(of: "default", "--none", "de-CH") == "default for de-CH: removed\n")
    #expect(try fixture.json("default", "de-CH", "--none") == ["changes": []])
  }

  @Test(
    "is refused with the reason",
    arguments: [
      (["de", "com.example.coach"], 1, "com.example.coach: does not speak de, only en-US"),
      (["en", "com.example.tiny"], 1, "com.example.tiny: does not speak en, only de-DE, de-AT"),
      (
        ["en", "com.example.sample.hello"], 3,
        "com.example.sample.hello: no such voice has been bought"
      ),
      (["e", "com.example.coach"], 2, "e: not a language tag such as en-US"),
      (["en"], 2, "default: give a voice's ID, or --none, after en"),
      (["en", "x", "--none"], 2, "default: --none takes a language and no voice"),
      (["--none"], 2, "default: --none takes a language and no voice"),
      (["en", "a", "b"], 2, "default: unexpected argument \"b\""),
    ])
  func refused(arguments: [String], exitCode: Int32, message: String) throws {
    let outcome = try fixture.run(["default"] + arguments)
    #expect(outcome.exitCode == exitCode)
    #expect(outcome.error == "voicectl: \(message)\n")
    #expect(try fixture.json("default") == ["defaults": [:]])
  }
}
