import JSON
import Posix
import TestSupport
import Testing

@Suite("A voice of another provider", .tags(.process), .timeLimit(.minutes(5)))
struct OtherProviderTests {
  private static let bell = "com.example.bell"
  private let fixture: VoicectlFixture
  private let file: String

  init() throws {
    fixture = try VoicectlFixture(buying: .coach)
    try fixture.addTones("bell")
    file = fixture.directory.path("out.wav")
  }

  @Test("is listed with who offers it, and filtered like any other")
  func listed() throws {
    #expect(
      try fixture.output(of: "list") == """
        com.example.bell\tBell\ten-US\tunspecified\tdefault\t\t1.0\t\tbell
        com.example.coach\tCoach\ten-US\tfemale\tdefault\t\t1.0\t\t

        """)
    let voices = try #require(try fixture.json("list").object?["voices"]?.array)
    #expect(voices.map { $0.object?["provider"] } == ["bell", nil])
    #expect(try fixture.output(of: "list", "--gender", "female").hasPrefix(VoicectlFixture.coach))
    try fixture.output(of: "provider", "disable", "bell")
    #expect(try !fixture.output(of: "list").contains("bell"))
  }

  @Test(
    "speaks when it is meant by identifier, name, or as a language's default",
    arguments: [["-v", bell], ["-v", "bELL"], ["-v", "en-US"], [], ["--strict", "-v", "Bell"]])
  func speaks(options: [String]) throws {
    try fixture.output(of: "default", "en-US", Self.bell)
    let outcome = try fixture.run(["say", "-o", file, "hello there"] + options)
    #expect(outcome.output == "\(file): 0.05 s, Bell (\(Self.bell))\n")
    #expect(outcome.exitCode == 0 && outcome.error == "")
    // The ramp that the fixture says: 100 frames a byte.
    #expect(try SoundFile(path: file).samples == (0..<1100).map { Int16($0) })
  }

  @Test("gives its markers, its failures and its plan, empty as it is")
  func rest() throws {
    let markers = try fixture.output(
      of: "say", "--markers", "-", "-o", file, "-v", "bell", "hello there")
    #expect(
      try markers.split(separator: "\n").map {
        try JSONValue.parse(Array($0.utf8)).object?["frame"]?.integer
      } == [0, 600])
    #expect(try fixture.output(of: "plan", "-v", "bell", "hello") == "")
    let raw = try fixture.output(of: "say", "-o", "-", "--format", "raw", "-v", "bell", "x")
    #expect(raw.utf8.count >= 200)
    let unknown = try fixture.run("say", "--strict", "-v", "bel", "x")
    #expect(unknown.exitCode == 3)
    #expect(unknown.error == "voicectl: bel: no such voice; did you mean \"Bell\"?\n")
  }

  @Test(
    "that dies in mid-speech is told of, and leaves a valid file",
    arguments: [
      ("TONE_CRASH_AT_FRAME=700", "ended with exit code 9"),
      ("TONE_EXIT_AFTER_LISTING=1", "ended with exit code 0"),
    ])
  func dies(setting: String, reason: String) throws {
    try fixture.makeTones("bell", "TONE_VOICES=\(Self.bell) \(setting)")
    let outcome = try fixture.run("say", "-v", "bell", "-o", file, "hello there")
    #expect(outcome.exitCode == 5)
    #expect(
      outcome.error == "voicectl: provider: \(fixture.directory.path("bell")): \(reason)\n")
    guard setting.hasPrefix("TONE_CRASH") else { return }
    #expect(try SoundFile(path: file).samples == (0..<700).map { Int16($0) })
  }

  @Test(
    "has a provider that may end by itself", arguments: [["list"], ["say", "-v", "bell", "x"]])
  func ending(command: [String]) throws {
    let ended = fixture.directory.path("ended")
    let tones = try fixture.makeTones("inner", "TONE_VOICES=\(Self.bell)")
    try fixture.directory.write(
      Array("#!/bin/sh\n'\(tones)'\ntouch '\(ended)'\n".utf8), to: "bell", permissions: 0o700)
    let options = command[0] == "say" ? ["-o", file] : []
    #expect(try fixture.run(command + options).exitCode == 0)
    #expect(FileSystem.exists(ended))
  }

  @Test("is replaced by a voice that there is, when its provider does not work")
  func replaced() throws {
    let path = try fixture.makeTones("bell", "exit 7;")
    let outcome = try fixture.run("say", "-v", Self.bell, "-o", file, "walk")
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.error == """
        voicectl: bell: \(path): ended with exit code 7
        voicectl: \(Self.bell): no such voice; speaking with com.example.coach

        """)
    #expect(try fixture.run("say", "--strict", "-v", Self.bell, "-o", file, "walk").exitCode == 3)
  }

  @Test("speaks where there is no provider of the system's, or none that works")
  func alone() throws {
    for own in ["/nowhere", "/bin/false"] {
      let environment = ["VOICE_PROVIDER=\(own)"]
      let outcome = try fixture.run(["say", "-o", file, "hello there"], environment: environment)
      #expect(outcome.output == "\(file): 0.05 s, Bell (\(Self.bell))\n")
      #expect(
        outcome.error
          == (own == "/nowhere" ? "" : "voicectl: provider: /bin/false: ended with exit code 1\n"))
      let meant = try fixture.run(
        ["say", "-o", file, "-v", VoicectlFixture.coach, "hello"], environment: environment)
      #expect(meant.exitCode == 0 && meant.error.hasSuffix("; speaking with \(Self.bell)\n"))
    }
  }
}
