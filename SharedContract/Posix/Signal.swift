internal import CPosix
internal import Glibc

/// A signal's number; see signal(7).
package struct Signal: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  package static let interrupt = Self(rawValue: SIGINT)
  package static let terminate = Self(rawValue: SIGTERM)
  package static let hangUp = Self(rawValue: SIGHUP)
  package static let kill = Self(rawValue: SIGKILL)

  /// Makes writes to a closed pipe answer `EPIPE`; to be called once, first thing in `main`.
  package static func ignoreBrokenPipe() { signal(SIGPIPE, SIG_IGN) }

  /// Leaves Ctrl-C to the process that started this one.
  package static func ignoreInterrupt() { signal(SIGINT, SIG_IGN) }
}

/// Signals delivered as something to read; the corresponding C function is `signalfd`.
package struct SignalDescriptor: ~Copyable, Sendable {
  private let descriptor: Descriptor

  /// For `poll`: readable when a signal has come.
  package var rawValue: Int32 { descriptor.rawValue }

  /// Blocks the signals for this thread and those it starts, and collects them here.
  package init(_ signals: [Signal]) throws(PosixError) {
    let numbers = signals.map(\.rawValue)
    descriptor = Descriptor(
      owning: try checked("signalfd") { cposix_signalfd(numbers, numbers.count) })
  }

  /// The next signal that has come, or nil when none is left.
  package borrowing func next() -> Signal? {
    let number = cposix_next_signal(descriptor.rawValue)
    return number == 0 ? nil : Signal(rawValue: number)
  }
}
