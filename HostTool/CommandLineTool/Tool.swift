internal import Spelling

/// A program made of commands: `voicectl buy …`.
package struct Tool: Sendable {
  /// What goes before each error message.
  package let name: String
  package let version: String
  /// What it is for, in a sentence.
  package let summary: String
  /// In the order in which the help lists them.
  package let commands: [Command]
  /// Options that every command takes.
  package let commonOptions: [CommandOption]
  /// Other pages of the manual: `voice-provider(1)`.
  package let relatedPages: [String]

  package init(
    name: String, version: String, summary: String, commands: [Command],
    commonOptions: [CommandOption], relatedPages: [String] = []
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.commands = commands
    self.commonOptions = commonOptions
    self.relatedPages = relatedPages
  }

  /// Runs the command that the arguments name, and reports its failure on standard error.
  ///
  /// - Parameters:
  ///   - arguments: Without the program's name.
  ///   - variable: Looks up an environment variable; nil when it is unset or empty.
  package func run(
    _ arguments: [String], console: Console,
    variable: @escaping @Sendable (String) -> String?
  ) -> ExitCode {
    do {
      return try dispatch(arguments, console, variable)
    } catch {
      for message in error.messages { console.report("\(name): \(message)") }
      return error.exitCode
    }
  }

  private func dispatch(
    _ arguments: [String], _ console: Console,
    _ variable: @escaping @Sendable (String) -> String?
  ) throws(CommandFailure) -> ExitCode {
    guard let first = arguments.first else {
      console.report(lines: help)
      return .usage
    }
    switch first {
    case "--help", "-h", "help": return try printHelp(for: arguments.dropFirst().first, console)
    case "--version":
      try console.print("\(name) \(version)")
      return .success
    case "--man":
      try console.print(manPage)
      return .success
    case "--completion":
      guard let shell = arguments.dropFirst().first.flatMap({ Shell(rawValue: $0) }) else {
        throw .usage("--completion: needs bash, zsh or fish")
      }
      try console.print(completion(for: shell))
      return .success
    case _ where first.hasPrefix("-"):
      let suggestion = NearestName.suggestion(for: first, in: ["--help", "--version"])
      throw .usage("\(first): unknown option before the command\(suggestion)")
    default:
      return try run(command(first), Array(arguments.dropFirst()), console, variable)
    }
  }

  private func run(
    _ command: Command, _ arguments: [String], _ console: Console,
    _ variable: @escaping @Sendable (String) -> String?
  ) throws(CommandFailure) -> ExitCode {
    let parser = ArgumentParser(command.options + commonOptions + [.help])
    let parsed = try parser.parse(arguments)
    if parsed.contains(.help) { return try printHelp(for: command.name, console) }
    try command.check(parsed.operands)
    return try command.body(
      CommandContext(
        toolName: name, arguments: parsed, console: console, variable: variable))
  }

  private func command(_ name: String) throws(CommandFailure) -> Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let suggestion = NearestName.suggestion(for: name, in: commands.map(\.name) + ["help"])
    throw .usage("\(name): unknown command\(suggestion)")
  }

  private func printHelp(
    for name: String?, _ console: Console
  ) throws(CommandFailure) -> ExitCode {
    try console.print(
      try name.map { name throws(CommandFailure) in
        help(for: try command(name))
      } ?? help)
    return .success
  }
}
