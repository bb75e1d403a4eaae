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
  /// - Returns: The line without its end; nil at the end of the input, and after Ctrl-C while nothing
  ///   is shown.
  static func line(_ question: String, isSecret: Bool) -> String? {
    let mode = isSecret ? TerminalMode(byKey: false) : nil
    // The terminal must be as it was when Ctrl-C ends the program; without a descriptor it is not.
    let interruption = mode != nil ? try? Interruption() : nil
    // When standard error is gone nobody sees the question, but may answer it.
    if isPossible { try? StandardStream.error.write(question) }
    let line = readLine(interruption)
    if mode != nil { try? StandardStream.error.write("\n") }
    return line
  }

  /// A byte at a time, so that nothing behind the line is taken.
  private static func readLine(_ interruption: Interruption?) -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while bytes.count < byteLimit {
      if let interruption, isInterrupted(interruption) { return nil }
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0 && errno == EINTR { continue }
      guard count == 1 else { return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self) }
      if byte == UInt8(ascii: "\n") { break }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Waits for something to read.
  private static func isInterrupted(_ interruption: Interruption) -> Bool {
    var entries = [STDIN_FILENO, interruption.descriptor].map {
      PollEntry(descriptor: $0, events: .readable)
    }
    // A wait that fails is followed by a read that waits.
    _ = try? poll(&entries, timeoutMilliseconds: nil)
    return interruption.isRequested()
  }
}
