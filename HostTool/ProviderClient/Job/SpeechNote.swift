internal import Posix

/// Tells the person who looks after a program why speech was not as it should have been.
package enum SpeechNote {
  /// Writes one line to standard error.
  package static func write(_ message: String) { Log.write(.warning, "speech", message) }
}
