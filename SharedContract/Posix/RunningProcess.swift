internal import CPosix
internal import Glibc

/// A process that this one did not start; the corresponding C function is `pidfd_open`.
///
/// The descriptor keeps the process apart from a later one with its number.
package struct RunningProcess: ~Copyable, Sendable {
  package let identifier: Int32
  private let descriptor: Descriptor

  /// - Throws: `ESRCH` when there is no such process, `EINVAL` for 0 and less.
  package init(identifier: Int32) throws(PosixError) {
    self.identifier = identifier
    descriptor = Descriptor(
      owning: try checked("pidfd_open", "\(identifier)") { cposix_pidfd_open(identifier) })
  }

  /// Sends a signal; the corresponding C function is `kill`.
  package borrowing func send(_ signal: Signal) throws(PosixError) {
    let process = identifier
    guard try !hasEnded(withinMilliseconds: 0) else { return }
    try checked("kill", "\(process)") { kill(process, signal.rawValue) }
  }

  /// Waits for the end at most so long.
  ///
  /// - Returns: Whether it has ended.
  package borrowing func hasEnded(
    withinMilliseconds milliseconds: Int32
  ) throws(PosixError) -> Bool {
    var entries = [PollEntry(descriptor: descriptor.rawValue, events: .readable)]
    return try poll(&entries, timeoutMilliseconds: milliseconds)
  }
}
