import AppGroup
import JSON
import Posix
import SpeechTypes
import TestSupport
import Testing

/// The coach is a personal voice here; the clients are copies of `voicectl` in other places.
@Suite("voicectl personal", .tags(.process, .store), .timeLimit(.minutes(5)))
struct PersonalCommandTests {
  private let fixture: VoicectlFixture
  private let coach = VoicectlFixture.coach

  init() throws {
    fixture = try VoicectlFixture(buying: .hello)
    try buyCoach(GroupFolder(fixture.group, .user))
  }

  private func buyCoach(_ folder: GroupFolder) throws {
    var stored = try TemporaryAppGroup.storedVoice(SampleVoice.coach.bundlePath)
    stored.description.traits = .personal
    try AppGroup(AppGroupLocation([folder])).transaction { try $0.setVoice(stored) }
  }

  private func makeClient(_ name: String) throws -> Executable {
    let bytes = try Descriptor(opening: fixture.voicectl.path, .readOnly).readAll()
    let path = try fixture.directory.write(bytes, to: "\(name)/voicectl", permissions: 0o700)
    return Executable(path: try FileSystem.realPath(path))
  }

  private func run(
    _ client: Executable, _ arguments: String..., environment: [String] = []
  ) throws -> Executable.Outcome {
    try client.run(
      arguments,
      environment: environment + [
        "VOICE_PROVIDER=\(ProviderProcess.executablePath("voice-provider"))"
      ] + fixture.environment)
  }

  @Test("lets the one program speak that was allowed, and tells the other what would")
  func twoClients() throws {
    let one = try makeClient("one")
    let two = try makeClient("two")
    let speak = { (client: Executable) in
      try run(client, "say", "-v", coach, "-o", fixture.directory.path("x.wav"), "walk")
    }
    #expect(try fixture.output(of: "personal", "allow", one.path) == "\(one.path): allowed\n")
    #expect(try run(one, "list").output.hasPrefix(coach))
    #expect(try speak(one).exitCode == 0)
    #expect(try !run(two, "list").output.contains(coach))
    let outcome = try speak(two)
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.error
        == "voicectl: \"\(coach)\" is a personal voice, which \(two.path) may not use; allow it "
        + "with: voicectl personal allow \(two.path)\n")
    // The advice helps.
    try fixture.output(of: "personal", "allow", two.path)
    try fixture.output(of: "personal", "deny", one.path)
    #expect(try speak(two).exitCode == 0)
    #expect(try speak(one).exitCode == 1)
  }

  @Test("tells who was decided on and who waits, as a table and as data")
  func status() throws {
    #expect(try fixture.output(of: "personal", "status") == "applications may ask\ton\t\t\n")
    let group = AppGroup(AppGroupLocation([GroupFolder(fixture.group, .user)]))
    try group.requestPersonalVoices(for: "/opt/b", at: UnixTime(seconds: 0))
    let cat = try FileSystem.realPath("/bin/cat")
    try fixture.output(of: "personal", "deny", "cat")
    #expect(
      try fixture.output(of: "personal", "status") == """
        /opt/b\twaiting\t1970-01-01T00:00:00Z\tuser
        \(cat)\tdenied\t\tuser
        applications may ask\ton\t\t

        """)
    #expect(
      try fixture.json("personal", "status") == [
        "applications": [
          [
            "application": "/opt/b", "status": "waiting", "askedAt": "1970-01-01T00:00:00Z",
            "group": "user",
          ], ["application": .string(cat), "status": "denied", "group": "user"],
        ], "asking": true,
      ])
    #expect(try fixture.output(of: "personal", "asking", "off") == "asking: off\n")
    #expect(try fixture.output(of: "personal", "asking", "off") == "nothing changed\n")
    #expect(
      try fixture.json("personal", "status", "/opt/c") == [
        "application": "/opt/c", "status": "denied",
      ])
    #expect(
      try fixture.json("personal", "asking", "reset") == [
        "changes": [["change": "askingSet", "asking": .null]]
      ])
    #expect(try fixture.output(of: "personal", "status", "/opt/c") == "/opt/c\thas not asked\t\t\n")
    #expect(
      try fixture.output(of: "personal", "reset", "/opt/b", "cat")
        == "/opt/b: reset\n\(cat): reset\n")
  }

  @Test(
    "refuses what is no program",
    arguments: [
      (
        ["personal", "lst"], 2,
        "personal: \"lst\" is none of new, prompts, record, import, phrase, build, delete, export, import-voice, status, allow, deny, reset, asking"
      ),
      (["personal", "allow"], 2, "personal allow: APP is missing"),
      (["personal", "allow", "/"], 1, "/: not a program"),
      (["personal", "allow", "/nowhere"], 1, "/nowhere: No such file or directory"),
      (["personal", "allow", "no-such-command"], 1, "no-such-command: no such command along PATH"),
      (["personal", "asking", "maybe"], 2, "personal asking: say on, off or reset"),
      (["personal", "status", "a", "b"], 2, "personal status: unexpected argument \"b\""),
    ])
  func refused(arguments: [String], exitCode: Int32, message: String) throws {
    let outcome = try fixture.run(arguments)
    #expect(outcome.exitCode == exitCode)
    #expect(outcome.error.hasPrefix("voicectl: " + message), "\(outcome.error)")
    #expect(outcome.output == "")
  }

  @Test(
    "names the program that runs a script",
    arguments: ["#!/bin/cat\n", "#! /bin/cat -n\n", "#!/usr/bin/env -S X=1 cat\n"])
  func script(text: String) throws {
    let path = try fixture.directory.write(Array(text.utf8), to: "script", permissions: 0o700)
    let outcome = try fixture.run("personal", "allow", path)
    let cat = try FileSystem.realPath("/bin/cat")
    #expect(outcome.exitCode == 1)
    #expect(outcome.error.contains(": a script, which runs as \(cat); "), "\(outcome.error)")
  }

  @Test(
    "has the user's word over the system's",
    .enabled(if: Environment.userIdentifier == 0, "only root writes the system's group"))
  func layers() throws {
    let client = try makeClient("one")
    let environment = [
      "VOICE_APP_GROUP=", "XDG_DATA_HOME=\(fixture.directory.path("data"))",
      "VOICE_SYSTEM_APP_GROUP=\(fixture.directory.path("system"))",
    ]
    try buyCoach(GroupFolder(fixture.directory.path("system"), .system))
    let voicectl = { (arguments: String...) in
      try fixture.run(arguments, environment: environment)
    }
    let isListed = {
      try run(client, "list", environment: environment).output.hasPrefix(coach)
    }
    #expect(try voicectl("personal", "allow", "--system", client.path).exitCode == 0)
    #expect(try isListed())
    let outcome = try voicectl("personal", "reset", client.path)
    #expect(outcome.exitCode == 1)
    #expect(outcome.error.contains(": belongs to the system's group; "))
    #expect(try voicectl("personal", "deny", client.path).exitCode == 0)
    #expect(try !isListed())
    #expect(try voicectl("personal", "reset", client.path).exitCode == 0)
    #expect(try isListed())
    #expect(
      try voicectl("personal", "status").output
        == "\(client.path)\tauthorized\t\tsystem\napplications may ask\ton\t\t\n")
  }
}
