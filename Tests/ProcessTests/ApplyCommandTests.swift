import JSON
import Posix
import TestSupport
import Testing

@Suite("voicectl apply and export", .tags(.process), .timeLimit(.minutes(5)))
struct ApplyCommandTests {
  private let fixture: VoicectlFixture
  private static let catalogue = """
    {
      "format": 1,
      "voices": [
        {
          "identifier": "com.example.coach",
          "state": "enabled"
        },
        {
          "identifier": "com.example.sample.hello",
          "state": "disabled"
        }
      ],
      "defaults": {
        "en-US": "com.example.coach"
      }
    }

    """
  private static let sentences = [
    "com.example.coach: bought (version 1.0)", "com.example.coach: enabled",
    "com.example.sample.hello: bought (version 1.0)",
    "default for en-US: set to com.example.coach",
  ]

  init() throws { fixture = try VoicectlFixture() }

  private func apply(_ options: String..., input: String) throws -> Executable.Outcome {
    try fixture.run(["apply"] + options + ["-"], input: input)
  }

  /// The lines of a run that must succeed.
  private func lines(_ outcome: Executable.Outcome) throws -> [String] {
    try #require(outcome.exitCode == 0 && outcome.error == "", "\(outcome)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  @Test("makes the group be as the file says, and has nothing to change the second time")
  func idempotent() throws {
    let file = try fixture.directory.write(Self.catalogue, to: "catalogue.json")
    #expect(try lines(fixture.run("apply", file)) == Self.sentences)
    #expect(try lines(fixture.run("apply", file)) == ["nothing changed"])
    #expect(try fixture.output(of: "export") == Self.catalogue)
    #expect(try fixture.output(of: "export", "--json") == Self.catalogue)
  }

  @Test("takes what was exported and changes nothing, also a bundle that is not on offer")
  func roundTrip() throws {
    let path = try FileSystem.realPath(fixture.makeBundle("com.example.far", in: "far"))
    let input = """
      {"format": 1, "voices": [
        {"identifier": "com.example.sample.hello", "state": "enabled"},
        {"identifier": "com.example.far", "state": "enabled", "bundle": "\(path)"}],
       "defaults": {"en": "com.example.far", "en-GB": "com.example.sample.hello"}}
      """
    #expect(try lines(apply(input: input)).count == 6)
    let exported = try fixture.output(of: "export")
    #expect(exported.contains("\"bundle\": \"\(path)\""))
    #expect(exported.split(separator: "\n").filter { $0.contains("\"bundle\"") }.count == 1)
    #expect(try lines(apply("--prune", input: exported)) == ["nothing changed"])
    #expect(try fixture.output(of: "export") == exported)

    let other = fixture.directory.path("other")
    #expect(
      try fixture.run(["apply", "--group", other, "-"], input: exported).exitCode == 0)
    #expect(try fixture.output(of: "export", "--group", other) == exported)
  }

