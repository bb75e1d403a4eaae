import JSON
import Posix
import TestSupport
import Testing

@Suite("voicectl enable, disable and remove", .tags(.process), .timeLimit(.minutes(5)))
struct EnableCommandTests {
  private let fixture: VoicectlFixture

  init() throws {
    fixture = try VoicectlFixture()
    try fixture.output(of: "buy", VoicectlFixture.hello, VoicectlFixture.coach)
  }

  @Test("change the state, and say that nothing changed the second time")
  func idempotent() throws {
    let hello = VoicectlFixture.hello
    #expect(try fixture.output(of: "enable", hello) == "\(hello): enabled\n")
    #expect(try fixture.output(of: "enable", hello) == "nothing changed\n")
    #expect(
      try fixture.json("disable", hello, hello)
        == ["changes": [["change": "disabled", "voice": .string(hello)]]])
    #expect(try fixture.json("disable", hello) == ["changes": []])
  }

  @Test("removes a voice with the defaults that name it, and leaves its bundle")
  func remove() throws {
    let hello = VoicectlFixture.hello
    try fixture.output(of: "default", "en", hello)
    #expect(
      try fixture.output(of: "remove", hello)
        == "default for en: removed\n\(hello): removed\n")
    #expect(try fixture.output(of: "default") == "")
    #expect(FileSystem.exists(SourceTree.voice(hello)))
  }

  @Test(
    "know only voices that were bought, and change nothing when one is not",
    arguments: ["enable", "disable", "remove"])
  func notBought(command: String) throws {
    let before = try fixture.output(of: "export")
    let outcome = try fixture.run(command, VoicectlFixture.coach, "com.example.coahc", "zzz")
    #expect(outcome.exitCode == 3)
    #expect(outcome.output == "")
    #expect(
      outcome.error == """
        voicectl: com.example.coahc: no such voice has been bought; did you mean \
        "com.example.coach"?
        voicectl: zzz: no such voice has been bought

        """)
    #expect(try fixture.output(of: "export") == before)
  }

  @Test("work in the group that --group and --system name")
  func otherGroups() throws {
    let other = fixture.directory.path("other")
    #expect(
      try fixture.output(of: "buy", "--group", other, "--enable", VoicectlFixture.hello)
        .contains("bought"))
    #expect(try fixture.output(of: "export").contains("enabled") == false)
    #expect(try fixture.output(of: "export", "--group=\(other)").contains("enabled"))
    let both = try fixture.run("export", "--group", other, "--system")
    #expect(both.exitCode == 2)
    #expect(both.error == "voicectl: --system: names a group, and so does --group\n")
  }
}
