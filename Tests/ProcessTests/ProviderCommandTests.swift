import AppGroup
import JSON
import Posix
import TestSupport
import Testing

@Suite("voicectl provider", .tags(.process), .timeLimit(.minutes(5)))
struct ProviderCommandTests {
  private static let tones = SourceTree.root + "/Tests/ProcessTests/Fixtures/tone_provider.py"
  private let fixture: VoicectlFixture

  init() throws { fixture = try VoicectlFixture() }

  private func makeTones(_ name: String, _ settings: String = "") throws -> String {
    try fixture.makeTones(name, settings)
  }

  @Test("registers a program in another language, asks it anew, turns it off and forgets it")
  func life() throws {
    let path = try makeTones("tones", "TONE_VOICES=com.example.a,com.example.b")
    #expect(
      try fixture.output(of: "provider", "add", path) == "tones: added (tones 1.0, 2 voices)\n")
    let row = "tones 1.0\tcom.example.a com.example.b\t\(path)\tuser\n"
    #expect(try fixture.output(of: "provider", "list") == "tones\tenabled\t\(row)")
    _ = try makeTones("tones", "TONE_NAME='tones 1.1'")
    #expect(
      try fixture.output(of: "provider", "add", path) == "tones: updated (tones 1.1, 1 voice)\n")
    #expect(
      try fixture.json("provider", "add", "--name", "bells", path) == [
        "changes": [
          ["change": "providerRemoved", "provider": "tones"],
          [
            "change": "providerUpdated", "provider": "bells", "executable": .string(path),
            "name": "tones 1.1", "voiceCount": 1,
          ],
        ]
      ])
    #expect(try fixture.output(of: "provider", "disable", "bells") == "bells: disabled\n")
    #expect(try fixture.output(of: "provider", "disable", "bells") == "nothing changed\n")
    #expect(
      try fixture.json("provider", "list") == [
        "providers": [
          [
            "identifier": "bells", "executable": .string(path), "state": "disabled",
            "group": "user", "voices": [],
          ]
        ]
      ])
    #expect(try fixture.output(of: "provider", "enable", "bells") == "bells: enabled\n")
    #expect(try fixture.output(of: "provider", "remove", "bells") == "bells: removed\n")
    #expect(try fixture.output(of: "provider", "list") == "")
  }

  @Test("takes the system's own program too, and one without voices with a warning")
  func others() throws {
    try fixture.output(of: "buy", "--enable", VoicectlFixture.hello)
    let own = ProviderProcess.executablePath("voice-provider")
    #expect(try fixture.output(of: "provider", "add", own).hasPrefix("voice-provider: added ("))
    #expect(
      try fixture.output(of: "provider", "list").contains("\t\(VoicectlFixture.hello)\t"))
    let silent = try makeTones("silent", "TONE_VOICES=")
    let outcome = try fixture.run("provider", "add", silent)
    #expect(outcome.exitCode == 0 && outcome.output == "silent: added (tones 1.0, 0 voices)\n")
    #expect(outcome.error == "voicectl: \(silent): offers no voices now\n")
  }

  @Test(
    "refuses what does not speak the protocol, and says why",
    arguments: [
      ("exit 0", "ended with exit code 0"), ("exit 3", "ended with exit code 3"),
      ("exec sleep 100", "no answer for 200 ms"),
      ("exec cat", "broke the protocol: "),
      ("TONE_CHATTER=1 exec \(tones)", "no answer for 500 ms"),
      ("exec \(tones)", nil),
      ("TONE_SAY_FIRST=020000008100 exec \(tones)", "broke the protocol: "),
      ("TONE_SAY_FIRST=ffffffff00 exec \(tones)", "broke the protocol: "),
      ("TONE_VOICES='no such name' exec \(tones)", "broke the protocol: "),
    ] as [(String, String?)])
  func refused(script: String, reason: String?) throws {
    let path = try fixture.makeProvider(script)
    // A provider that works is given its time.
    let timeout = script.hasPrefix("exec sleep") ? "0.2" : script.contains("CHATTER") ? "0.5" : "10"
    let outcome = try fixture.run("provider", "add", "--timeout", timeout, path)
    #expect(outcome.exitCode == (reason == nil ? 0 : 5), "\(outcome)")
    guard let reason else { return }
    #expect(outcome.error.hasPrefix("voicectl: provider: \(path): \(reason)"), "\(outcome.error)")
    #expect(!FileSystem.exists(fixture.group))
  }

  @Test("refuses what is no program, and names that are taken")
  func noProgram() throws {
    let text = try fixture.directory.write("text", to: "text")
    let one = try makeTones("one/tones")
    let two = try makeTones("two/tones")
    try fixture.output(of: "provider", "add", one)
    for (arguments, exitCode, message) in [
      (["add", text], 1, "\(text): not executable; chmod +x \(text)"),
      (["add", "/"], 1, "/: not a file"),
      (["add", "/nowhere"], 1, "/nowhere: No such file or directory"),
      (["add", two], 1, "tones: is the name of \(one); give another with --name"),
      (["add", "--name", "a b", two], 2, "--name: \"a b\" is not a name of letters"),
      (["add"], 2, "provider add: give one PATH"),
      (["add", "--timeout", "x", two], 2, "--timeout: \"x\" is not a number of seconds"),
      (["remove", "tons"], 1, "tons: no such provider; did you mean \"tones\"?"),
      (["enable"], 2, "provider enable: ID is missing"),
      (["lst"], 2, "provider: \"lst\" is none of list, add, remove, enable, disable"),
    ] {
      let outcome = try fixture.run(["provider"] + arguments)
      #expect(outcome.exitCode == Int32(exitCode))
      #expect(outcome.error.hasPrefix("voicectl: " + message), "\(outcome.error)")
    }
    #expect(
      try fixture.output(of: "provider", "add", "--name", "others", two)
        == "others: added (tones 1.0, 1 voice)\n")
  }

  @Test("lists one that is broken with its error, and fails for it only when asked to")
  func broken() throws {
    let path = try makeTones("tones")
    try fixture.output(of: "provider", "add", path)
    let link = try makeTones("good")
    try fixture.output(of: "provider", "add", link)
    #expect(try fixture.run("provider", "list", "--check").exitCode == 0)
    try fixture.directory.write(
      Array("#!/bin/sh\nexit 7\n".utf8), to: "tones", permissions: 0o700)
    let outcome = try fixture.run("provider", "list")
    #expect(outcome.exitCode == 0)
    #expect(outcome.error == "voicectl: tones: \(path): ended with exit code 7\n")
    #expect(outcome.output.contains("tones\tbroken\t\t\t\(path)\tuser\n"))
    #expect(outcome.output.hasPrefix("good\tenabled\ttones 1.0\tcom.example.tone\t"))
    #expect(try fixture.run("provider", "list", "--check").exitCode == 1)
    let providers = try fixture.json("provider", "list").object?["providers"]?.array
    #expect(
      providers?.last?.object?["error"] == .string("\(path): ended with exit code 7"))
  }

  @Test("lets a language be spoken with another provider's voice, which export leaves out")
  func defaults() throws {
    try fixture.output(of: "buy", "--enable", VoicectlFixture.coach)
    #expect(try fixture.run("default", "en-US", "com.example.tone").exitCode == 3)
    try fixture.output(of: "provider", "add", makeTones("tones"))
    #expect(
      try fixture.output(of: "default", "en-US", "com.example.tone")
        == "default for en-US: set to com.example.tone\n")
    #expect(
      try fixture.output(of: "default", "en-US", "com.example.tone") == "nothing changed\n")
    #expect(try fixture.run("default", "fr", "com.example.tone").exitCode == 1)
    #expect(try fixture.output(of: "default") == "en-US\tcom.example.tone\n")
    #expect(try !fixture.output(of: "export").contains("com.example.tone"))
    // A voice that is taken out takes its own defaults along, and no others.
    try fixture.output(of: "default", "en", VoicectlFixture.coach)
    try fixture.output(of: "remove", VoicectlFixture.coach)
    #expect(try fixture.output(of: "default") == "en-US\tcom.example.tone\n")
    #expect(
      try fixture.output(of: "default", "en-US", "--none") == "default for en-US: removed\n")
  }

  @Test("is looked at by doctor, which only lacks a broken one's voices")
  func doctor() throws {
    let path = try makeTones("tones")
    try fixture.output(of: "provider", "add", path)
    #expect(
      try fixture.run("doctor").output.contains(
        "works  provider tones: \(path): tones 1.0, voices: 1\n"))
    _ = try makeTones("tones", "exit 7;")
    #expect(
      try fixture.run("doctor").output.contains(
        "lacks  provider tones: \(path): ended with exit code 7\n"))
  }

  @Test("that all clients are told of as a change of the group")
  func generation() throws {
    let group = AppGroup(AppGroupLocation([GroupFolder(fixture.group, .user)]))
    try fixture.output(of: "provider", "add", makeTones("tones"))
    #expect(try group.generation() == 1)
    try fixture.output(of: "provider", "add", fixture.directory.path("tones"))
    #expect(try group.generation() == 1)
    #expect(try group.snapshot().providers.map(\.identifier) == ["tones"])
  }

  @Test(
    "has the user's word over the system's",
    .enabled(if: Environment.userIdentifier == 0, "only root writes the system's group"))
  func layers() throws {
    let environment = [
      "VOICE_APP_GROUP=", "XDG_DATA_HOME=\(fixture.directory.path("data"))",
      "VOICE_SYSTEM_APP_GROUP=\(fixture.directory.path("system"))",
    ]
    let run = { (arguments: String...) in
      try fixture.run(["provider"] + arguments, environment: environment)
    }
    let path = try makeTones("tones")
    #expect(try run("add", "--system", path).exitCode == 0)
    #expect(try run("list").output.hasSuffix("\tsystem\n"))
    #expect(try run("remove", "tones").error.contains(": belongs to the system's group; "))
    #expect(try run("disable", "tones").exitCode == 0)
    #expect(try run("list").output == "tones\tdisabled\t\t\t\(path)\tuser\n")
    #expect(try run("list", "--system").output.hasPrefix("tones\tenabled\t"))
    #expect(try run("remove", "tones").exitCode == 0)
    #expect(try run("list").output.hasPrefix("tones\tenabled\t"))
  }
}
