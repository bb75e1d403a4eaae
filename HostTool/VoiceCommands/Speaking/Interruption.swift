internal import Posix

/// Ctrl-C and the like, noticed where it is asked for.
final class Interruption {
  private let signals: SignalDescriptor
  private var hasCome = false

  /// Holds the signals back from ending the process.
  init() throws(PosixError) {
    signals = try SignalDescriptor([.interrupt, .terminate, .hangUp])
  }

  /// For `poll`: readable when one has come and was not noticed yet.
  var descriptor: Int32 { signals.rawValue }

  /// Whether one has come.
  func isRequested() -> Bool {
    if signals.next() != nil { hasCome = true }
    return hasCome
  }
}
