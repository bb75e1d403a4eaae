import AVFoundation

/// Prints what happens and lets a program wait for the end.
final class EventLog: @unchecked Sendable {
  private let lock = NSLock()
  private let ended = DispatchSemaphore(value: 0)

  func add(_ line: String) {
    lock.withLock { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
  }

  func end() { ended.signal() }

  /// Waits for `end`, ten seconds at the longest.
  func waitForEnd() {
    if ended.wait(timeout: .now() + 10) == .timedOut { add("nothing more came") }
  }
}
