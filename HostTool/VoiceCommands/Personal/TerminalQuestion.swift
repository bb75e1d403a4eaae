internal import Glibc
internal import Posix

/// A question that the user answers with a line.
enum TerminalQuestion {
  /// Longer lines are cut.
  private static let byteLimit = 4096

  /// Whether somebody can be asked: standard input is a terminal.
  static var isPossible: Bool { isatty(STDIN_FILENO) == 1 }

  /// Asks on standard error.
  ///
  /// - Returns: The line; nil when nobody can be asked or nobody answers.
  static func ask(_ question: String) -> String? {
    isPossible ? line(question, isSecret: false) : nil
  }

  /// Reads the next line of standard input, after the question when it is a terminal.
  ///
  /// - Parameter isSecret: Whether the terminal does not show what is typed.
  /// - Returns: The line without its end; nil at the end of the input.
  static func line(_ question: String, isSecret: Bool) -> String? {
    let mode = isSecret ? TerminalMode(byKey: false) : nil
    // When standard error is gone nobody sees the question, but may answer it.
    if isPossible { try? StandardStream.error.write(question) }
    let line = readLine()
    if mode != nil { try? StandardStream.error.write("\n") }
    return line
  }

  /// A byte at a time, so that nothing behind the line is taken.
  private static func readLine() -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while bytes.count < byteLimit {
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0 && errno == EINTR { continue }
      guard count == 1 else { return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self) }
      if byte == UInt8(ascii: "\n") { break }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
