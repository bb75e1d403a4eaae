internal import Glibc

/// This process's input stream, read without buffering and owned by nobody.
package enum StandardInput {
  /// Whether it is a terminal (`isatty`).
  package static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// The next line without its end; nil at the end of the stream, and for a longer one.
  package static func readLine(byteLimit: Int) throws(PosixError) -> String? {
    var line: [UInt8] = []
    while line.count < byteLimit {
      var byte: UInt8 = 0
      let count = try checked("read") { Glibc.read(STDIN_FILENO, &byte, 1) }
      guard count == 1 else { return nil }
      if byte == 0x0A { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
    return nil
  }
}
