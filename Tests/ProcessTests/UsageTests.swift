import Posix
import TestSupport
import Testing

@Suite("voicectl's command line", .tags(.process), .timeLimit(.minutes(5)))
struct UsageTests {
  private let fixture: VoicectlFixture

  init() throws { fixture = try VoicectlFixture() }

  /// The names that `--help` lists.
  private func commands() throws -> [String] {
    let lines = try fixture.output(of: "--help").split(separator: "\n")
    let commands = lines.drop { $0 != "Commands:" }.dropFirst()
      .prefix { $0.hasPrefix("  ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    try #require(commands.contains("catalog") && commands.contains("doctor"))
    return commands
  }

  @Test("explains itself and every command that it lists")
  func help() throws {
    for command in try commands() {
      let text = try fixture.output(of: command, "--help")
      #expect(text.hasPrefix("usage: voicectl \(command)"))
      #expect(text.contains("--group DIR"))
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(command)")
    }
  }

  @Test("is described in docs/voicectl.md with every command's first form")
  func documented() throws {
    let page = try Descriptor(opening: SourceTree.root + "/docs/voicectl.md", .readOnly).readAll()
    let text = String(decoding: page, as: UTF8.self)
    for command in try commands() {
      let help = try fixture.output(of: command, "--help")
      let usage = try #require(help.split(separator: "\n").first).dropFirst(
        "usage: voicectl ".count)
      #expect(text.contains("`\(usage)`"), "\(usage)")
    }
  }

  @Test("prints its version")
  func version() throws {
    #expect(try fixture.output(of: "--version").hasPrefix("voicectl "))
  }

  @Test(
    "ends with exit code 2 when it is wrong, and suggests what was meant",
    arguments: [
      (["catlog"], "voicectl: catlog: unknown command; did you mean \"catalog\"?\n"),
      (["buy"], "voicectl: buy: an argument is missing: buy [--enable] [--json] ID…\n"),
      (
        ["buy", "--enabel", "x"], "voicectl: --enabel: unknown option; did you mean \"--enable\"?\n"
      ),
      (["export", "x"], "voicectl: export: unexpected argument \"x\"\n"),
      (["export", "--group"], "voicectl: --group: needs a value, DIR\n"),
    ])
  func wrong(arguments: [String], message: String) throws {
    let outcome = try fixture.run(arguments)
    #expect(outcome.exitCode == 2)
    #expect(outcome.output == "")
    #expect(outcome.error == message)
  }
}
