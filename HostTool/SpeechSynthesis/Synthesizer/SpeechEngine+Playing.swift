internal import Foundation
internal import Posix
internal import ProviderClient
internal import SpeechTypes

extension SpeechEngine {
  /// What a provider has for an utterance that is heard; on the provider's thread.
  func play(_ output: SpeechJob.Output, of identifier: Int) {
    let player = state.withLock { state in
      if case .end(let failure?) = output {
        state.utterances[identifier]?.failure = SpeechSynthesisError(failure)
      }
      return state.player
    }
    switch output {
    case .sampleRate(let sampleRate): player?.setSampleRate(sampleRate, of: identifier)
    case .markers(let markers): player?.append(markers, to: identifier)
    case .audio(let bytes): player?.append(bytes, to: identifier)
    // What has come is heard before a failure is told.
    case .end: player?.complete(identifier)
    }
  }

  /// What a player tells; on the player's thread.
  func take(_ event: PlaybackEvent) {
    switch event {
    case .started(let identifier): happened { $0.soundStarted(identifier) }
    case .paused(let identifier): happened { $0.soundPaused(identifier) }
    case .took(let identifier, let byteCount):
      state.withLock { $0.utterances[identifier]?.job }?.grant(byteCount: byteCount)
    case .reached(let identifier, let markers): tell(markers, of: identifier)
    case .ended(let identifier):
      if let failure = state.withLock({ $0.utterances[identifier]?.failure }) {
        fail(identifier, failure)
      } else {
        ended(identifier)
      }
    case .failed(let identifier, let message):
      state.withLock { $0.utterances[identifier]?.job }?.cancel()
      fail(identifier, SpeechSynthesisError(.audioOutput, message))
    }
  }

  private func tell(_ markers: [SpeechMarker], of identifier: Int) {
    state.withLock { state in
      guard let utterance = state.utterances[identifier] else { return }
      utterance.untoldMarkers += markers
      if state.queue.isHeard(identifier) { tellMarkers(of: utterance, state) }
    }
  }

  /// Tells the markers that have come, those of before a pause among them.
  func tellMarkers(of utterance: QueuedUtterance, _ state: State) {
    let markers = utterance.untoldMarkers
    utterance.untoldMarkers = []
    guard !markers.isEmpty else { return }
    state.callbackQueue.async { [weak self] in
      for marker in markers { self?.deliver(marker, utterance) }
    }
  }

  // MARK: - On the callback queue

  func deliver(_ event: SpeechQueue.Event, _ utterance: QueuedUtterance) {
    guard let (synthesizer, delegate) = listener(for: event) else { return }
    let utterance = (utterance.utterance, utterance.failure)
    switch event {
    case .started: delegate.speechSynthesizer(synthesizer, didStart: utterance.0)
    case .paused: delegate.speechSynthesizer(synthesizer, didPause: utterance.0)
    case .continued: delegate.speechSynthesizer(synthesizer, didContinue: utterance.0)
    case .finished: delegate.speechSynthesizer(synthesizer, didFinish: utterance.0)
    case .cancelled: delegate.speechSynthesizer(synthesizer, didCancel: utterance.0)
    case .failed:
      let error = utterance.1 ?? SpeechSynthesisError(.notSpoken, "it was not spoken")
      delegate.speechSynthesizer(synthesizer, didFail: utterance.0, with: error)
    }
  }

  private func deliver(_ marker: SpeechMarker, _ utterance: QueuedUtterance) {
    guard let (synthesizer, delegate) = listener(for: nil) else { return }
    let text = utterance.utterance
    if marker.kind == .word {
      delegate.speechSynthesizer(
        synthesizer, willSpeakRangeOfSpeechString: utterance.shownRange(of: marker),
        utterance: text)
    }
    delegate.speechSynthesizer(
      synthesizer, willSpeak: utterance.marker(marker), utterance: text)
  }

  /// Who is told, if the synthesizer is still there.
  private func listener(
    for event: SpeechQueue.Event?
  ) -> (AVSpeechSynthesizer, any AVSpeechSynthesizerDelegate)? {
    let listener = state.withLock { state in
      if let event, event.isEnd { state.untoldEnds.remove(event.identifier) }
      return Listener(synthesizer: state.synthesizer, delegate: state.delegate)
    }
    guard let synthesizer = listener.synthesizer, let delegate = listener.delegate else {
      return nil
    }
    return (synthesizer, delegate)
  }
}

/// Those who are told, on their way from under the lock to the callback queue.
private struct Listener {
  var synthesizer: AVSpeechSynthesizer?
  var delegate: (any AVSpeechSynthesizerDelegate)?
}
