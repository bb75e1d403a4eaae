import Glibc
import Posix

/// A process that is not a child of this one.
struct ProcessHandle {
  let identifier: Int32
  private let descriptor: HeldDescriptor

  /// Keeps a descriptor in a class, so that handles can be passed around.
  private final class HeldDescriptor: Sendable {
    let descriptor: Descriptor
    init(_ descriptor: consuming Descriptor) { self.descriptor = descriptor }
  }

  /// - Throws: When there is no such process any more.
  init(_ identifier: Int32) throws {
    self.identifier = identifier
    descriptor = HeldDescriptor(
      try Descriptor(opening: "/proc/\(identifier)", .readOnly, options: .directory))
  }

  /// The children of a process's threads.
  static func children(of parent: Int32) throws -> [ProcessHandle] {
    try FileSystem.names(inDirectory: "/proc/\(parent)/task").flatMap { thread in
      let path = "/proc/\(parent)/task/\(thread)/children"
      let list = try Descriptor(opening: path, .readOnly).readAll()
      return try String(decoding: list, as: UTF8.self).split(separator: " ")
        .compactMap { Int32($0) }.map(ProcessHandle.init)
    }
  }

  func send(_ signal: Int32) { kill(identifier, signal) }

  /// Waits for its end.
  ///
  /// - Returns: Whether it came in time.
  func hasEnded(withinMilliseconds milliseconds: Int) -> Bool {
    for _ in 0..<milliseconds {
      guard isAlive else { return true }
      pause(milliseconds: 1)
    }
    return !isAlive
  }

  /// Whether any thread of it runs, as the very process that it was; one that waits to be reaped
  /// does not. Its files stay open until its last thread has ended.
  private var isAlive: Bool {
    let path = "/proc/self/fd/\(descriptor.descriptor.rawValue)/stat"
    guard let file = try? Descriptor(opening: path, .readOnly), let bytes = try? file.readAll(),
      let fields = String(decoding: bytes, as: UTF8.self).split(separator: ")").last?.split(
        separator: " "), fields.count > 17
    else { return false }
    return fields[0] != "Z" || fields[17] != "1"
  }
}
