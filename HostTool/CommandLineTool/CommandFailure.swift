/// Why a command did not do what was asked.
package struct CommandFailure: Error, Hashable, Sendable {
  /// What the process ends with.
  package var exitCode: ExitCode
  /// `what: why` each; a line on standard error for each. Empty when everything has been said.
  package var messages: [String]

  /// A failure with any number of messages.
  package init(_ exitCode: ExitCode, _ messages: [String]) {
    self.exitCode = exitCode
    self.messages = messages
  }

  /// A failure with one message, `what: why`.
  package init(_ exitCode: ExitCode, _ message: String) { self.init(exitCode, [message]) }

  /// A command line that is wrong.
  package static func usage(_ message: String) -> CommandFailure { Self(.usage, message) }
}
