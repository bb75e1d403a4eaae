internal import Foundation
internal import Posix
internal import ProviderClient
internal import SpeechTypes

/// What is behind a synthesizer: it asks the queue what is to be done and does it; any thread.
final class SpeechEngine: Sendable {
  struct State {
    var queue = SpeechQueue()
    /// What waits or is under way, by number.
    var utterances: [Int: QueuedUtterance] = [:]
    var lastIdentifier = 0
    /// Utterances whose end has not been told yet: until then they count as being spoken.
    var untoldEnds: Set<Int> = []
    var player: (any SpeechPlaying)?
    var callbackQueue: DispatchQueue
    weak var synthesizer: AVSpeechSynthesizer?
    weak var delegate: (any AVSpeechSynthesizerDelegate)?
  }

  /// Audio that may come before it is heard: about three quarters of a second.
  private static let heardCreditByteCount: UInt32 = 32_768
  /// Audio that may come before the callbacks have taken it.
  private static let writtenCreditByteCount: UInt32 = 262_144

  let state: Monitor<State>
  private let environment: SpeechEnvironment
  /// Where what may call back at once is started.
  private let controlQueue = DispatchQueue(label: "speech-control")

  init(_ environment: SpeechEnvironment) {
    self.environment = environment
    state = Monitor(State(callbackQueue: DispatchQueue(label: "speech-callbacks")))
  }

  // MARK: - What a program asks for

  /// Adds an utterance; one that waits or is under way already is left as it is.
  func enqueue(_ utterance: AVSpeechUtterance, writing: QueuedUtterance.Writing?) {
    let identifier = state.withLock { state in
      state.lastIdentifier += 1
      return state.lastIdentifier
    }
    // The markup of a long text takes its time.
    let queued = QueuedUtterance(identifier, utterance, writing: writing)
    let isKnown = state.withLock { state in
      guard !state.utterances.values.contains(where: { $0.utterance === utterance }) else {
        return true
      }
      state.utterances[queued.identifier] = queued
      perform(state.queue.enqueue(queued.entry, atSeconds: Self.now()), &state)
      return false
    }
    if isKnown {
      SpeechNote.write("an utterance that is in the queue was added again; it is spoken once")
    }
  }

  func pause(at boundary: AVSpeechBoundary) -> Bool {
    state.withLock { state in
      perform(state.queue.pause(at: boundary.boundary, atSeconds: Self.now()), &state)
    }
  }

  func resume() -> Bool {
    state.withLock { perform($0.queue.resume(atSeconds: Self.now()), &$0) }
  }

  func stop(at boundary: AVSpeechBoundary) -> Bool {
    state.withLock { state in
      defer { if !state.queue.isSpeaking { state.untoldEnds = [] } }
      return perform(state.queue.stop(at: boundary.boundary), &state)
    }
  }

  var isSpeaking: Bool {
    state.withLock { $0.queue.isSpeaking || !$0.untoldEnds.isEmpty }
  }

  var isPaused: Bool { state.withLock { $0.queue.isPaused } }

  /// Ends everything; nobody is told.
  func close() {
    let (utterances, jobs, player) = state.withLock { state in
      let utterances = state.utterances
      let jobs = utterances.values.compactMap(\.job)
      for utterance in utterances.values {
        utterance.isAbandoned = true
        utterance.isWritingOver = true
        utterance.job = nil
      }
      state.utterances = [:]
      return (utterances, jobs, state.player)
    }
    player?.close()
    for job in jobs { job.cancel() }
    // What the program gave is let go with the lock open: its objects may do anything then.
    withExtendedLifetime(utterances) {}
  }

  private static func now() -> Double { Double(MonotonicClock.milliseconds()) / 1000 }
}

// MARK: - Actions

extension SpeechEngine {
  /// Does what the queue says, in its order: the lock is held, so everything here only hands on.
  @discardableResult
  func perform(_ step: SpeechQueue.Step, _ state: inout State) -> Bool {
    for action in step.actions { perform(action, &state) }
    return step.isAccepted
  }

