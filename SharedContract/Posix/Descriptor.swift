internal import CPosix
internal import Glibc

/// An open file descriptor with one owner; closed when the owner goes.
///
/// Every descriptor made here is close-on-exec. Not tied to a thread.
package struct Descriptor: ~Copyable, Sendable {
  /// The number, for `poll` and for calls not wrapped here; do not close it.
  package let rawValue: Int32

  /// Takes over an open descriptor.
  package init(owning rawValue: Int32) { self.rawValue = rawValue }

  /// Opens a file; the corresponding C function is `open`.
  ///
  /// - Parameter permissions: The mode of a file that is made, before the umask.
  package init(
    opening path: String, _ access: Access, options: Options = [], permissions: UInt32 = 0o600
  ) throws(PosixError) {
    let flags = access.rawValue | options.rawValue | O_CLOEXEC
    rawValue = try checked("open", path) { cposix_open(path, flags, permissions) }
  }

  /// A second descriptor for the same open file, above 2 (`F_DUPFD_CLOEXEC`).
  package init(duplicating other: borrowing Descriptor) throws(PosixError) {
    try self.init(duplicating: other.rawValue)
  }

  /// A second descriptor for what `number` stands for, above 2 (`F_DUPFD_CLOEXEC`).
  init(duplicating number: Int32) throws(PosixError) {
    rawValue = try checked("fcntl(F_DUPFD_CLOEXEC)") { cposix_fcntl(number, F_DUPFD_CLOEXEC, 3) }
  }

  deinit { Glibc.close(rawValue) }

  /// Standard input, output and error of this process; each may be taken once.
  package static func standardInput() -> Descriptor { Descriptor(owning: STDIN_FILENO) }
  package static func standardOutput() -> Descriptor { Descriptor(owning: STDOUT_FILENO) }
  package static func standardError() -> Descriptor { Descriptor(owning: STDERR_FILENO) }

  /// Closes now, and reports what a deferred write may still fail with.
  package consuming func close() throws(PosixError) {
    let number = rawValue
    discard self
    // Not repeated after EINTR: Linux has released the number by then.
    if Glibc.close(number) == -1 && errno != EINTR { throw PosixError("close") }
  }

  /// Hands the number over to somebody else, who closes it.
  package consuming func release() -> Int32 {
    let number = rawValue
    discard self
    return number
  }

  /// How a file is opened.
  package enum Access: Sendable {
    case readOnly
    case writeOnly
    case readWrite

    var rawValue: Int32 {
      switch self {
      case .readOnly: O_RDONLY
      case .writeOnly: O_WRONLY
      case .readWrite: O_RDWR
      }
    }
  }

  /// Flags of `open`.
  package struct Options: OptionSet, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) { self.rawValue = rawValue }

    // Without it other modules make every literal by the generic way, which looks up conformances.
    package init(arrayLiteral elements: Self...) {
      rawValue = elements.reduce(0) { $0 | $1.rawValue }
    }

    package static let create = Self(rawValue: O_CREAT)
    package static let exclusive = Self(rawValue: O_EXCL)
    package static let truncate = Self(rawValue: O_TRUNC)
    package static let append = Self(rawValue: O_APPEND)
    package static let noFollow = Self(rawValue: O_NOFOLLOW)
    package static let directory = Self(rawValue: O_DIRECTORY)
    package static let nonBlocking = Self(rawValue: O_NONBLOCK)
  }
}

// MARK: - Reading and writing

extension Descriptor {
  /// Reads what is there, up to the buffer's size; 0 at end of file.
  package borrowing func read(into buffer: inout MutableRawSpan) throws(PosixError) -> Int {
    let number = rawValue
    return try buffer.withUnsafeMutableBytes { (bytes) throws(PosixError) in
      try checked("read") { Glibc.read(number, bytes.baseAddress, bytes.count) }
    }
  }

  /// Reads what is there into the beginning of an array, up to its count; 0 at end of file.
  package borrowing func read(into buffer: inout [UInt8]) throws(PosixError) -> Int {
    var span = buffer.mutableSpan
    var bytes = span.mutableBytes
    return try read(into: &bytes)
  }

