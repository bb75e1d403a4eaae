import CommandLineTool
import Synchronization

/// A tool of two commands that says what it was given, and a console that keeps what is written.
final class ToolFixture: Sendable {
  static let voice = CommandOption.value("voice", short: "v", "ID", "the voice to use")
  static let rate = CommandOption.value("rate", short: "r", "N", "a rate", isRepeatable: true)
  static let quiet = CommandOption.flag("quiet", short: "q", "say less")
  static let json = CommandOption.flag("json", "print JSON")
  static let group = CommandOption.value("group", "DIR", "the group's folder")

  private let written = Mutex((output: "", error: ""))

  var output: String { written.withLock(\.output) }
  var error: String { written.withLock(\.error) }

  static let tool = Tool(
    name: "voicetool", version: "1.2", summary: "Speaks.",
    commands: [
      Command(
        "say", "Speak a text", usage: ["[-v ID] TEXT…", "[-v ID] -"], operands: 1...3,
        options: [voice, rate, quiet, json], discussion: "A text is spoken.",
        body: printArguments),
      Command("fail", "Fail", usage: [""]) { context throws(CommandFailure) in
        throw CommandFailure(.storeUnusable, ["a: why", "b\u{1B}[31m: why"])
      },
    ], commonOptions: [group])

  private static let printArguments: Command.Body = { context throws(CommandFailure) in
    let arguments = context.arguments
    var parts = arguments.operands
    parts += [voice, group].compactMap { option in
      arguments[option].map { "\(option.name)=\($0)" }
    }
    parts += arguments.all(rate).map { "rate=\($0)" }
    parts += [quiet, json].filter(arguments.contains).map { "\($0.name)!" }
    try context.console.print(parts.joined(separator: "|"))
    return .success
  }

  func run(_ arguments: [String]) -> ExitCode {
    Self.tool.run(arguments, console: console()) { _ in nil }
  }

  func console() -> Console {
    Console(
      output: ConsoleStream { text in self.written.withLock { $0.output += text } },
      error: ConsoleStream { text in self.written.withLock { $0.error += text } })
  }
}
