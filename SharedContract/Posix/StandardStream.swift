internal import CPosix
internal import Glibc

/// This process's output streams, written without buffering and owned by nobody.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Writes a text as UTF-8, whole.
  package func write(_ text: String) throws(PosixError) { try write(Array(text.utf8)) }

  /// Writes bytes, whole, waiting where another process has made the stream non-blocking.
  package func write(_ bytes: [UInt8]) throws(PosixError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      do {
        let count = try checked("write") {
          rest.withUnsafeBytes { Glibc.write(rawValue, $0.baseAddress, $0.count) }
        }
        rest = rest.dropFirst(count)
      } catch  where error.number == .wouldBlock {
        var wanted = [PollEntry(descriptor: rawValue, events: .writable)]
        try poll(&wanted, timeoutMilliseconds: nil)
      }
    }
  }

  /// Whether it is a terminal (`isatty`).
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The terminal's width in columns; 0 when it is none.
  package var terminalColumnCount: Int { Int(cposix_window_columns(rawValue)) }
}

/// Ends this process; the corresponding C function is `exit`.
package func exitProcess(_ code: Int32) -> Never { exit(code) }
