internal import Posix
internal import ProviderClient
internal import SpeechTypes

/// Sends the sound of one message after the other to the server, from a thread of its own, about as
/// fast as it is heard.
///
/// The server reads replies behind the sound, for all of its clients: so no more of it is sent ahead
/// than keeps the sound going.
final class SpeechPump: Sendable {
  private struct State {
    var number = 0
    var isSpeaking = false
    var speech = OutgoingSpeech()
    var job: SpeechJob?
    var sampleRate = 22_050.0
    /// When the first sound was sent.
    var startMilliseconds: Int64?
    var isClosed = false
  }

  private static let leadMilliseconds: Int64 = 300
  private static let framesPerEvent = 4096
  /// Audio that a provider may send ahead: a second and a half.
  static let creditByteCount: UInt32 = 65_536

  private let state = Monitor(State())
  private let output: ModuleOutput
  private let onBrokenOutput: @Sendable () -> Void

  /// - Parameter onBrokenOutput: Called on the pump's thread when the server has gone.
  init(_ output: ModuleOutput, onBrokenOutput: @escaping @Sendable () -> Void) throws(PosixError) {
    self.output = output
    self.onBrokenOutput = onBrokenOutput
    try BackgroundThread.start("speech-pump") { [self] in run() }
  }

  /// Begins a message, and tells the server that it has begun; one under way has been stopped.
  func begin(
    _ make: (_ onOutput: @escaping @Sendable (SpeechJob.Output) -> Void) -> SpeechJob
  ) throws(PosixError) {
    let number = state.withLock { state in
      state.number += 1
      return state.number
    }
    let job = make { [weak self] in self?.take($0, of: number) }
    state.withLock { state in
      state.isSpeaking = true
      state.speech = OutgoingSpeech()
      state.job = job
      state.startMilliseconds = nil
    }
    try output.write(ModuleMessage.begin)
    job.start()
  }

  /// Stops the message under way and tells the server; without one nothing is told.
  func stop() throws(PosixError) {
    try output.write {
      let job = state.change { state -> SpeechJob? in
        guard state.isSpeaking else { return nil }
        state.isSpeaking = false
        defer { state.job = nil }
        return state.job
      }
      job?.cancel()
      return job == nil ? [] : ModuleMessage.stopped
    }
  }

  /// Pauses the message under way at the next place that the server can go on from.
  func pause() { state.change { $0.speech.pause() } }

  /// Ends the pump's thread, and what it says.
  func close() {
    state.change { $0.isClosed = true }
    state.withLock { $0.job }?.cancel()
  }

  private func take(_ output: SpeechJob.Output, of number: Int) {
    state.change { state in
      guard state.number == number, state.isSpeaking else { return }
      switch output {
      case .sampleRate(let sampleRate): state.sampleRate = sampleRate
      case .audio(let bytes): state.speech.append(bytes)
      case .markers(let markers): state.speech.append(markers)
      case .end(let failure):
        if let failure { SpeechNote.write("\(failure)") }
        state.speech.complete()
      }
    }
  }
}

// MARK: - The pump's thread

extension SpeechPump {
  private enum Step {
    case send(Int, OutgoingSpeech.Piece, sampleRate: Double)
    case quit
  }

  private func run() {
    do throws(PosixError) {
      while case .send(let number, let piece, let sampleRate) = nextStep() {
        try send(piece, of: number, sampleRate)
      }
    } catch {
      onBrokenOutput()
    }
  }

  private func nextStep() -> Step {
    while true {
      let patience = state.withLock { Self.millisecondsToWait($0) }
      let step = state.wait(timeoutMilliseconds: patience) { state -> Step? in
        if state.isClosed { return .quit }
        guard state.isSpeaking, Self.millisecondsToWait(state).map({ $0 <= 0 }) ?? true,
          let piece = state.speech.next(atMost: Self.framesPerEvent)
        else { return nil }
        if case .audio = piece {
          state.startMilliseconds = state.startMilliseconds ?? MonotonicClock.milliseconds()
        }
        return .send(state.number, piece, sampleRate: state.sampleRate)
      }
      if let step { return step }
    }
  }

  /// Until the next piece is due; nil when that is at once, once it is there.
  private static func millisecondsToWait(_ state: State) -> Int? {
    guard let start = state.startMilliseconds else { return nil }
    let heard = Double(state.speech.sentFrameCount) / state.sampleRate * 1000
    let due = start + Int64(heard) - leadMilliseconds
    let remaining = due - MonotonicClock.milliseconds()
    return remaining > 0 ? Int(remaining) : nil
  }

  private func send(
    _ piece: OutgoingSpeech.Piece, of number: Int, _ sampleRate: Double
  ) throws(PosixError) {
    let message: [UInt8]
    switch piece {
    case .audio(let bytes):
      message = ModuleMessage.audio(bytes, sampleRate: sampleRate)
      state.withLock { $0.job }?.grant(byteCount: bytes.count)
    case .mark(let name): message = ModuleMessage.mark(name)
    case .ended: message = ModuleMessage.end
    case .paused: message = ModuleMessage.paused
    case .stopped: message = ModuleMessage.stopped
    }
    try output.write(message) { isWanted(number, endsWith: piece) }
  }

  /// Whether the message is still the one under way; it is not afterwards where this is its end.
  private func isWanted(_ number: Int, endsWith piece: OutgoingSpeech.Piece) -> Bool {
    let (isWanted, job) = state.withLock { state -> (Bool, SpeechJob?) in
      guard state.number == number, state.isSpeaking else { return (false, nil) }
      switch piece {
      case .audio, .mark: return (true, nil)
      case .ended, .paused, .stopped:
        state.isSpeaking = false
        defer { state.job = nil }
        return (true, state.job)
      }
    }
    job?.cancel()
    return isWanted
  }
}
