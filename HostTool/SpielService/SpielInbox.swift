internal import Posix

/// What other threads have for the service's own; any thread.
final class SpielInbox: Sendable {
  private let wakeUp: WakeDescriptor
  private let haveVoicesChanged = Monitor(false)

  init() throws(PosixError) { wakeUp = try WakeDescriptor() }

  /// There may be something to write to a pipe.
  func wake() { wakeUp.signal() }

  /// The voices may be others than before.
  func tellVoicesChanged() {
    haveVoicesChanged.withLock { $0 = true }
    wakeUp.signal()
  }

  // MARK: - The service's thread

  /// For `poll`: readable when there is something.
  var wakeDescriptor: Int32 { wakeUp.rawValue }

  /// To be called before looking at what there is.
  func clearWake() { wakeUp.clear() }

  /// Whether the voices may have changed since this was asked last.
  func takeVoicesChanged() -> Bool {
    haveVoicesChanged.withLock { haveChanged in
      defer { haveChanged = false }
      return haveChanged
    }
  }
}