  private func perform(_ action: SpeechQueue.Action, _ state: inout State) {
    switch action {
    case .wait(let seconds, let token):
      controlQueue.asyncAfter(deadline: .now() + seconds) { [weak self] in
        self?.happened { $0.delayElapsed(token: token) }
      }
    case .begin(let identifier): begin(identifier, &state)
    case .pause(let identifier, .immediate): state.player?.pause(identifier)
    case .pause(let identifier, .word): state.player?.end(atWord: .pause, identifier)
    case .resume(let identifier): state.player?.resume(identifier)
    case .stopAtWord(let identifier): state.player?.end(atWord: .stop, identifier)
    case .abandon(let identifier): abandon(identifier, &state)
    case .tell(let event): tell(event, &state)
    case .forget(let identifier): forget(identifier, &state)
    }
  }

  private func forget(_ identifier: Int, _ state: inout State) {
    guard let utterance = state.utterances.removeValue(forKey: identifier) else { return }
    // The job keeps the utterance as well.
    utterance.job = nil
    // What the program gave is let go with the lock open: its objects may do anything then.
    controlQueue.async { withExtendedLifetime(utterance) {} }
  }

  private func begin(_ identifier: Int, _ state: inout State) {
    guard let utterance = state.utterances[identifier] else { return }
    if utterance.writing == nil {
      do {
        state.player = try state.player ?? makePlayer()
      } catch {
        let failure = SpeechSynthesisError(.audioOutput, "\(error)")
        controlQueue.async { [weak self] in self?.fail(identifier, failure) }
        return
      }
      state.player?.begin(identifier)
    }
    let isWritten = utterance.writing != nil
    let credit = isWritten ? Self.writtenCreditByteCount : Self.heardCreditByteCount
    let job = SpeechJob(
      environment.pool, utterance.order(creditByteCount: credit), utterance.wish,
      hasWords: utterance.hasWords
    ) { [weak self] output in
      if isWritten {
        self?.write(output, of: utterance)
      } else {
        self?.play(output, of: identifier)
      }
    }
    utterance.job = job
    controlQueue.async { job.start() }
  }

  private func makePlayer() throws -> any SpeechPlaying {
    try environment.makePlayer { [weak self] event in self?.take(event) }
  }

  private func abandon(_ identifier: Int, _ state: inout State) {
    guard let utterance = state.utterances[identifier] else { return }
    if let job = utterance.job { controlQueue.async { job.cancel() } }
    if utterance.writing == nil {
      state.player?.abandon(identifier)
    } else {
      utterance.isAbandoned = true
      endWriting(utterance, state)
    }
  }

  private func tell(_ event: SpeechQueue.Event, _ state: inout State) {
    guard let utterance = state.utterances[event.identifier] else { return }
    if event.isEnd { state.untoldEnds.insert(event.identifier) }
    state.callbackQueue.async { [weak self] in self?.deliver(event, utterance) }
    if case .continued = event { tellMarkers(of: utterance, state) }
  }

  /// Lets the queue know of something and does what follows.
  func happened(_ step: (inout SpeechQueue) -> SpeechQueue.Step) {
    state.withLock { state in _ = perform(step(&state.queue), &state) }
  }

  func ended(_ identifier: Int) {
    happened { $0.soundEnded(identifier, atSeconds: Self.now()) }
  }

  func fail(_ identifier: Int, _ failure: SpeechSynthesisError) {
    SpeechNote.write("\(failure)")
    state.withLock { state in
      state.utterances[identifier]?.failure = failure
      _ = perform(state.queue.soundFailed(identifier, atSeconds: Self.now()), &state)
    }
  }
}

extension SpeechQueue.Event {
  /// Whether it is the last of its utterance.
  var isEnd: Bool {
    switch self {
    case .finished, .cancelled, .failed: true
    case .started, .paused, .continued: false
    }
  }

  var identifier: Int {
    switch self {
    case .started(let number), .paused(let number), .continued(let number), .finished(let number),
      .cancelled(let number), .failed(let number):
      number
    }
  }
}
