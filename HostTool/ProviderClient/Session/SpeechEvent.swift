package import SpeechTypes

/// What becomes of an order, in this order: `started`, then the rest, then one that ends it.
package enum SpeechEvent: Sendable {
  case started(AudioFormat, VoiceIdentifier)
  /// The next samples, as the format says.
  case audio(ArraySlice<UInt8>)
  /// Events of the audio that follows.
  case markers([SpeechMarker])
  case diagnostics([Diagnostic])
  /// The end: every frame has come.
  case finished
  /// The end: it was cancelled.
  case cancelled
  /// The end: the provider says why it cannot be spoken, or not any further.
  case failed(SpeechFailure)
  /// The end: the provider has gone, or hangs.
  case broken(ProviderError)

  /// Whether nothing comes after it.
  var isEnd: Bool {
    switch self {
    case .started, .audio, .markers, .diagnostics: false
    case .finished, .cancelled, .failed, .broken: true
    }
  }
}

/// Takes an order's events, on the session's thread; it must not wait there.
package typealias SpeechHandler = @Sendable (SpeechEvent) -> Void