  @Test("changes nothing in a dry run, not even by making the group")
  func dryRun() throws {
    let would = try lines(apply("--dry-run", input: Self.catalogue))
    #expect(
      would == [
        "com.example.coach: would be bought (version 1.0)", "com.example.coach: would be enabled",
        "com.example.sample.hello: would be bought (version 1.0)",
        "default for en-US: would be set to com.example.coach",
      ])
    #expect(!FileSystem.exists(fixture.group))
  }

  @Test("gives the difference as data")
  func data() throws {
    let input = VoicectlFixture.catalogue([(VoicectlFixture.hello, "enabled")])
    let hello: JSONValue = .string(VoicectlFixture.hello)
    let changes: JSONValue = [
      ["change": "bought", "voice": hello, "version": "1.0"],
      ["change": "enabled", "voice": hello],
    ]
    #expect(
      try fixture.json("apply", "--dry-run", "-", input: input)
        == ["dryRun": true, "changes": changes])
    #expect(
      try fixture.json("apply", "-", input: input) == ["dryRun": false, "changes": changes])
    #expect(
      try fixture.json("apply", "-", input: input) == ["dryRun": false, "changes": []])
  }

  @Test("leaves what the file does not name, and removes it with --prune")
  func prune() throws {
    #expect(try apply(input: Self.catalogue).exitCode == 0)
    let input = VoicectlFixture.catalogue([(VoicectlFixture.hello, "enabled")])
    #expect(try lines(apply(input: input)) == ["com.example.sample.hello: enabled"])
    #expect(
      try lines(apply("--prune", input: input))
        == ["default for en-US: removed", "com.example.coach: removed"])
    #expect(try lines(apply("--prune", input: input)) == ["nothing changed"])
  }

  @Test("reports every problem with its place, and applies nothing")
  func problems() throws {
    let input = """
      {"format": 2, "voces": [], "voices": [
        {"identifier": "com.example.coach", "state": "on"},
        {"identifier": "com.example.coach", "state": "disabled"},
        {"identifier": "com.example.sample.helo", "state": "enabled", "bundel": 1},
        {"identifier": "com.example.x", "bundle": "/nowhere/com.example.x.voice"},
        {"identifier": "a/b", "state": true, "bundle": "x.voice"},
        7],
       "defaults": {"de": "com.example.coach", "e": "com.example.coach", "en": "com.example.zzz",
                    "fr": 3, "en_us": "com.example.coach", "en-US": "com.example.coach"}}
      """
    let outcome = try apply("--dry-run", input: input)
    #expect(outcome.exitCode == 1)
    #expect(outcome.output == "")
    let expected = [
      #"$.voces: unknown key; did you mean "voices"?"#,
      "$.format: 2 is not in 1 to 1",
      #"$.voices[0].state: expected one of "enabled", "disabled", found "on""#,
      "$.voices[1].identifier: com.example.coach is named twice",
      #"$.voices[2].bundel: unknown key; did you mean "bundle"?"#,
      #"$.voices[3]: missing key "state""#,
      #"$.voices[4].identifier: expected an identifier of letters, digits, ".", "-" and "_", "#
        + #"found "a/b""#,
      "$.voices[4].state: expected a string, found a boolean",
      #"$.voices[4].bundle: expected an absolute path, found "x.voice""#,
      "$.voices[5]: expected an object, found an integer",
      #"$.defaults.e: "e" is no language tag such as "en-US""#,
      "$.defaults.fr: expected a string, found an integer",
      #"$.defaults["en-US"]: en-US is named twice"#,
      "$.voices[2].identifier: no bundle of com.example.sample.helo is on offer; "
        + #"did you mean "com.example.sample.hello"?"#,
      "$.voices[3].bundle: /nowhere/com.example.x.voice: No such file or directory (realpath)",
      "$.defaults.de: com.example.coach does not speak de, only en-US",
      "$.defaults.en: com.example.zzz would not be a voice that is bought",
    ].map { "voicectl: standard input: \($0)" }
    #expect(outcome.error.split(separator: "\n").map(String.init).sorted() == expected.sorted())
    #expect(try apply(input: input).exitCode == 1)
    #expect(!FileSystem.exists(fixture.group))
  }

  @Test(
    "refuses what is no catalogue at all",
    arguments: [
      ("", "the text is empty"), ("[]", "$: expected an object, found an array"),
      ("{", "line 1, column "), ("{}", #"$: missing key "format""#),
      (#"{"format": 1, "format": 1}"#, "line 1, column "),
    ])
  func noCatalogue(input: String, problem: String) throws {
    let outcome = try apply(input: input)
    #expect(outcome.exitCode == 1)
    #expect(outcome.error.hasPrefix("voicectl: standard input: "))
    #expect(outcome.error.contains(problem))
  }

  @Test("says which file cannot be read, with its name made harmless")
  func unreadable() throws {
    let outcome = try fixture.run("apply", "/nowhere/\u{1B}[2J")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.error == "voicectl: /nowhere/\\u{1B}[2J: No such file or directory (open)\n")
    #expect(try fixture.run("apply", "/").error == "voicectl: /: Is a directory (read)\n")
    #expect(try fixture.run("apply").exitCode == 2)
  }

  @Test("takes a bundle from where the file says, and reports one that is another voice's")
  func namedBundle() throws {
    let path = try fixture.makeBundle("com.example.far", in: "far")
    let input = """
      {"format": 1, "voices": [
        {"identifier": "com.example.other", "state": "enabled", "bundle": "\(path)"}]}
      """
    let outcome = try apply(input: input)
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.error == "voicectl: standard input: $.voices[0].bundle: "
        + "the bundle is com.example.far, not com.example.other\n")
  }

  @Test("buys a voice again whose bundle has gone, or reports that it is missing")
  func goneBundle() throws {
    let input = VoicectlFixture.catalogue([("com.example.tiny", "enabled")])
    let path = try fixture.makeBundle("com.example.tiny")
    #expect(try apply(input: input).exitCode == 0)
    try FileSystem.rename(path, to: fixture.directory.path("gone"))
    let missing = try apply(input: input)
    #expect(missing.exitCode == 1)
    #expect(
      missing.error == "voicectl: standard input: $.voices[0].identifier: "
        + "no bundle of com.example.tiny is on offer\n")
    try fixture.makeBundle("com.example.tiny", version: "2.0")
    #expect(try lines(apply(input: input)) == ["nothing changed"])
  }
}
