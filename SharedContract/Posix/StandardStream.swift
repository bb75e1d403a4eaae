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

  /// The terminal's height in rows; 0 when it is none.
  package var terminalRowCount: Int { Int(cposix_window_rows(rawValue)) }
}

/// Opens `/dev/null` for each of descriptors 0 to 2 that this process was started without, so that
/// no file of its own gets one of those numbers; to be called first thing in `main`.
package func openMissingStandardStreams() {
  for number in 0...STDERR_FILENO where fcntlFlags(number) == -1 {
    // The lowest free number is the missing one. Without /dev/null there is nothing to be done.
    _ = cposix_open("/dev/null", O_RDWR, 0)
  }
}

private func fcntlFlags(_ number: Int32) -> Int32 { cposix_fcntl(number, F_GETFD, 0) }

/// Ends this process; the corresponding C function is `exit`.
package func exitProcess(_ code: Int32) -> Never { exit(code) }
