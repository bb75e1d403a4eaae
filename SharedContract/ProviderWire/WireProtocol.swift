/// Numbers that both ends of the pipe agree on; `docs/provider-protocol.md` is their reference.
package enum WireProtocol {
  /// The versions of the protocol this program speaks.
  package static let versions: ClosedRange<UInt16> = 1...1
  /// The first bytes of a client's first message's body.
  package static let magic: [UInt8] = Array("VPRV".utf8)
  /// The largest message, counted without its length field.
  package static let maximumMessageByteCount = 1 << 20
  /// The largest piece of text in one message; longer texts are sent in several.
  package static let maximumTextPieceByteCount = 1 << 16
  /// The most text of one request that may wait to be spoken.
  package static let maximumPendingTextByteCount = 16 << 20
  /// The most requests under way at once on one connection.
  package static let maximumConcurrentRequests = 16
}

/// Why bytes are not a message, or not one that may come now. Ends the connection.
package struct WireError: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
