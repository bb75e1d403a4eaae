/// One command of a tool: what it is called and takes, and what it does.
package struct Command: Sendable {
  package typealias Body = @Sendable (CommandContext) throws(CommandFailure) -> ExitCode

  /// What it is called on the command line.
  package let name: String
  /// One line, a sentence without its full stop.
  package let summary: String
  /// What may follow the name, a form a line: `[--enable] ID…`.
  package let usage: [String]
  /// How many operands it takes.
  package let operandCounts: ClosedRange<Int>
  /// Without the tool's common options and `--help`.
  package let options: [CommandOption]
  /// What the help says after the summary; lines of at most 80 columns. May be empty.
  package let discussion: String
  let body: Body

  /// - Parameter body: Does it; on the thread that runs the tool.
  package init(
    _ name: String, _ summary: String, usage: [String], operands: ClosedRange<Int> = 0...0,
    options: [CommandOption] = [], discussion: String = "", body: @escaping Body
  ) {
    self.name = name
    self.summary = summary
    self.usage = usage
    operandCounts = operands
    self.options = options
    self.discussion = discussion
    self.body = body
  }

  /// Makes sure that the number of operands is one that it takes.
  func check(_ operands: [String]) throws(CommandFailure) {
    if operands.count < operandCounts.lowerBound {
      throw .usage("\(name): an argument is missing: \(name) \(usage.joined(separator: " or "))")
    }
    if operands.count > operandCounts.upperBound {
      let surplus = operands[operandCounts.upperBound]
      throw .usage("\(name): unexpected argument \"\(surplus)\"")
    }
  }
}
