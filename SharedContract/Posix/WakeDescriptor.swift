internal import CPosix
internal import Glibc

/// Wakes a thread that waits in `poll`; the corresponding C function is `eventfd`.
///
/// Any thread may signal, one waits.
package struct WakeDescriptor: ~Copyable, Sendable {
  private let descriptor: Descriptor

  /// For `poll`: readable after a signal.
  package var rawValue: Int32 { descriptor.rawValue }

  package init() throws(PosixError) {
    descriptor = Descriptor(
      owning: try checked("eventfd") { cposix_eventfd() })
  }

  /// Makes it readable.
  package borrowing func signal() {
    let number = descriptor.rawValue
    var one: UInt64 = 1
    // Repeated where it is interrupted, or nobody would wake; else it fails only when it is readable
    // already.
    _ = try? checked("write") { Glibc.write(number, &one, MemoryLayout<UInt64>.size) }
  }

  /// Makes it unreadable until the next signal.
  package borrowing func clear() {
    let number = descriptor.rawValue
    var count: UInt64 = 0
    _ = try? checked("read") { Glibc.read(number, &count, MemoryLayout<UInt64>.size) }
  }
}
