internal import Posix

/// Tells the person who looks after a program why speech was not as it should have been.
package enum SpeechNote {
  /// Writes one line to standard error.
  package static func write(_ message: String) {
    // There is nobody left to tell when this fails.
    try? StandardStream.error.write("speech: \(message)\n")
  }
}
