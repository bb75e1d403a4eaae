import TestSupport
import Testing

@Suite("voicectl on a terminal", .tags(.process), .timeLimit(.minutes(5)))
struct TerminalTests {
  private let fixture: VoicectlFixture

  init() throws { fixture = try VoicectlFixture() }

  @Test(
    "prints a table, in colour where that is wanted",
    arguments: [
      (["TERM=xterm"], true), (["TERM=xterm", "NO_COLOR="], true),
      (["TERM=xterm", "NO_COLOR=1"], false), (["TERM=dumb"], false),
    ])
  func table(environment: [String], isColored: Bool) throws {
    let lines = try terminalLines(of: "catalog", columnCount: 200, environment: environment)
    let header = "IDENTIFIER                STATE     NAME   VERSION  LANGUAGES  FOLDER"
    #expect(lines.first == (isColored ? "\u{1B}[1m\(header)\u{1B}[0m" : header))
    #expect(lines[4].hasPrefix("com.example.sample.hello  on offer  Hello  1.0      "))
  }

  @Test("keeps a table within the terminal's width")
  func narrow() throws {
    let lines = try terminalLines(of: "catalog", columnCount: 60, environment: ["NO_COLOR=1"])
    #expect(lines.count == 6)
    #expect(lines.allSatisfy { $0.count <= 60 })
    #expect(lines.last?.hasSuffix("…") == true)
  }

  /// What the command writes to a terminal, which `script` makes.
  private func terminalLines(
    of command: String, columnCount: Int, environment: [String]
  ) throws -> [String] {
    let line = "stty columns \(columnCount); '\(fixture.voicectl.path)' \(command)"
    let outcome = try Executable(path: "/usr/bin/script").run(
      ["--quiet", "--return", "--command", line, "/dev/null"],
      environment: environment + ["SHELL=/bin/sh"] + fixture.environment)
    #expect(outcome.exitCode == 0, "\(outcome)")
    return outcome.output.split(separator: "\r\n").map(String.init)
  }
}
