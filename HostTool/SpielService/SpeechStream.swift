internal import Posix
internal import ProviderClient
internal import SpeechTypes

/// One request under way: speech comes in on the threads of providers, and goes out to the client's
/// pipe on the service's own.
///
/// What a client does not take stays in its pipe, and its provider gets no more credit: that is how
/// it pauses. No more than the credit waits here.
final class SpeechStream: Sendable {
  /// How many pieces go out before others have their turn.
  private static let turnCount = 16

  /// What became of a turn.
  enum Progress {
    case goesOn
    case ended
  }

  private struct State {
    var outgoing: OutgoingStream
    /// What the pipe has not taken of the last piece.
    var rest: ArraySlice<UInt8> = []
    var job: SpeechJob?
  }

  private let descriptor: Descriptor
  private let voice: SpielVoice
  private let onOutput: @Sendable () -> Void
  private let state: Monitor<State>

  /// - Parameters:
  ///   - descriptor: The pipe's writing end, ours alone; it is made non-blocking.
  ///   - onOutput: Called when there may be something to write, on any thread.
  init(
    _ request: SynthesisRequest, _ pool: ProviderPool, to descriptor: consuming Descriptor,
    onOutput: @escaping @Sendable () -> Void
  ) throws(PosixError) {
    try descriptor.setNonBlocking()
    self.descriptor = descriptor
    self.onOutput = onOutput
    voice = request.voice
    state = Monitor(State(outgoing: OutgoingStream(request.form, text: request.text)))
    let job = SpeechJob(pool, request.order, request.wish, hasWords: request.text.hasWords) {
      [weak self] in self?.take($0)
    }
    state.withLock { $0.job = job }
    job.start()
  }

  /// Ends what is still under way; the pipe closes with the last reference.
  func cancel() {
    let job = state.withLock { state in
      defer { state.job = nil }
      return state.job
    }
    job?.cancel()
  }

  private func take(_ output: SpeechJob.Output) {
    var hasAnotherRate = false
    state.withLock { state in
      switch output {
      case .sampleRate(let rate):
        hasAnotherRate = Int(rate.rounded()) != voice.sampleRate
        if hasAnotherRate { state.outgoing.complete() }
      case .audio(let samples): state.outgoing.append(samples)
      case .markers(let markers): state.outgoing.append(markers)
      case .end(let failure):
        if let failure { SpeechNote.write("\(failure)") }
        state.outgoing.complete()
      }
    }
    if hasAnotherRate {
      // The client was told the rate with the list of voices, and would play it wrong.
      SpeechNote.write("voice \(voice.description.identifier) speaks at another sample rate")
      cancel()
    }
    onOutput()
  }
}

// MARK: - The service's thread

extension SpeechStream {
  /// For `poll`: writable when there is something to write; closed when the client has gone, which
  /// is told in any case.
  var pollEntry: PollEntry {
    let hasOutput = state.withLock { !$0.rest.isEmpty || $0.outgoing.isReady }
    return PollEntry(descriptor: descriptor.rawValue, events: hasOutput ? .writable : [])
  }

  /// Writes what the pipe takes.
  ///
  /// - Throws: `EPIPE` when the client has gone.
  func write() throws(PosixError) -> Progress {
    for _ in 0..<Self.turnCount {
      let piece: ArraySlice<UInt8>
      switch takePiece() {
      case .write(let bytes): piece = bytes
      case .wait: return .goesOn
      case .end: return .ended
      }
      let count = try descriptor.write(Array(piece))
      guard count == piece.count else {
        state.withLock { $0.rest = piece.dropFirst(count) }
        return .goesOn
      }
    }
    return .goesOn
  }

  private enum Piece {
    case write(ArraySlice<UInt8>)
    case wait
    case end
  }

  private func takePiece() -> Piece {
    var grantedByteCount = 0
    let (piece, job) = state.withLock { state -> (Piece, SpeechJob?) in
      if !state.rest.isEmpty {
        defer { state.rest = [] }
        return (.write(state.rest), nil)
      }
      switch state.outgoing.next() {
      case .write(let bytes, let audioByteCount):
        grantedByteCount = audioByteCount
        return (.write(bytes[...]), state.job)
      case .end: return (.end, nil)
      case nil: return (.wait, nil)
      }
    }
    if grantedByteCount > 0 { job?.grant(byteCount: grantedByteCount) }
    return piece
  }
}
