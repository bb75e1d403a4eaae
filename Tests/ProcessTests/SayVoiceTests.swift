import Posix
import TestSupport
import Testing

@Suite("voicectl say -v", .tags(.process), .timeLimit(.minutes(5)))
struct SayVoiceTests {
  private let fixture: VoicectlFixture

  init() throws { fixture = try VoicectlFixture() }

  /// The voice that spoke, and what was said of it.
  private func speaker(
    _ arguments: [String], environment: [String] = []
  ) throws -> (voice: String, warning: String) {
    let outcome = try fixture.run(
      ["say", "-o", fixture.directory.path("out.wav")] + arguments + ["walk"],
      environment: environment)
    try #require(outcome.exitCode == 0, "\(outcome)")
    let name = outcome.output.split(separator: "(").last?.dropLast(2)
    return (name.map(String.init) ?? "", outcome.error)
  }

  @Test(
    "finds a voice by identifier, by name in any case, and by language",
    arguments: [
      ("com.example.coach", "com.example.coach"), ("Coach", "com.example.coach"),
      ("cOACH", "com.example.coach"), ("TINY", "com.example.tiny"), ("de", "com.example.tiny"),
      ("de_at", "com.example.tiny"), ("en", "com.example.coach"), ("en-GB", "com.example.coach"),
    ])
  func finds(wish: String, expected: String) throws {
    try fixture.makeBundle("com.example.tiny", languages: ["de-DE"])
    try fixture.output(of: "buy", "--enable", VoicectlFixture.coach, "com.example.tiny")
    let (voice, warning) = try speaker(["--voice", wish])
    #expect(voice == expected)
    #expect(!warning.contains("no such voice"))
  }

  @Test("speaks with the user's language when it names none, and with the default that is set")
  func noWish() throws {
    try fixture.makeBundle("com.example.tiny", languages: ["de-DE"])
    try fixture.output(
      of: "buy", "--enable", VoicectlFixture.coach, VoicectlFixture.hello, "com.example.tiny")
    #expect(try speaker([]).voice == VoicectlFixture.coach)
    for locale in ["LANG=de_CH.UTF-8", "LC_ALL=de_DE@euro", "LC_MESSAGES=de"] {
      #expect(try speaker([], environment: [locale]).voice == "com.example.tiny")
    }
    for locale in ["LANG=C.UTF-8", "LANG=", "LANG=POSIX", "LANG=fr_FR"] {
      #expect(try speaker([], environment: [locale]).voice == VoicectlFixture.coach, "\(locale)")
    }
    try fixture.output(of: "default", "en", VoicectlFixture.hello)
    #expect(try speaker([]).voice == VoicectlFixture.hello)
    #expect(try speaker(["-v", "en-GB"]).voice == VoicectlFixture.hello)
  }

  @Test(
    "falls back to the language's voice with a warning, and with --strict fails",
    arguments: [
      ("com.example.coahc", "; did you mean \"com.example.coach\"?"),
      ("Caoch", "; did you mean \"Coach\"?"), ("zz", ""), ("no voice\u{1B}[2J", ""),
      ("", ""), (VoicectlFixture.hello, ""),
    ])
  func unknown(wish: String, suggestion: String) throws {
    try fixture.output(of: "buy", "--enable", VoicectlFixture.coach)
    // Bought and not enabled: not advertised.
    try fixture.output(of: "buy", VoicectlFixture.hello)
    let problem =
      "voicectl: \(wish.replacing("\u{1B}", with: "\\u{1B}")): no such voice\(suggestion)"
    let (voice, warning) = try speaker(["-v", wish])
    #expect(voice == VoicectlFixture.coach)
    #expect(warning == "\(problem); speaking with com.example.coach\n")
    for command in ["say", "plan"] {
      let outcome = try fixture.run(command, "--strict", "-v", wish, "walk")
      #expect(outcome.exitCode == 3)
      #expect(outcome.error == "\(problem)\n")
    }
  }

  @Test("fails where no voice is enabled, and writes no file", arguments: [[], ["-v", "en"]])
  func noVoices(options: [String]) throws {
    try fixture.output(of: "buy", VoicectlFixture.hello)
    let out = fixture.directory.path("out.wav")
    let outcome = try fixture.run(["say", "-o", out, "walk"] + options)
    #expect(outcome.exitCode == 3)
    #expect(
      outcome.error
        == "voicectl: no voice is bought and enabled: `voicectl catalog` lists what can be bought\n"
    )
    #expect(!FileSystem.exists(out))
  }
}
