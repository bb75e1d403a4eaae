import AVFoundation

/// One voice for a whole app, with an async way to wait for the end of what it says.
final class Speaker: NSObject, AVSpeechSynthesizerDelegate, @unchecked Sendable {
  static let shared = Speaker()

  private let synthesizer = AVSpeechSynthesizer()
  private let lock = NSLock()
  private var waiting: [ObjectIdentifier: CheckedContinuation<Bool, Never>] = [:]

  private override init() {
    super.init()
    synthesizer.delegate = self
  }

  /// - Returns: Whether all of it was said.
  func speak(_ text: String, settings: SpeechSettings = SpeechSettings()) async -> Bool {
    let utterance = settings.makeUtterance(text)
    return await withCheckedContinuation { continuation in
      lock.withLock { waiting[ObjectIdentifier(utterance)] = continuation }
      synthesizer.speak(utterance)
    }
  }

  func stop() { synthesizer.stopSpeaking(at: .immediate) }

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {
    resume(utterance, true)
  }

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {
    resume(utterance, false)
  }

  private func resume(_ utterance: AVSpeechUtterance, _ isFinished: Bool) {
    let continuation = lock.withLock {
      waiting.removeValue(forKey: ObjectIdentifier(utterance))
    }
    continuation?.resume(returning: isFinished)
  }
}
