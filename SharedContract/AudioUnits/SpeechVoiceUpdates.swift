internal import Synchronization

/// Who is told of `AVSpeechSynthesisProviderVoice.updateSpeechVoices()` in this process: what a
/// provider's main and the client library have to do then.
package enum SpeechVoiceUpdates {
  private static let observers = Mutex<[@Sendable () -> Void]>([])

  /// Adds an observer for the rest of the process's life. Any thread.
  ///
  /// - Parameter observer: Called on the thread of whoever calls `updateSpeechVoices()`; must not
  ///   wait.
  package static func observe(_ observer: @escaping @Sendable () -> Void) {
    observers.withLock { $0.append(observer) }
  }

  static func send() {
    let observers = observers.withLock { $0 }
    for observer in observers { observer() }
  }
}
