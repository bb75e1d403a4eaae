import TestSupport
import Testing

/// ALSA's `null` device hears everything at once, so no test waits for the sound.
@Suite("voicectl say --highlight", .tags(.process, .audio), .timeLimit(.minutes(5)))
struct SayHighlightTests {
  private let fixture: VoicectlFixture

  init() throws { fixture = try VoicectlFixture(buying: .coach) }

  /// Runs a command on a terminal of so many rows and columns; types Ctrl-C when it has written what
  /// the third argument says.
  private static let program = """
    import fcntl, os, pty, struct, sys, termios
    rows, columns, cue = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3].encode()
    command, master = pty.fork()
    if command == 0:
      fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
      os.execv(sys.argv[4], sys.argv[4:])
    seen = b""
    while True:
      try: more = os.read(master, 4096)
      except OSError: break
      if not more: break
      seen += more
      if cue and cue in seen:
        os.write(master, b"\\x03")
        cue = b""
    sys.stdout.buffer.write(seen)
    sys.exit(os.waitstatus_to_exitcode(os.waitpid(command, 0)[1]))
    """

  private func say(
    _ arguments: [String], rows: Int = 24, columns: Int = 80, interruptingAt cue: String = "",
    environment: [String] = ["TERM=xterm"]
  ) throws -> Executable.Outcome {
    let configuration = try fixture.directory.write(
      "pcm.!default { type null }\n", to: "asound.conf")
    return try Executable(path: "/usr/bin/python3").run(
      ["-c", Self.program, "\(rows)", "\(columns)", cue, fixture.voicectl.path, "say"] + arguments,
      environment: environment + ["ALSA_CONFIG_PATH=\(configuration)"] + fixture.environment)
  }

  private static let text =
    "Walk for 1 minute and 30 seconds. Run for 2 minutes! Stop.\n\nWalk for 30 seconds."

  @Test(
    "marks every word once and in order, and leaves the text",
    arguments: [(24, 80), (24, 30), (3, 16), (2, 9)])
  func everyWord(rows: Int, columns: Int) throws {
    let outcome = try say(["--highlight", Self.text], rows: rows, columns: columns)
    #expect(outcome.exitCode == 0, "\(outcome)")
    var screen = TerminalScreen(rowCount: rows)
    screen.feed(outcome.output)
    let words = Self.text.split { " \n.!".contains($0) }.map(String.init)
    #expect(screen.marks.filter { !$0.isEmpty } == words)
    #expect(
      screen.lines.filter { !$0.isEmpty }.joined(separator: " ")
        == Self.text.replacing("\n\n", with: " "))
    #expect(screen.isCursorBelowText)
    #expect(screen.unknown == [])
  }

  @Test("marks the words of another provider's voice")
  func otherProvider() throws {
    try fixture.addTones("bell")
    let outcome = try say(["--highlight", "-v", "bell", Self.text])
    #expect(outcome.exitCode == 0, "\(outcome)")
    var screen = TerminalScreen(rowCount: 24)
    screen.feed(outcome.output)
    #expect(screen.marks.contains("Walk") && screen.marks.contains("minute"))
    #expect(screen.unknown == [])
  }

  @Test("marks the words of SSML, shows no markup, and tells what was wrong behind the text")
  func ssml() throws {
    let outcome = try say([
      "--highlight", "<speak><p>Walk <nosuch/>for 30</p> <p>seconds &amp; stop</p></speak>",
    ])
    #expect(outcome.exitCode == 0, "\(outcome)")
    var screen = TerminalScreen(rowCount: 24)
    screen.feed(outcome.output)
    #expect(screen.marks.filter { !$0.isEmpty } == ["Walk", "for", "30", "seconds", "&", "stop"])
    #expect(screen.lines.prefix(2) == ["Walk for 30", "seconds & stop"])
    #expect(screen.lines.dropFirst(2).first?.hasPrefix("voicectl: line 1, column ") == true)
  }

  @Test("leaves what was shown, unmarked, when Ctrl-C is typed")
  func interrupted() throws {
    let sentence = "walk for 1 minute and 30 seconds."
    let path = try fixture.directory.write(
      Array(repeating: sentence, count: 3000).joined(separator: "\n"), to: "long.txt")
    let outcome = try say(["--highlight", "-f", path], interruptingAt: "\u{1B}[7mminute")
    #expect(outcome.exitCode == 130, "\(outcome.error)")
    var screen = TerminalScreen(rowCount: 24)
    screen.feed(outcome.output)
    #expect(screen.marks.last == "")
    #expect(screen.lines.count < 3000 && screen.lines.last == "")
    #expect(screen.lines.dropLast().allSatisfy { $0 == sentence }, "\(screen.lines.suffix(4))")
    #expect(screen.isCursorBelowText)
  }

  @Test("underlines for those who want no colour")
  func noColor() throws {
    let outcome = try say(["--highlight", "walk"], environment: ["TERM=xterm", "NO_COLOR=1"])
    #expect(outcome.output.contains("\u{1B}[4mwalk\u{1B}[24m"))
    #expect(!outcome.output.contains("\u{1B}[7m"))
  }

  @Test("is refused without a terminal that can do it, before a provider is started")
  func refused() throws {
    let dumb = try say(["--highlight", "walk"], environment: ["TERM=dumb"])
    #expect(dumb.exitCode == 1)
    #expect(
      dumb.output
        == "voicectl: --highlight: needs a terminal that is not dumb, as TERM says\r\n")
    let piped = try fixture.run("say", "--highlight", "walk")
    #expect(piped.exitCode == 1 && piped.output == "")
    #expect(piped.error == "voicectl: --highlight: needs a terminal as standard output\n")
  }

  @Test(
    "is refused with another use of standard output or the sound",
    arguments: [
      (["-o", "x.wav"], "--highlight: cannot be used with --output"),
      (["--markers", "-"], "--markers: cannot share standard output with --highlight"),
    ])
  func usage(options: [String], message: String) throws {
    let outcome = try fixture.run(["say", "--highlight", "walk"] + options)
    #expect(outcome.exitCode == 2 && outcome.output == "")
    #expect(outcome.error == "voicectl: \(message)\n")
  }
}