  /// Reads what is there, up to so many bytes, behind what an array holds; 0 at end of file.
  ///
  /// Memory that nothing is read into is not touched.
  package borrowing func read(
    upTo byteCount: Int, appendingTo bytes: inout [UInt8]
  ) throws(PosixError) -> Int {
    let number = rawValue
    let start = bytes.count
    try bytes.append(addingCapacity: byteCount) { (span) throws(PosixError) in
      try span.withUnsafeMutableBufferPointer { (buffer, count) throws(PosixError) in
        count = try checked("read") { Glibc.read(number, buffer.baseAddress, buffer.count) }
      }
    }
    return bytes.count - start
  }

  /// Reads to the end of the file.
  ///
  /// - Parameter byteLimit: More than this is the error `EFBIG`.
  package borrowing func readAll(byteLimit: Int = .max) throws(PosixError) -> [UInt8] {
    var result: [UInt8] = []
    // As much again as there is: most files are small.
    while try read(upTo: max(4096, result.count), appendingTo: &result) > 0 {
      guard result.count <= byteLimit else {
        throw PosixError("read", number: Errno(rawValue: EFBIG))
      }
    }
    return result
  }

  /// Writes some of the bytes.
  ///
  /// - Returns: How many; 0 when the descriptor is non-blocking and takes none now.
  package borrowing func write(_ bytes: RawSpan) throws(PosixError) -> Int {
    let number = rawValue
    do {
      return try bytes.withUnsafeBytes { (buffer) throws(PosixError) in
        try checked("write") { Glibc.write(number, buffer.baseAddress, buffer.count) }
      }
    } catch {
      if error.number == .wouldBlock { return 0 }
      throw error
    }
  }

  /// Writes every byte, waiting where the descriptor is non-blocking.
  package borrowing func writeAll(_ bytes: RawSpan) throws(PosixError) {
    var written = 0
    while written < bytes.byteCount {
      let count = try write(bytes.extracting(droppingFirst: written))
      written += count
      if count == 0 {
        var wanted = [PollEntry(descriptor: rawValue, events: .writable)]
        try poll(&wanted, timeoutMilliseconds: nil)
      }
    }
  }

  /// Writes some of an array's bytes; see `write(_:)` of a span.
  package borrowing func write(_ bytes: [UInt8]) throws(PosixError) -> Int {
    try write(bytes.span.bytes)
  }

  /// Writes every byte of an array.
  package borrowing func writeAll(_ bytes: [UInt8]) throws(PosixError) {
    try writeAll(bytes.span.bytes)
  }

  /// Writes a text as UTF-8.
  package borrowing func writeAll(_ text: String) throws(PosixError) {
    try writeAll(Array(text.utf8))
  }

  /// The most that a pipe takes without blocking when it takes anything (`PIPE_BUF`).
  package static let writableByteCount = 4096

  /// Waits until a write of up to `writableByteCount` bytes does not block.
  ///
  /// - Parameter other: A descriptor that ends the waiting when it is readable.
  /// - Returns: Whether to write; false when `other` came first.
  package borrowing func waitToWrite(unlessReadable other: Int32) throws(PosixError) -> Bool {
    var entries = [
      PollEntry(descriptor: rawValue, events: .writable),
      PollEntry(descriptor: other, events: .readable),
    ]
    while try !poll(&entries, timeoutMilliseconds: nil) {}
    return entries[1].ready.isEmpty
  }

  /// Moves to `byteOffset` from the file's start; `ESPIPE` on a pipe.
  package borrowing func seek(to byteOffset: Int) throws(PosixError) {
    let number = rawValue
    try checked("lseek") { lseek(number, byteOffset, SEEK_SET) }
  }

  /// Makes reads and writes answer at once. Shared with every duplicate of the descriptor.
  package borrowing func setNonBlocking() throws(PosixError) {
    let number = rawValue
    let flags = try checked("fcntl(F_GETFL)") { cposix_fcntl(number, F_GETFL, 0) }
    try checked("fcntl(F_SETFL)") { cposix_fcntl(number, F_SETFL, flags | O_NONBLOCK) }
  }

  /// Bytes in a pipe that its reader has not read yet (`FIONREAD`); 0 where that cannot be told.
  package var unreadByteCount: Int { Int(cposix_unread_byte_count(rawValue)) }

  /// Whether it is a terminal (`isatty`).
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The terminal's width in columns; 0 when it is none.
  package var terminalColumnCount: Int { Int(cposix_window_columns(rawValue)) }
}
