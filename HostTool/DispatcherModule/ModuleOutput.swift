internal import Posix

/// The module's standard output, where whole messages go and nothing else; any thread.
final class ModuleOutput: Sendable {
  private let descriptor: Descriptor
  private let turn = Monitor(())

  init(_ descriptor: consuming Descriptor) { self.descriptor = descriptor }

  /// Writes a message, waiting for the server to take it.
  ///
  /// - Parameter isWanted: Asked when it is this message's turn; false drops it.
  func write(
    _ message: [UInt8], if isWanted: () -> Bool = { true }
  ) throws(PosixError) {
    try turn.withLock { (_) throws(PosixError) in
      if isWanted() { try descriptor.writeAll(message) }
    }
  }

  /// Does something between two messages, and writes the one that it makes.
  func write(_ make: () -> [UInt8]) throws(PosixError) {
    try turn.withLock { (_) throws(PosixError) in try descriptor.writeAll(make()) }
  }
}
