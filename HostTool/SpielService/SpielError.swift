internal import Posix
internal import SessionBus

/// Why the service ended though nobody asked it to.
package enum SpielError: Error, Hashable, CustomStringConvertible {
  /// The session has ended.
  case busGone
  /// Another process serves the name.
  case nameTaken
  case failed(cause: String)

  init(_ error: BusError) {
    // sd-bus has these for a bus that is no longer there.
    let gone: Set = [Errno.notConnected, .connectionReset]
    self =
      if gone.contains(error.number) {
        .busGone
      } else if error.call == "sd_bus_request_name", error.number == .fileExists {
        .nameTaken
      } else {
        .failed(cause: "\(error)")
      }
  }

  package var description: String {
    switch self {
    case .busGone: "the session bus has gone"
    case .nameTaken: "another process is \(SpielInterface.busName) already"
    case .failed(let cause): "session bus: \(cause)"
    }
  }
}
