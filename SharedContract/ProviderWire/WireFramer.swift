/// Cuts arriving bytes into messages. Memory is bounded by the largest message.
package struct WireFramer {
  private var buffer: [UInt8] = []
  private var readOffset = 0

  package init() {}

  /// Adds bytes as they came from the pipe.
  package mutating func append(_ bytes: ArraySlice<UInt8>) {
    if readOffset > 0 && readOffset >= buffer.count / 2 {
      buffer.removeSubrange(..<readOffset)
      readOffset = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next whole message's kind and body, or nil until more bytes come.
  ///
  /// - Throws: When a length is 0 or over the limit; the bytes that follow mean nothing then.
  package mutating func next() throws(WireError) -> (kind: UInt8, body: ArraySlice<UInt8>)? {
    guard buffer.count - readOffset >= 4 else { return nil }
    let length = (0..<4).reduce(0) { $0 | Int(buffer[readOffset + $1]) << (8 * $1) }
    guard length > 0, length <= WireProtocol.maximumMessageByteCount else {
      throw WireError(
        "a message of \(length) bytes; 1 to \(WireProtocol.maximumMessageByteCount) are allowed")
    }
    let start = readOffset + 4
    guard buffer.count - start >= length else { return nil }
    readOffset = start + length
    return (buffer[start], buffer[(start + 1)..<readOffset])
  }

  /// Whether a message has begun and not ended: at end of file, a sign of a client cut short.
  package var isInsideMessage: Bool { readOffset < buffer.count }
}
