import JSON
import Posix
import TestSupport
import Testing

@Suite("voicectl desktop", .tags(.process), .timeLimit(.minutes(5)))
struct DesktopCommandTests {
  private let fixture: DesktopFixture

  init() throws { fixture = try DesktopFixture() }

  @Test("gives a user without a file the system's settings and our voices, and takes them back")
  func newFile() throws {
    let before = try fixture.files()
    let shown = try fixture.output(of: "enable", "--yes")
    #expect(shown.contains("+Include \"/etc/speech-dispatcher/speechd.conf\"\n"))
    #expect(shown.contains("+DefaultModule \"voiceprovider\"\n"))
    let link = try FileSystem.linkTarget(
      fixture.directory.path("home/\(DesktopFixture.moduleLink)"))
    #expect(
      try FileSystem.realPath(link) == FileSystem.realPath(Executable("sd_voiceprovider").path))
    let server = try fixture.startServer()
    #expect(try fixture.say("-O").contains("voiceprovider"))
    let names = try fixture.say("-L").split(separator: "\n").dropFirst()
      .compactMap { $0.split(separator: " ").first }
    #expect(names == ["Coach", "Hello"])
    #expect(try server.module(for: "en-US") == "251-voiceprovider")
    #expect(try fixture.output(of: "status").contains("our voices: Coach, Hello"))
    #expect(try fixture.output(of: "disable", "--yes").hasSuffix("starts it again\n"))
    #expect(try server.end() == 0)
    #expect(try fixture.files() == before)
  }

  @Test("has programs heard in our voice where the user's own settings say")
  func sound() throws {
    let own = DesktopFixture.soundSettings + "DefaultModule dummy\n"
    try fixture.write(own)
    try fixture.output(of: "enable", "--yes")
    let server = try fixture.startServer()
    #expect(try server.module(for: "en") == "251-voiceprovider")
    _ = try fixture.say("--wait", "--synthesis-voice", "Hello", "Hello.")
    let sound = try Descriptor(opening: fixture.directory.path("sound"), .readOnly).readAll()
    let rendered = fixture.directory.path("rendered.raw")
    try fixture.voicectl.output(of: "say", "-v", VoicectlFixture.hello, "-o", rendered, "Hello.")
    #expect(sound.contains { $0 != 0 })
    #expect(try sound.count == Int(FileStatus(ofPath: rendered).byteCount))
    try fixture.output(of: "disable", "--yes")
    #expect(try server.end() == 0)
    #expect(try fixture.configuration() == Array(own.utf8))
  }

  @Test(
    "comes before every default of the user's, also where modules are added one by one",
    arguments: [
      "AddModule \"dummy\" \"sd_dummy\" \"\"\nDefaultModule dummy\n",
      "addmodule dummy sd_dummy dummy.conf\r\ndefaultmodule dummy\r\n"
        + "LANGUAGEDEFAULTMODULE en-gb dummy\r\nLanguageDefaultModule \"en\" \"dummy\"",
      "Include \"/etc/speech-dispatcher/speechd.conf\"\n  LanguageDefaultModule \"cs\" dummy\n",
    ])
  func precedence(own: String) throws {
    try fixture.write(own)
    try fixture.output(of: "enable", "--yes")
    let isAdded = String(decoding: try fixture.configuration(), as: UTF8.self)
      .contains("AddModule \"voiceprovider\" \"/")
    #expect(isAdded == own.lowercased().contains("addmodule"))
    let server = try fixture.startServer()
    for language in ["en", "en-US", "en-gb"] {
      #expect(try server.module(for: language) == "251-voiceprovider", "\(language)")
    }
    let czech = try server.ask("SET SELF LANGUAGE cs", "SET SELF LANGUAGE en", "GET OUTPUT_MODULE")
    #expect(czech.last?.first == "251-voiceprovider")
    #expect(try fixture.output(of: "status").contains("our voices: Coach, Hello"))
  }

  @Test("sees the modules that included files add", arguments: ["more.conf", "m*.conf"])
  func includedModules(name: String) throws {
    try fixture.write(fixture.otherModule() + "DefaultModule other\n", to: "more.conf")
    try fixture.write("Include \"\(fixture.directory.path("home/\(name)"))\"\n")
    #expect(try fixture.output(of: "enable", "--yes").contains("\n+AddModule \"voiceprovider\""))
    let server = try fixture.startServer()
    #expect(try server.module(for: "en") == "251-voiceprovider")
    #expect(try fixture.say("-O").contains("other"))
  }

  @Test(
    "gives a file back byte for byte with its mode, and does nothing a second time",
    arguments: [
      "", "\n", "# mine\n", "Port 1\n\n\n", "Port 1", "Port 1\r\nTimeout 7\r\n",
      "Port 1\r\nTimeout 7",
      "\r", "AddModule \"dummy\" \"sd_dummy\" \"\"\nTimeout 7",
      "# voice-provider beginner\nPort 1\n",
    ])
  func restoring(own: String) throws {
    try fixture.write(own)
    let before = try fixture.files()
    try fixture.output(of: "enable", "--yes")
    let enabled = try fixture.files()
    #expect(enabled != before)
    #expect(try fixture.configuration().starts(with: own.utf8))
    #expect(try fixture.output(of: "enable", "--yes") == "nothing to change\n")
    #expect(try fixture.files() == enabled)
    try fixture.output(of: "disable", "--yes")
    #expect(try fixture.files() == before)
    #expect(try fixture.output(of: "disable", "--yes") == "nothing to change\n")
    #expect(try fixture.files() == before)
  }

  @Test("keeps bytes that are no text")
  func foreignBytes() throws {
    let own: [UInt8] = [0x23, 0xE9, 0xFF, 0x0A, 0x00, 0x0A, 0xC3]
    try fixture.write(own)
    try fixture.output(of: "enable", "--yes")
    try fixture.output(of: "disable", "--yes")
    #expect(try fixture.configuration() == own)
  }

  @Test("keeps what the user has added around the block, and comes last again when it is told")
  func editing() throws {
    try fixture.output(of: "enable", "--yes")
    let made = String(decoding: try fixture.configuration(), as: UTF8.self)
    try fixture.write("# first\n" + made + "DefaultModule dummy\n")
    let status = try fixture.run("status")
    #expect(status.exitCode == 1)
    #expect(status.output.contains("another defaultmodule comes behind ours"))
    try fixture.output(of: "enable", "--yes")
    #expect(
      try fixture.configuration().reversed().starts(with: "# voice-provider end\n".utf8.reversed()))
    try fixture.output(of: "disable", "--yes")
    // Without the block the system's settings are still wanted.
    let rest =
      "# first\n" + made.prefix { $0 != "\n" }
      + "\nInclude \"/etc/speech-dispatcher/speechd.conf\"\nDefaultModule dummy\n"
    #expect(try fixture.configuration() == Array(rest.utf8))
  }

  @Test("changes nothing in a dry run, nor without consent")
  func nothingChanged() throws {
    try fixture.write("Port 1\n")
    let before = try fixture.files()
    let shown = try fixture.output(of: "enable", "--dry-run")
    #expect(shown.contains("@@ -1,1 +1,5 @@\n Port 1\n+# voice-provider begin\n"))
    let refused = try fixture.run("enable")
    #expect(refused.exitCode == 2)
    #expect(refused.output == shown)
    #expect(refused.error.contains("--yes"))
    #expect(try fixture.files() == before)
  }

  @Test("asks on a terminal", arguments: [("n", 1), ("", 1), ("y", 0)])
  func asking(answer: String, exitCode: Int32) throws {
    let before = try fixture.files()
    let outcome = try Executable(path: "/usr/bin/script").run(
      [
        "--quiet", "--return", "--command", "'\(fixture.voicectl.voicectl.path)' desktop enable",
        "/dev/null",
      ], environment: fixture.environment + ["SHELL=/bin/sh"], input: answer + "\n")
    #expect(outcome.exitCode == exitCode)
    #expect(outcome.output.contains("Make these changes? [y/N] "))
    #expect(try (fixture.files() == before) == (exitCode != 0))
  }

  @Test("ends a server that has not read the change, and only that")
  func ending() throws {
    try fixture.write(fixture.otherModule())
    let old = try fixture.startServer()
    #expect(try old.module(for: "en") == "251-other")
    try fixture.output(of: "enable", "--yes")
    #expect(try old.end() == 0)
    let new = try fixture.startServer()
    #expect(try fixture.output(of: "enable", "--yes") == "nothing to change\n")
    #expect(try new.module(for: "en") == "251-voiceprovider")
  }

  @Test("leaves a server alone that no program would start again")
  func noAutoSpawn() throws {
    try fixture.write("DisableAutoSpawn\n" + fixture.otherModule())
    let server = try fixture.startServer()
    #expect(try fixture.output(of: "enable", "--yes").hasSuffix("restart it yourself\n"))
    #expect(try server.module(for: "en") == "251-other")
  }

  @Test("writes through a link, and leaves no file behind that a killed one has left")
  func linkAndLeftovers() throws {
    try fixture.write("Port 1\n", to: "dotfiles/speechd.conf")
    try fixture.write("half", to: "dotfiles/speechd.conf.voice-provider-new")
    try FileSystem.makeDirectories(
      fixture.directory.path("home/.config/speech-dispatcher"), permissions: 0o700)
    try FileSystem.makeLink(
      fixture.directory.path("home/\(DesktopFixture.configuration)"),
      to: "../../dotfiles/speechd.conf")
    let before = try fixture.files().filter { !$0.contains("-new") }
    try fixture.output(of: "enable", "--yes")
    #expect(try fixture.files().count == before.count + 1)
    #expect(try fixture.files().contains { $0.hasSuffix("-> ../../dotfiles/speechd.conf") })
    try fixture.output(of: "disable", "--yes")
    #expect(try fixture.files() == before)
  }

  @Test(
    "refuses what it cannot change safely",
    arguments: [
      ("mkdir -p .config/speech-dispatcher/speechd.conf", "is no file"),
      (
        "mkdir -p .config/speech-dispatcher; ln -s gone .config/speech-dispatcher/speechd.conf",
        "No such file"
      ),
      ("echo > .config", "Not a directory"),
      (
        "mkdir -p .config/speech-dispatcher; "
          + "echo '# voice-provider begin' > .config/speech-dispatcher/speechd.conf",
        "line 1: a mark of voice-provider's block without the other"
      ),
      (
        "mkdir -p .local/share .local/libexec/speech-dispatcher-modules; "
          + "mkdir .local/libexec/speech-dispatcher-modules/sd_voiceprovider",
        "is no link of ours"
      ),
      (
        "mkdir -p .local/share .local/libexec/speech-dispatcher-modules; "
          + "ln -s /bin/true .local/libexec/speech-dispatcher-modules/sd_voiceprovider",
        "is a link to /bin/true"
      ),
      (
        "mkdir -p .config/speech-dispatcher; "
          + "echo AddModule mine /x/sd_voiceprovider > .config/speech-dispatcher/speechd.conf",
        "adds our module as \"mine\" already"
      ),
    ])
  func refusal(preparation: String, reason: String) throws {
    let shell = try Executable(path: "/bin/sh").run(
      ["-c", "cd \"$HOME\"; \(preparation)"], environment: fixture.environment)
    #expect(shell.exitCode == 0)
    let outcome = try fixture.run("enable", "--yes")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output == "")
    #expect(outcome.error.contains(reason), "\(outcome.error)")
  }

  @Test("does not make a screen reader silent when no voice is enabled")
  func noVoice() throws {
    let outcome = try DesktopFixture(hasVoices: false).run("enable", "--yes")
    #expect(outcome.exitCode == 1)
    #expect(outcome.error.contains("no voice is enabled"))
  }

  @Test("leaves the default alone for a user whose language our voices do not speak")
  func otherLanguage() throws {
    try fixture.write(fixture.otherModule() + "LanguageDefaultModule \"de\" \"other\"\n")
    let outcome = try fixture.run("enable", "--yes", environment: ["LANG=cs_CZ.UTF-8"])
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("\n+AddModule \"voiceprovider\""))
    #expect(!outcome.output.contains("\n+DefaultModule"))
    #expect(!outcome.output.contains("\n+LanguageDefaultModule"))
    #expect(outcome.error.contains("none of our voices speaks cs-CZ"))
    #expect(try fixture.output(of: "status").contains("can be chosen, as module voiceprovider"))
  }

  @Test("tells as data what works and what it changes")
  func json() throws {
    let status = try fixture.run("status", "--json")
    #expect(status.exitCode == 1)
    guard case .object(let found) = try JSONValue.parse(Array(status.output.utf8)),
      case .array(let checks) = found["checks"]
    else { throw PipeReader.Silence() }
    #expect(found["works"] == .bool(false))
    #expect(checks.count == 5)
    let enabled = try fixture.output(of: "enable", "--yes", "--json")
    guard case .object(let made) = try JSONValue.parse(Array(enabled.utf8)),
      case .array(let changes) = made["changes"]
    else { throw PipeReader.Silence() }
    #expect(made["dryRun"] == .bool(false) && made["stopsServer"] == .bool(false))
    let kinds = changes.compactMap { change -> JSONValue? in
      guard case .object(let object) = change else { return nil }
      return object["change"]
    }
    #expect(kinds == ["linkSet", "fileAdded"])
    #expect(try fixture.run("status", "--json").exitCode == 0)
  }

  @Test(
    "is told how it is meant",
    arguments: [
      ["enabel"], [], ["status", "--yes"], ["enable", "--json"], ["enable", "--group", "x"],
      ["status", "more"],
    ])
  func usage(arguments: [String]) throws {
    let outcome = try fixture.voicectl.run(
      ["desktop"] + arguments, environment: fixture.environment)
    #expect(outcome.exitCode == 2)
    #expect(outcome.error.hasPrefix("voicectl: "))
  }
}
