import JSON
import Posix
import TestSupport
import Testing

@Suite("voicectl buy", .tags(.process), .timeLimit(.minutes(5)))
struct BuyCommandTests {
  private let fixture: VoicectlFixture

  init() throws { fixture = try VoicectlFixture() }

  private func states() throws -> [String] {
    try fixture.output(of: "catalog").split(separator: "\n").map {
      $0.split(separator: "\t").prefix(2).joined(separator: " ")
    }
  }

  @Test("records a voice as bought and not enabled, and says how to enable it")
  func buys() throws {
    let outcome = try fixture.run("buy", VoicectlFixture.hello)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output == "com.example.sample.hello: bought (version 1.0)\n")
    #expect(
      outcome.error
        == "to offer it to speakers: voicectl enable com.example.sample.hello\n")
    #expect(
      try states() == [
        "com.example.coach on offer", "com.example.kumo on offer", "com.example.pip on offer",
        "com.example.sample.hello disabled", "com.example.slt on offer",
      ])
  }

  @Test("buys and enables several at once, and gives the changes as data")
  func buysSeveral() throws {
    let changes = try fixture.json(
      "buy", "--enable", VoicectlFixture.hello, VoicectlFixture.coach, VoicectlFixture.hello)
    let hello: JSONValue = .string(VoicectlFixture.hello)
    let coach: JSONValue = .string(VoicectlFixture.coach)
    #expect(
      changes == [
        "changes": [
          ["change": "bought", "voice": hello, "version": "1.0"],
          ["change": "enabled", "voice": hello],
          ["change": "bought", "voice": coach, "version": "1.0"],
          ["change": "enabled", "voice": coach],
        ]
      ])
    #expect(try fixture.json("buy", "--enable", VoicectlFixture.hello) == ["changes": []])
    #expect(try fixture.output(of: "buy", VoicectlFixture.hello) == "nothing changed\n")
  }

  @Test("takes over a new version and leaves the voice enabled")
  func updates() throws {
    try fixture.makeBundle("com.example.tiny")
    try fixture.output(of: "buy", "--enable", "com.example.tiny")
    try fixture.makeBundle("com.example.tiny", version: "1.1")
    #expect(
      try fixture.output(of: "buy", "com.example.tiny")
        == "com.example.tiny: updated (from version 1.0 to 1.1)\n")
    #expect(try states().last == "com.example.tiny enabled")
    try fixture.directory.write("new", to: "voices/com.example.tiny.voice/README")
    #expect(
      try fixture.json("buy", "com.example.tiny") == [
        "changes": [
          [
            "change": "updated", "voice": "com.example.tiny", "version": "1.1",
            "previousVersion": "1.1",
          ]
        ]
      ])
  }

  @Test("buys all or none, names what is not on offer and what was probably meant")
  func unknown() throws {
    let outcome = try fixture.run("buy", VoicectlFixture.hello, "com.exmaple.coach", "../x", "")
    #expect(outcome.exitCode == 3)
    #expect(outcome.output == "")
    #expect(
      outcome.error == """
        voicectl: com.exmaple.coach: no such voice is on offer; did you mean "com.example.coach"?
        voicectl: ../x: no such voice is on offer
        voicectl: : no such voice is on offer

        """)
    #expect(!FileSystem.exists(fixture.group))
  }

  @Test(
    "refuses recordings that are not as the manifest says",
    arguments: [
      (8000, 2, "2 channels, not 1"),
      (16_000, 1, "sample rate 16000.0 Hz, not the bundle's 8000.0 Hz"),
    ])
  func wrongAudio(sampleRate: Double, channelCount: Int, problem: String) throws {
    let bundle = try fixture.makeBundle("com.example.tiny", audio: (sampleRate, channelCount))
    let outcome = try fixture.run("buy", "com.example.tiny", VoicectlFixture.hello)
    #expect(outcome.exitCode == 1)
    #expect(outcome.error == "voicectl: com.example.tiny: \(bundle)/Audio/go.aiff: \(problem)\n")
    #expect(!FileSystem.exists(fixture.group))
  }

  @Test("refuses a recording that cannot be read, and a bundle with a fault")
  func brokenBundles() throws {
    try fixture.makeBundle("com.example.tiny")
    try fixture.directory.write("FORM", to: "voices/com.example.tiny.voice/Audio/go.aiff")
    try fixture.directory.write("{}", to: "voices/com.example.bad.voice/voice.json")
    let outcome = try fixture.run("buy", "com.example.tiny", "com.example.bad")
    #expect(outcome.exitCode == 1)
    #expect(outcome.error.contains("tiny: "))
    #expect(outcome.error.contains("Audio/go.aiff: not an AIFF file"))
    #expect(outcome.error.contains("com.example.bad.voice/voice.json: $: missing key \"format\""))
  }
}
