internal import AudioBuffers
internal import Foundation
internal import Posix
internal import ProviderClient
internal import SpeechTypes

extension SpeechEngine {
  /// What a provider has for an utterance that is written; on the provider's thread.
  func write(_ output: SpeechJob.Output, of utterance: QueuedUtterance) {
    if case .end(let failure?) = output { SpeechNote.write("\(failure)") }
    state.withLock { state in
      switch output {
      case .sampleRate(let sampleRate): utterance.format = .speech(sampleRate: sampleRate)
      case .markers(let markers):
        deliver(to: utterance, state) { writing, _ in
          writing.onMarkers(markers.map(utterance.marker))
        }
      case .audio(let bytes):
        let format = utterance.format
        deliver(to: utterance, state) { writing, job in
          writing.onBuffer(AVAudioPCMBuffer.speech(format, int16LittleEndian: bytes))
          job.grant(byteCount: bytes.count)
        }
      case .end(let failure):
        utterance.failure = failure.map(SpeechSynthesisError.init)
        endWriting(utterance, state)
      }
    }
  }

  /// Delivers the empty buffer that is the last one.
  func endWriting(_ utterance: QueuedUtterance, _ state: State) {
    let format = utterance.format
    let failure = utterance.failure
    state.callbackQueue.async { [weak self] in
      guard let self, let writing = utterance.writing, endsWriting(utterance) else { return }
      // The utterance is out of the queue by then, so that it may be handed over again.
      ended(utterance.identifier)
      writing.onBuffer(AVAudioPCMBuffer.speech(format, int16LittleEndian: []))
      writing.onEnd(failure)
    }
  }

  /// Whether this is the first end of a writing.
  private func endsWriting(_ utterance: QueuedUtterance) -> Bool {
    state.withLock { _ in
      defer { utterance.isWritingOver = true }
      return !utterance.isWritingOver
    }
  }

  private func deliver(
    to utterance: QueuedUtterance, _ state: State,
    _ body: @escaping (QueuedUtterance.Writing, SpeechJob) -> Void
  ) {
    nonisolated(unsafe) let body = body  // Made here for the one call on the callback queue.
    state.callbackQueue.async { [weak self] in
      guard let self, let writing = utterance.writing else { return }
      let job = self.state.withLock { _ in utterance.isAbandoned ? nil : utterance.job }
      if let job { body(writing, job) }
    }
  }
}

extension AVAudioPCMBuffer {
  /// Makes a buffer of 16-bit samples; of one frame of room for none.
  fileprivate static func speech(
    _ format: AVAudioFormat, int16LittleEndian bytes: ArraySlice<UInt8>
  ) -> AVAudioPCMBuffer {
    var integers: [Int16] = []
    integers.append(littleEndian: bytes)
    let frameCount = integers.count
    guard
      let buffer = AVAudioPCMBuffer(
        pcmFormat: format, frameCapacity: AVAudioFrameCount(max(1, frameCount))),
      let samples = buffer.floatChannelData?[0]
    else {
      // A piece of a megabyte at most, in a format made by `AVAudioFormat.speech`.
      preconditionFailure("no memory for \(frameCount) frames")
    }
    for (frame, sample) in integers.enumerated() { samples[frame] = Float(sample) / 32_768 }
    buffer.frameLength = AVAudioFrameCount(frameCount)
    return buffer
  }
}
