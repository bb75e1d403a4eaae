package import Posix

/// Reads lines from a pipe, waiting for them.
package struct LineReader: ~Copyable {
  /// A longer line is cut into several.
  private static let longestByteCount = 16 << 20

  private let descriptor: Descriptor
  private var buffer: [UInt8] = []
  private var start = 0
  private var chunk = [UInt8](repeating: 0, count: 65_536)

  package init(_ descriptor: consuming Descriptor) { self.descriptor = descriptor }

  /// The next line without its end; nil at the end of the input.
  package mutating func next() throws(PosixError) -> String? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return String(decoding: buffer[start..<end], as: UTF8.self)
      }
      searched = buffer.count
      if buffer.count - start > Self.longestByteCount {
        defer { start = buffer.count }
        return String(decoding: buffer[start...], as: UTF8.self)
      }
      let count = try descriptor.read(into: &chunk)
      guard count > 0 else { return nil }
      buffer.removeFirst(start)
      searched -= start
      start = 0
      buffer += chunk[..<count]
    }
  }

  /// The lines up to one that is a full stop; nil when the input ends first.
  package mutating func lines() throws(PosixError) -> [String]? {
    var lines: [String] = []
    while let line = try next() {
      if line == "." { return lines }
      // A stop at the start of a line has been doubled.
      lines.append(line.hasPrefix(".") ? String(line.dropFirst()) : line)
    }
    return nil
  }
}
