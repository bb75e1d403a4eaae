internal import Foundation
internal import Posix

/// Ends a provider whose client has gone while a unit of another's did not come back from a call.
///
/// The service, which ends the process at once as a rule, is on the thread that the unit keeps.
enum Abandonment {
  private static let graceMilliseconds: Int32 = 2000

  /// Watches standard input from a thread of its own; to be called when signals are blocked.
  static func watch(_ log: @escaping @Sendable (String) -> Void) {
    Thread.detachNewThread {
      var input = [PollEntry(descriptor: 0, events: [])]
      do {
        while input[0].ready.isDisjoint(with: .closed) {
          try poll(&input, timeoutMilliseconds: nil)
        }
      } catch {
        return  // Without poll nothing can be known.
      }
      pause(milliseconds: graceMilliseconds)
      log("the client has gone, and the audio unit has not come back from a call")
      exitProcess(1)
    }
  }
}
