internal import Posix

/// Where a command writes: its standard output and its standard error.
package struct Console: Sendable {
  /// For what the command was asked for.
  package let output: ConsoleStream
  /// For errors, warnings and progress.
  package let error: ConsoleStream

  package init(output: ConsoleStream, error: ConsoleStream) {
    self.output = output
    self.error = error
  }

  /// This process's own streams.
  ///
  /// - Parameter variable: Looks up an environment variable; see `ConsoleStream.standard`.
  package static func standard(variable: (String) -> String?) -> Console {
    Console(
      output: .standard(.output, variable: variable), error: .standard(.error, variable: variable))
  }

  /// Writes a text and a newline to standard output.
  ///
  /// The text goes out as it is: what a user or a file has named is for `String.printable` first.
  ///
  /// - Throws: `outputClosed`, without a message, when nobody reads any more.
  package func print(_ text: String) throws(CommandFailure) {
    do {
      try output.write(text + "\n")
    } catch {
      if error.number == .brokenPipe { throw CommandFailure(.outputClosed, []) }
      throw CommandFailure(.failed, "standard output: \(error.number)")
    }
  }

  /// Writes a table to standard output.
  package func print(_ table: TextTable) throws(CommandFailure) {
    let text = table.text(for: output)
    if !text.isEmpty { try print(text) }
  }

  /// Writes a line for people to standard error, with control characters escaped.
  package func report(_ message: String) { report(lines: message.printable) }

  /// Writes lines of our own to standard error, as they are.
  func report(lines text: String) {
    // When standard error is gone there is nobody to tell.
    try? error.write(text + "\n")
  }
}
