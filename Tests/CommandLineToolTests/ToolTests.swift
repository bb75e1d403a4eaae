import CommandLineTool
import Posix
import Testing

@Suite("A tool of commands")
struct ToolTests {
  private let fixture = ToolFixture()

  private static let help = """
    usage: voicetool COMMAND [OPTION…] [ARGUMENT…]

    Speaks.

    Commands:
      say   Speak a text
      fail  Fail

    Options of every command:
          --group DIR  the group's folder
      -h, --help       print this

    `voicetool COMMAND --help` explains a command, `voicetool --version` prints the version.
    Exit codes: 0 success, 1 refused or failed, 2 wrong usage, 3 voice not found,
    4 store unusable, 5 provider failed.

    """

  private static let sayHelp = """
    usage: voicetool say [-v ID] TEXT…
           voicetool say [-v ID] -

    Speak a text.

    A text is spoken.

      -v, --voice ID   the voice to use
      -r, --rate N     a rate
      -q, --quiet      say less
          --json       print JSON
          --group DIR  the group's folder
      -h, --help       print this

    """

  @Test("explains itself", arguments: [["--help"], ["-h"], ["help"]])
  func help(arguments: [String]) {
    #expect(fixture.run(arguments) == .success)
    #expect(fixture.output == Self.help)
    #expect(fixture.error == "")
  }

  @Test(
    "explains a command, whatever else is asked of it",
    arguments: [["say", "--help"], ["help", "say"], ["say", "-qh", "a", "b", "c", "d"]])
  func commandHelp(arguments: [String]) {
    #expect(fixture.run(arguments) == .success)
    #expect(fixture.output == Self.sayHelp)
  }

  @Test("prints its version")
  func version() {
    #expect(fixture.run(["--version"]) == .success)
    #expect(fixture.output == "voicetool 1.2\n")
  }

  @Test("explains itself on standard error when nothing is asked")
  func nothing() {
    #expect(fixture.run([]) == .usage)
    #expect(fixture.output == "")
    #expect(fixture.error == Self.help)
  }

  @Test(
    "refuses what it does not know",
    arguments: [
      (["sya"], "sya: unknown command; did you mean \"say\"?"),
      (["Fail"], "Fail: unknown command; did you mean \"fail\"?"),
      (["hlep"], "hlep: unknown command; did you mean \"help\"?"),
      (["elephant"], "elephant: unknown command"),
      (["help", "sya"], "sya: unknown command; did you mean \"say\"?"),
      (["--verson"], "--verson: unknown option before the command; did you mean \"--version\"?"),
      (["--group", "g", "say"], "--group: unknown option before the command"),
      ([""], ": unknown command"),
    ])
  func unknown(arguments: [String], message: String) {
    #expect(fixture.run(arguments) == .usage)
    #expect(fixture.error == "voicetool: \(message)\n")
  }

  @Test("reports each message of a failure on its line, and lets none steer the terminal")
  func failure() {
    #expect(fixture.run(["fail"]) == .storeUnusable)
    #expect(fixture.error == "voicetool: a: why\nvoicetool: b\\u{1B}[31m: why\n")
  }

  @Test(
    "ends quietly when nobody reads its output, and says so when it cannot be written",
    arguments: [
      (Errno.brokenPipe, ExitCode.outputClosed, ""),
      (.noSpace, .failed, "voicetool: standard output: No space left on device\n"),
    ])
  func unwritable(number: Errno, exitCode: ExitCode, message: String) {
    let output = ConsoleStream { _ throws(PosixError) in
      throw PosixError("write", number: number)
    }
    let console = Console(output: output, error: fixture.console().error)
    #expect(ToolFixture.tool.run(["--help"], console: console) { _ in nil } == exitCode)
    #expect(fixture.error == message)
  }

  @Test("has the exit codes that are documented")
  func exitCodes() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 130, 141])
  }
}
