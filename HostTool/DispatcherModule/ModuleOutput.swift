internal import Posix

/// The module's standard output, where whole messages go and nothing else; any thread.
final class ModuleOutput: Sendable {
  private let descriptor: Descriptor
  /// Whether somebody's messages go there now.
  private let isTaken = Monitor(false)

  init(_ descriptor: consuming Descriptor) { self.descriptor = descriptor }

  /// Bytes that the server has not read yet.
  var unreadByteCount: Int { descriptor.unreadByteCount }

  /// Writes a message, waiting for the server to take it.
  ///
  /// - Parameter isWanted: Asked when it is this message's turn; false drops it.
  func write(
    _ message: [UInt8], if isWanted: () -> Bool = { true }
  ) throws(PosixError) {
    take()
    defer { leave() }
    if isWanted() { try descriptor.writeAll(message) }
  }

  /// Writes the first reply to a command, reads what follows the command and writes the second one.
  ///
  /// Nothing comes between the two: a server takes an event there for the reply.
  ///
  /// - Returns: What was read; nil when the server has gone.
  func exchange(
    _ first: [UInt8], _ read: () throws(PosixError) -> [String]?, answer: ([String]) -> [UInt8]
  ) throws(PosixError) -> [String]? {
    take()
    defer { leave() }
    try descriptor.writeAll(first)
    guard let lines = try read() else { return nil }
    try descriptor.writeAll(answer(lines))
    return lines
  }

  private func take() {
    _ = isTaken.wait { isTaken -> Bool? in
      guard !isTaken else { return nil }
      isTaken = true
      return true
    }
  }

  private func leave() { isTaken.change { $0 = false } }
}
