import AVFoundation

/// A model as programs have it that were not written for concurrency checking: a class with state
/// that anyone may change, shared, and subclassed.
class SpeechModel: NSObject, AVSpeechSynthesizerDelegate {
  static let shared = SpeechModel()

  var synthesizer = AVSpeechSynthesizer()
  var finishedTexts: [String] = []
  var frameCount: AVAudioFrameCount = 0
  var onFinish: (() -> Void)?

  override init() {
    super.init()
    synthesizer.delegate = self
  }

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {
    finishedTexts.append(utterance.speechString)
    onFinish?()
  }

  /// Adds a buffer of `write(_:toBufferCallback:)`.
  func add(_ buffer: AVAudioBuffer) {
    guard let buffer = buffer as? AVAudioPCMBuffer else { return }
    frameCount += buffer.frameLength
  }

  /// Writes an utterance into a file, which is made with the first buffer.
  func write(_ utterance: AVSpeechUtterance, to url: URL) {
    var file: AVAudioFile?
    synthesizer.write(utterance) { buffer in
      self.add(buffer)
      guard let buffer = buffer as? AVAudioPCMBuffer, buffer.frameLength > 0 else { return }
      do {
        if file == nil { file = try AVAudioFile(forWriting: url, settings: buffer.format.settings) }
        try file?.write(from: buffer)
      } catch {
        print("\(url.path): \(error)")
      }
    }
  }
}
