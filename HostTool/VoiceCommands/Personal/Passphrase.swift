internal import CommandLineTool

/// The passphrase of a file that holds a voice.
enum Passphrase {
  /// Shorter ones are guessed too soon.
  private static let leastCharacterCount = 8

  /// A new one, typed twice where somebody types.
  static func new() throws(CommandFailure) -> String {
    let first = try line("passphrase for the file (not shown): ")
    guard first.count >= leastCharacterCount else {
      throw CommandFailure(
        .failed,
        "passphrase: \(leastCharacterCount) characters are the least; several words are "
          + "good")
    }
    guard TerminalQuestion.isPossible else { return first }
    guard try line("the same again: ") == first else {
      throw CommandFailure(.failed, "passphrase: the two are not the same")
    }
    return first
  }

  /// One that a file was made with.
  static func known() throws(CommandFailure) -> String {
    try line("passphrase of the file (not shown): ")
  }

  private static func line(_ question: String) throws(CommandFailure) -> String {
    guard let line = TerminalQuestion.line(question, isSecret: true), !line.isEmpty else {
      throw CommandFailure(.failed, "passphrase: none was given")
    }
    return line
  }
}
