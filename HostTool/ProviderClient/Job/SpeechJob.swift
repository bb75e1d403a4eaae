internal import Posix
package import SpeechTypes

/// One utterance's way through the providers: what comes of it is its sound from the first frame to
/// the last, whatever happens to a provider meanwhile; any thread.
///
/// A provider that ends or hangs is asked once more, and what was delivered is left out of its
/// second answer: the sound goes on at the very frame. If it fails again, the best voice of another
/// provider goes on with the next word.
package final class SpeechJob: Sendable {
  /// What comes of it, on the threads of providers; `end` comes last, once, unless it is cancelled.
  package enum Output: Sendable {
    /// The rate of all samples, in hertz; before the first of them.
    case sampleRate(Double)
    case audio(ArraySlice<UInt8>)
    case markers([SpeechMarker])
    /// - Parameter failure: Why it ends before everything was spoken.
    case end(failure: SpeechError?)
  }

  private struct State {
    var attempt = 0
    var order: PooledOrder?
    var wish: VoiceWish
    var voice: VoiceIdentifier?
    var splice = SoundSplice()
    var sampleRate: Double?
    /// Why another voice goes on.
    var cause: SpeechError?
    var isOver = false
  }

  private let pool: ProviderPool
  private let order: SpeechOrder
  private let hasWords: Bool
  private let onOutput: @Sendable (Output) -> Void
  private let state: Monitor<State>

  /// - Parameter hasWords: Whether no sound at all would be a failure.
  package init(
    _ pool: ProviderPool, _ order: SpeechOrder, _ wish: VoiceWish, hasWords: Bool,
    onOutput: @escaping @Sendable (Output) -> Void
  ) {
    self.pool = pool
    self.order = order
    self.hasWords = hasWords
    self.onOutput = onOutput
    state = Monitor(State(wish: wish))
  }

  /// Asks for the sound.
  package func start() { attempt(0) }

  /// Allows so many more bytes of audio.
  package func grant(byteCount: Int) {
    state.withLock { $0.order }?.grant(byteCount: UInt32(byteCount))
  }

  /// Ends it; nothing comes of it afterwards but what is being told at this moment.
  package func cancel() {
    let order = state.withLock { state in
      state.isOver = true
      return state.order.take()
    }
    order?.cancel()
  }

  private func attempt(_ number: Int) {
    let pooled: PooledOrder? = state.withLock { state in
      guard !state.isOver else { return nil }
      let pooled = PooledOrder(order, with: state.wish) { [self] in take($0, attempt: number) }
      state.attempt = number
      state.order = pooled
      return pooled
    }
    // It is known before its first event comes: the room for its audio is granted to it.
    if let pooled { pool.begin(pooled) }
  }
}

// MARK: - What comes

extension SpeechJob {
  private func take(_ event: SpeechEvent, attempt: Int) {
    let isCurrent = state.withLock { !$0.isOver && $0.attempt == attempt }
    guard isCurrent else { return }
    switch event {
    case .started(let format, let voice): start(format, voice)
    case .audio(let bytes): take(audio: bytes)
    case .markers(let markers): state.withLock { $0.splice.take(markers) }
    case .diagnostics: break
    case .finished: finish()
    case .cancelled:
      let voice = state.withLock { $0.voice ?? $0.wish.identifier }
      substitute(for: voice, .providerFailed, "the provider gave it up", attempt)
    case .failed(let failure): recover(from: failure, attempt)
    case .broken(let error): recover(from: error, attempt)
    }
  }

  private func start(_ format: AudioFormat, _ voice: VoiceIdentifier) {
    let (isFirst, order) = state.withLock { state in
      state.voice = voice
      let isFirst = state.splice.deliveredFrameCount == 0
      if isFirst { state.sampleRate = format.sampleRate }
      return (isFirst, state.sampleRate == format.sampleRate ? nil : state.order)
    }
    if isFirst { onOutput(.sampleRate(format.sampleRate)) }
    guard let order else { return }
    end(
      SpeechError(
        .providerFailed, "voice \(voice) has another sample rate than the one that failed"))
    order.cancel()
  }

