import CommandLineTool
import Testing

@Suite("A tool describes itself for manuals and shells")
struct ToolPagesTests {
  private let tool = Tool(
    name: "lamp", version: "1.0", summary: "Switches lamps.",
    commands: [
      Command(
        "dim", "Make a lamp darker", usage: ["[--by N] LAMP"], operands: 1...1,
        options: [.value("by", short: "b", "N", "steps to go, '1' at first")],
        discussion: "A lamp is a-z.\n\n  lamp dim kitchen"
      ) { _ in .success }
    ], commonOptions: [.flag("quiet", "say nothing")], relatedPages: ["bulb(1)"])

  @Test("in troff, with hyphens that can be typed")
  func manPage() {
    let lines = tool.manPage.split(separator: "\n").map(String.init)
    #expect(lines.first == ".TH LAMP 1 \"\" \"lamp 1.0\"")
    #expect(lines.contains("lamp \\- switches lamps"))
    #expect(lines.contains(".B lamp dim [\\-\\-by N] LAMP"))
    #expect(lines.contains(".B \\-b, \\-\\-by N"))
    #expect(lines.contains("A lamp is a\\-z."))
    #expect(lines.contains(".nf"))
    #expect(lines.contains(".B \\-\\-quiet"))
    #expect(lines.last == "bulb(1)")
  }

  @Test("for shells: each command and option in each of them", arguments: Tool.Shell.allCases)
  func completion(shell: Tool.Shell) {
    let script = tool.completion(for: shell)
    for word in ["lamp", "dim", "by", "quiet", "help"] { #expect(script.contains(word)) }
    #expect(!script.contains("'1'"))
  }
}
