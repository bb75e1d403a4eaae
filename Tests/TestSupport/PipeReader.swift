package import Posix

/// What a program writes to a pipe, read piece by piece.
///
/// Every wait ends in an error after ten seconds, so that a program that hangs fails one test and
/// not the run.
package final class PipeReader {
  /// Nothing came for ten seconds.
  package struct Silence: Error {
    package init() {}
  }

  private static let patienceMilliseconds: Int32 = 10_000

  private let end: Descriptor
  private var bytes: [UInt8] = []
  private var isAtEnd = false

  package init(_ end: consuming Descriptor) { self.end = end }

  /// The next line without its newline; nil at the end.
  package func line() throws -> String? {
    while true {
      if let length = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        defer { bytes.removeFirst(length + 1) }
        return String(decoding: bytes[..<length], as: UTF8.self)
      }
      guard !isAtEnd else { return nil }
      try readMore()
    }
  }

  /// The next bytes, fewer only at the end.
  package func bytes(_ count: Int) throws -> [UInt8] {
    while bytes.count < count, !isAtEnd { try readMore() }
    defer { bytes.removeFirst(min(count, bytes.count)) }
    return Array(bytes.prefix(count))
  }

  /// Everything to the end.
  package func rest() throws -> [UInt8] {
    while !isAtEnd { try readMore() }
    defer { bytes = [] }
    return bytes
  }

  private func readMore() throws {
    var entries = [PollEntry(descriptor: end.rawValue, events: .readable)]
    guard try poll(&entries, timeoutMilliseconds: Self.patienceMilliseconds) else {
      throw Silence()
    }
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = try end.read(into: &chunk)
    bytes += chunk[..<count]
    isAtEnd = count == 0
  }
}