  private func take(audio bytes: ArraySlice<UInt8>) {
    let piece = state.withLock { $0.splice.take(audio: bytes) }
    let skippedByteCount = bytes.count - piece.audio.count
    if skippedByteCount > 0 { grant(byteCount: skippedByteCount) }
    if !piece.markers.isEmpty { onOutput(.markers(piece.markers)) }
    if !piece.audio.isEmpty { onOutput(.audio(piece.audio)) }
  }

  private func finish() {
    let (frameCount, markers, cause) = state.withLock { state in
      (
        state.splice.deliveredFrameCount, state.splice.finish(),
        state.splice.isBeforeNextWord ? state.cause : nil
      )
    }
    if !markers.isEmpty { onOutput(.markers(markers)) }
    let isSilent = frameCount == 0 && hasWords
    end(
      isSilent
        ? SpeechError(.notSpoken, "the voice spoke nothing of the text") : cause)
  }

  private func end(_ failure: SpeechError?) {
    let wasOver = state.withLock { state in
      defer { state.isOver = true }
      // It keeps this job.
      state.order = nil
      return state.isOver
    }
    if !wasOver { onOutput(.end(failure: failure)) }
  }
}

// MARK: - What goes wrong

extension SpeechJob {
  private func recover(from error: ProviderError, _ attempt: Int) {
    let voice = state.withLock { $0.voice ?? $0.wish.identifier }
    let code: SpeechError.Code =
      switch error {
      case .notFound, .notStarted: .noProvider
      case .failed(let failure) where failure.code == .voiceNotFound: .noVoice
      case .ended, .stalled, .protocolViolation, .failed: .providerFailed
      }
    guard attempt == 0, code != .noVoice else {
      return substitute(for: voice, code, "\(error)", attempt)
    }
    askAgain("\(error)")
  }

  private func askAgain(_ cause: String) {
    SpeechNote.write("\(cause); asking again")
    state.withLock { $0.splice.continueSameSound() }
    attempt(1)
  }

  private func recover(from failure: SpeechFailure, _ attempt: Int) {
    let voice = state.withLock { $0.voice ?? $0.wish.identifier }
    switch failure.code {
    case .limit: end(SpeechError(.notSpoken, failure.message))
    case .store: end(SpeechError(.providerFailed, failure.message))
    // The system may have been short of something.
    case .voiceUnusable where attempt == 0: askAgain(failure.message)
    default:
      // It speaks against that voice alone.
      substitute(
        for: voice, .providerFailed, failure.message, attempt, avoiding: voice.map { [$0] })
    }
  }

  /// Goes on with another voice, once.
  ///
  /// - Parameter avoided: Nil for all voices of the same provider.
  private func substitute(
    for voice: VoiceIdentifier?, _ code: SpeechError.Code, _ message: String, _ attempt: Int,
    avoiding avoided: Set<VoiceIdentifier>? = nil
  ) {
    guard attempt < 2, let voice else { return end(SpeechError(code, message)) }
    let avoided = avoided ?? pool.voices(sharingProviderWith: voice)
    let substitute = state.withLock { state -> VoiceIdentifier? in
      state.wish.avoided.formUnion(avoided)
      if state.splice.deliveredFrameCount > 0, let sampleRate = state.sampleRate {
        // One sound has one sample rate.
        let others = pool.voices.voices.filter { $0.sampleRate != sampleRate }
        state.wish.avoided.formUnion(others.map(\.identifier))
      }
      state.splice.continueWithNextWord()
      state.cause = SpeechError(code, message)
      return state.wish.choose(from: pool.voices)?.identifier
    }
    guard let substitute else { return end(SpeechError(code, message)) }
    SpeechNote.write("\(message); going on with voice \(substitute)")
    self.attempt(2)
  }
}
