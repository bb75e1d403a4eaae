internal import Posix
internal import ProviderClient
internal import SpeechTypes

/// Sends the sound of one message after the other to the server, from a thread of its own, about as
/// fast as it is heard.
final class SpeechPump: Sendable {
  private struct State {
    var number = 0
    var speech = OutgoingSpeech()
    /// What is under way.
    var job: SpeechJob?
    var sampleRate = 22_050.0
    var pace = SpeechPace(beginningAt: 0)
    var isClosed = false

    var isSpeaking: Bool { job != nil }
  }

  private static let framesPerEvent = 2048
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
  ///
  /// - Parameter icon: A file that the server is to play in front of it.
  func begin(
    icon: String?,
    _ make: (_ onOutput: @escaping @Sendable (SpeechJob.Output) -> Void) -> SpeechJob
  ) throws(PosixError) {
    let number = state.withLock { state in
      state.number += 1
      return state.number
    }
    let job = make { [weak self] in self?.take($0, of: number) }
    try output.write(ModuleMessage.begin + (icon.map(ModuleMessage.icon) ?? []))
    state.withLock { state in
      state.speech = OutgoingSpeech()
      state.job = job
      state.pace = SpeechPace(beginningAt: MonotonicClock.milliseconds())
    }
    job.start()
  }

  /// Has the server play a file as a message of its own; one under way has been stopped.
  func play(icon: String) throws(PosixError) {
    try output.write(ModuleMessage.begin + ModuleMessage.icon(icon))
    waitForEnd(SpeechPace(beginningAt: MonotonicClock.milliseconds()))
    try output.write(ModuleMessage.end)
  }

  /// Stops the message under way and tells the server; without one nothing is told.
  func stop() throws(PosixError) {
    let (job, pace) = state.withLock { ($0.job.take(), $0.pace) }
    guard let job else { return }
    job.cancel()
    waitForEnd(pace)
    try output.write(ModuleMessage.stopped)
  }

  /// Pauses the message under way at the next place that the server can go on from.
  func pause() { state.change { $0.speech.pause() } }

  /// Ends the pump's thread, and what it says.
  func close() {
    state.change { $0.isClosed = true }
    state.withLock { $0.job }?.cancel()
  }

  private func waitForEnd(_ pace: SpeechPace) {
    let patience = pace.millisecondsToEnd(at: MonotonicClock.milliseconds())
    if patience > 0 { Posix.pause(milliseconds: patience) }
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
        // What no voice can say is passed over. When nobody speaks, a reader must not go on through
        // the text as if it had been heard.
        state.speech.complete(isCutOff: failure.map { $0.code != .notSpoken } ?? false)
      }
    }
  }
}

// MARK: - The pump's thread

extension SpeechPump {
  /// A piece of a message that is to be sent.
  private struct Step {
    var number: Int
    var piece: OutgoingSpeech.Piece
    var sampleRate: Double
    var job: SpeechJob?
  }

  private func run() {
    do throws(PosixError) {
      while let step = nextStep() { try send(step) }
    } catch {
      onBrokenOutput()
    }
  }

  private enum Next {
    case step(Step)
    /// Look again when the pace says so.
    case later
    case closed
  }

  /// Waits for the next piece and until it is due; nil when the pump was closed.
  private func nextStep() -> Step? {
    while true {
      let patience = state.withLock {
        $0.pace.millisecondsToWait(at: MonotonicClock.milliseconds())
      }
      switch state.wait(timeoutMilliseconds: patience, for: next) {
      case .step(let step): return step
      case .closed: return nil
      case .later, nil: continue
      }
    }
  }

  /// What to do now; nil when there is nothing.
  private func next(_ state: inout State) -> Next? {
    if state.isClosed { return .closed }
    let now = MonotonicClock.milliseconds()
    guard state.isSpeaking, state.pace.millisecondsToWait(at: now) == nil else { return nil }
    // Sound is heard later than was thought: the server has not taken what it has.
    if state.pace.isAhead(at: now), output.unreadByteCount > 0 {
      state.pace.postpone(at: now)
      return .later
    }
    guard let piece = state.speech.next(atMost: Self.framesPerEvent) else { return nil }
    if case .audio(let bytes) = piece {
      state.pace.send(frameCount: bytes.count / 2, sampleRate: state.sampleRate, at: now)
    }
    return .step(
      Step(number: state.number, piece: piece, sampleRate: state.sampleRate, job: state.job))
  }

  private func send(_ step: Step) throws(PosixError) {
    let message: [UInt8]
    switch step.piece {
    case .audio(let bytes):
      message = ModuleMessage.audio(bytes, sampleRate: step.sampleRate)
      step.job?.grant(byteCount: bytes.count)
    case .mark(let name): message = ModuleMessage.mark(name)
    case .ended: message = ModuleMessage.end
    case .paused: message = ModuleMessage.paused
    case .stopped: message = ModuleMessage.stopped
    }
    if step.piece.isEnd { waitForEnd(state.withLock { $0.pace }) }
    try output.write(message) { isWanted(step.number, endsWith: step.piece) }
  }

  /// Whether the message is still the one under way; it is not afterwards where this is its end.
  private func isWanted(_ number: Int, endsWith piece: OutgoingSpeech.Piece) -> Bool {
    let (isWanted, job) = state.withLock { state -> (Bool, SpeechJob?) in
      guard state.number == number, state.isSpeaking else { return (false, nil) }
      guard piece.isEnd else { return (true, nil) }
      return (true, state.job.take())
    }
    job?.cancel()
    return isWanted
  }
}
