internal import CPosix
internal import Glibc

/// Wakes a thread that waits in `poll` again and again; the corresponding C function is
/// `timerfd_create`.
package struct IntervalTimer: ~Copyable, Sendable {
  private let descriptor: Descriptor

  /// For `poll`: readable once an interval has passed since it was cleared.
  package var rawValue: Int32 { descriptor.rawValue }

  /// - Parameter milliseconds: At least 1.
  package init(milliseconds: Int32) throws(PosixError) {
    descriptor = Descriptor(
      owning: try checked("timerfd_create") { cposix_interval_timer(milliseconds) })
  }

  /// Makes it unreadable until the next interval has passed.
  package borrowing func clear() {
    var count: UInt64 = 0
    _ = Glibc.read(descriptor.rawValue, &count, MemoryLayout<UInt64>.size)
  }
}
