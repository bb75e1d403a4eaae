import JSON
import Posix
import ProviderWire
import TestSupport
import Testing

/// Its provider speaks through `tee`, so that a test knows when the first list has been told: from
/// then on no change is missed.
@Suite("voicectl watch", .tags(.process), .timeLimit(.minutes(5)))
struct WatchCommandTests {
  private let fixture: VoicectlFixture

  init() throws { fixture = try VoicectlFixture(buying: .hello, .coach) }

  private func watching(_ options: String...) throws -> RunningCommand {
    let real = ProviderProcess.executablePath("voice-provider")
    let provider = try fixture.makeProvider("'\(real)' \"$@\" | tee /dev/stderr")
    let command = try RunningCommand(
      fixture, ["watch"] + options, environment: ["VOICE_PROVIDER=\(provider)"])
    while true {
      if case ProviderMessage.voices = try command.error.message() { return command }
    }
  }

  @Test("prints a line for each change, until Ctrl-C")
  func lines() throws {
    let command = try watching()
    for (change, line) in [
      (["disable", VoicectlFixture.hello], "-com.example.sample.hello"),
      (["enable", VoicectlFixture.hello], "+com.example.sample.hello"),
      (["default", "en-US", VoicectlFixture.hello], "en-US=com.example.sample.hello"),
      (["default", "en-US", "--none"], "en-US="),
      (["remove", VoicectlFixture.coach], "-com.example.coach"),
    ] {
      try fixture.output(of: change)
      #expect(try command.output.line() == line)
    }
    command.send(.interrupt)
    #expect(try command.output.line() == nil)
    #expect(try command.end().exitCode == 0)
  }

  @Test("prints an object for each change")
  func objects() throws {
    let command = try watching("--json")
    func next() throws -> JSONObject? {
      try command.output.line().flatMap { try JSONValue.parse(Array($0.utf8)).object }
    }
    try fixture.output(of: "disable", VoicectlFixture.hello)
    #expect(
      try next().map(JSONValue.object) == [
        "generation": 2, "added": [], "removed": ["com.example.sample.hello"], "changed": [],
        "defaults": [:],
      ])
    try fixture.output(of: "enable", VoicectlFixture.hello)
    let added = try #require(try next())
    #expect(added["generation"] == 3 && added["removed"] == [])
    #expect(added["added"]?.array?.first?.object?["name"] == "Hello")
    try fixture.output(of: "default", "en-US", VoicectlFixture.coach)
    #expect(try next()?["defaults"] == ["en-US": "com.example.coach"])
    try fixture.output(of: "default", "en-US", "--none")
    #expect(try next()?["defaults"] == ["en-US": nil])
    try fixture.makeBundle("com.example.tiny")
    try fixture.output(of: "buy", "--enable", "com.example.tiny")
    #expect(try next()?["added"]?.array?.count == 1)
    try fixture.makeBundle("com.example.tiny", version: "1.1")
    try fixture.output(of: "buy", "com.example.tiny")
    #expect(try next()?["changed"]?.array?.first?.object?["version"] == "1.1")
    command.send(.terminate)
    #expect(try command.end().exitCode == 0)
  }

  @Test("prints nothing for a change that the list does not show")
  func hiddenChange() throws {
    let command = try watching()
    try fixture.makeBundle("com.example.tiny")
    try fixture.output(of: "buy", "com.example.tiny")
    try fixture.output(of: "enable", VoicectlFixture.hello)
    try fixture.output(of: "remove", "com.example.tiny")
    try FileSystem.touch(fixture.group + "/changed")
    try fixture.output(of: "disable", VoicectlFixture.hello)
    #expect(try command.output.line() == "-com.example.sample.hello")
    command.send(.interrupt)
    #expect(try command.end().exitCode == 0)
  }

  @Test("says when its provider is killed, or the store cannot be read any longer")
  func failures() throws {
    let command = try watching()
    try FileSystem.setPermissions(fixture.group, 0o777)
    defer { try? FileSystem.setPermissions(fixture.group, 0o700) }
    let refused = try fixture.run("watch")
    #expect(refused.exitCode == 4)
    #expect(refused.error.contains(fixture.group))
    command.send(.interrupt)
    #expect(try command.end().exitCode == 0)
  }
}
