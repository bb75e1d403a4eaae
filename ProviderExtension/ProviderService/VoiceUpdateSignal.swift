internal import Posix

/// Carries `updateSpeechVoices()` from any thread to the one that serves.
final class VoiceUpdateSignal: Sendable {
  private let pipe: Pipe

  init() throws(PosixError) {
    pipe = try Pipe()
    try pipe.readEnd.setNonBlocking()
    try pipe.writeEnd.setNonBlocking()
  }

  /// For `poll`: readable when it was sent.
  var rawValue: Int32 { pipe.readEnd.rawValue }

  /// Any thread; does not wait.
  func send() {
    // A pipe that is full says already what there is to say.
    _ = try? pipe.writeEnd.write([0])
  }

  /// - Returns: Whether it was sent since the last call.
  func take() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 64)
    var isSent = false
    while let count = try? pipe.readEnd.read(into: &bytes), count > 0 { isSent = true }
    return isSent
  }
}
