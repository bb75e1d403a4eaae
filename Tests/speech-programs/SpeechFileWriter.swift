import AVFoundation

/// Writes speech into a sound file.
final class SpeechFileWriter: @unchecked Sendable {
  private let synthesizer = AVSpeechSynthesizer()
  private var file: AVAudioFile?
  private(set) var bufferCount = 0
  private(set) var emptyBufferCount = 0
  private(set) var formats: Set<AVAudioFormat> = []
  private(set) var words: [String] = []

  func write(_ utterance: AVSpeechUtterance, to url: URL) async throws {
    let text = utterance.speechString
    let settings = utterance.voice?.audioFileSettings ?? [:]
    file = try AVAudioFile(
      forWriting: url, settings: settings, commonFormat: .pcmFormatFloat32, interleaved: false)
    await withCheckedContinuation { continuation in
      synthesizer.write(utterance) { buffer in
        guard let buffer = buffer as? AVAudioPCMBuffer else { return }
        if buffer.frameLength == 0 {
          self.emptyBufferCount += 1
          continuation.resume()
        } else {
          self.bufferCount += 1
          self.formats.insert(buffer.format)
          try? self.file?.write(from: buffer)
        }
      } toMarkerCallback: { markers in
        let ranges = markers.filter { $0.mark == .word }.compactMap {
          Range($0.textRange, in: text)
        }
        self.words += ranges.map { String(text[$0]) }
      }
    }
    file = nil
  }

  /// How long an utterance is.
  func frameCount(of utterance: AVSpeechUtterance) async -> Int {
    let counter = FrameCounter()
    return await withCheckedContinuation { continuation in
      synthesizer.write(utterance) { buffer in
        guard let buffer = buffer as? AVAudioPCMBuffer else { return }
        counter.frameCount += Int(buffer.frameLength)
        if buffer.frameLength == 0 { continuation.resume(returning: counter.frameCount) }
      }
    }
  }
}

private final class FrameCounter: @unchecked Sendable {
  var frameCount = 0
}
