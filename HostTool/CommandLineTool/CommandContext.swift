/// What a command works with; a test makes its own.
package struct CommandContext: Sendable {
  /// What goes before each message on standard error.
  package let toolName: String
  /// Checked against what the command takes.
  package let arguments: CommandArguments
  /// Where to print and report.
  package let console: Console
  /// Looks up an environment variable; nil when it is unset or empty.
  package let variable: @Sendable (String) -> String?

  package init(
    toolName: String, arguments: CommandArguments, console: Console,
    variable: @escaping @Sendable (String) -> String?
  ) {
    self.toolName = toolName
    self.arguments = arguments
    self.console = console
    self.variable = variable
  }

  /// Reports on standard error what the command goes on in spite of.
  ///
  /// - Parameter message: `what: why`.
  package func warn(_ message: String) { console.report("\(toolName): \(message)") }
}
