/// What a command works with; a test makes its own.
package struct CommandContext: Sendable {
  package let arguments: CommandArguments
  package let console: Console
  /// Looks up an environment variable; nil when it is unset or empty.
  package let variable: @Sendable (String) -> String?

  package init(
    arguments: CommandArguments, console: Console,
    variable: @escaping @Sendable (String) -> String?
  ) {
    self.arguments = arguments
    self.console = console
    self.variable = variable
  }
}
