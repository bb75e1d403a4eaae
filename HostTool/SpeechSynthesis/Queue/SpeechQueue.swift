/// The queue of a synthesizer: what is spoken, what waits, and who is told what; pure.
///
/// Its owner tells it what was asked for and what happened, and carries out the actions it answers
/// with, in their order. Apple symbol: `AVSpeechSynthesizer`, whose documented rules it holds.
package struct SpeechQueue: Hashable, Sendable {
  /// An utterance's place in the queue.
  package struct Entry: Hashable, Sendable {
    package var identifier: Int
    /// Whether it is heard, rather than written into buffers.
    package var isSpoken = true
    /// Silence before it.
    package var preDelaySeconds = 0.0
    /// Silence between it and the next one.
    package var postDelaySeconds = 0.0

    package init(
      _ identifier: Int, isSpoken: Bool = true, preDelaySeconds: Double = 0,
      postDelaySeconds: Double = 0
    ) {
      self.identifier = identifier
      self.isSpoken = isSpoken
      self.preDelaySeconds = preDelaySeconds
      self.postDelaySeconds = postDelaySeconds
    }
  }

  /// Where a pause or a stop takes effect. Apple symbol: `AVSpeechBoundary`.
  package enum Boundary: Hashable, Sendable {
    case immediate
    case word
  }

  /// What the owner is to do; numbers are those of entries.
  package enum Action: Hashable, Sendable {
    /// Call `delayElapsed` with the token after so long.
    case wait(seconds: Double, token: Int)
    /// Ask for the sound and let it be heard, or written.
    case begin(Int)
    /// Hold the sound back, or stop it there, before its first sample too.
    case pause(Int, Boundary)
    /// Go on with the sound, or take a pause back that has not come about.
    case resume(Int)
    /// End the sound behind the word that is being spoken.
    case stopAtWord(Int)
    /// End its sound at once, whether it was begun or not.
    case abandon(Int)
    case tell(Event)
    /// It has left the queue: the last action about it, and each has one.
    case forget(Int)
  }

  /// What a delegate is told. Apple symbol: `AVSpeechSynthesizerDelegate`.
  package enum Event: Hashable, Sendable {
    case started(Int)
    case paused(Int)
    case continued(Int)
    case finished(Int)
    case cancelled(Int)
    /// It could not be spoken, or not to its end.
    case failed(Int)
  }

  /// What came of a call.
  package struct Step: Hashable, Sendable {
    /// What Apple's method answers.
    package var isAccepted = true
    package var actions: [Action] = []

    package init(isAccepted: Bool = true, actions: [Action] = []) {
      self.isAccepted = isAccepted
      self.actions = actions
    }
  }

  private enum Phase: Hashable, Sendable {
    case idle
    /// Silence before an utterance, until a time on the owner's clock.
    case delaying(Entry, endSeconds: Double)
    /// The same, held back.
    case delayHeld(Entry, remainingSeconds: Double)
    /// Begun, and no sample heard yet.
    case beginning(Entry, isHeld: Bool)
    case speaking(Entry)
    /// Speaking until the end of a word.
    case pausing(Entry)
    case paused(Entry)
    case stopping(Entry)
    /// - Parameter isHeld: Whether a pause waits for the next utterance that is spoken.
    case writing(Entry, isHeld: Bool)
  }

  private var phase = Phase.idle
  private var waiting: [Entry] = []
  private var delayToken = 0

  package init() {}

  /// Apple symbol: `AVSpeechSynthesizer.isSpeaking`.
  package var isSpeaking: Bool { phase != .idle }

  /// Apple symbol: `AVSpeechSynthesizer.isPaused`.
  package var isPaused: Bool {
    switch phase {
    case .paused, .delayHeld, .beginning(_, isHeld: true), .writing(_, isHeld: true): true
    case .idle, .delaying, .beginning, .speaking, .pausing, .stopping, .writing: false
    }
  }

  /// Whether events inside an utterance's speech may be told now.
  package func isHeard(_ identifier: Int) -> Bool {
    switch phase {
    case .speaking(let entry), .pausing(let entry), .stopping(let entry):
      entry.identifier == identifier
    case .idle, .delaying, .delayHeld, .beginning, .paused, .writing: false
    }
  }
}

// MARK: - What a program asks for

extension SpeechQueue {
  /// Adds an utterance. Apple symbol: `speak(_:)`.
  package mutating func enqueue(_ entry: Entry, atSeconds now: Double) -> Step {
    waiting.append(entry)
    return phase == .idle ? Step(actions: next(after: nil, isHeld: false, now)) : Step()
  }

  /// Apple symbol: `pauseSpeaking(at:)`.
  package mutating func pause(at boundary: Boundary, atSeconds now: Double) -> Step {
    switch (phase, boundary) {
    case (.delaying(let entry, let end), _):
      delayToken += 1
      phase = .delayHeld(entry, remainingSeconds: max(0, end - now))
      return Step()
    case (.beginning(let entry, isHeld: false), _):
      phase = .beginning(entry, isHeld: true)
      return Step(actions: [.pause(entry.identifier, .immediate)])
    case (.speaking(let entry), .word):
      phase = .pausing(entry)
      return Step(actions: [.pause(entry.identifier, .word)])
    case (.speaking(let entry), .immediate), (.pausing(let entry), .immediate):
      phase = .paused(entry)
      let identifier = entry.identifier
      return Step(actions: [.pause(identifier, .immediate), .tell(.paused(identifier))])
    case (.pausing, .word): return Step()
    case (.idle, _), (.delayHeld, _), (.beginning, _), (.paused, _), (.stopping, _), (.writing, _):
      return Step(isAccepted: false)
    }
  }

  /// Apple symbol: `continueSpeaking()`.
  package mutating func resume(atSeconds now: Double) -> Step {
    switch phase {
    case .delayHeld(let entry, let remaining):
      return Step(actions: start(entry, delaySeconds: remaining, now))
    case .beginning(let entry, isHeld: true):
      phase = .beginning(entry, isHeld: false)
      return Step(actions: [.resume(entry.identifier)])
    case .pausing(let entry):
      phase = .speaking(entry)
      return Step(actions: [.resume(entry.identifier)])
    case .paused(let entry):
      phase = .speaking(entry)
      let identifier = entry.identifier
      return Step(actions: [.resume(identifier), .tell(.continued(identifier))])
    case .writing(let entry, isHeld: true):
      phase = .writing(entry, isHeld: false)
      return Step()
    case .idle, .delaying, .beginning, .speaking, .stopping, .writing:
      return Step(isAccepted: false)
    }
  }

  /// Stops, and forgets what waits. Apple symbol: `stopSpeaking(at:)`.
  package mutating func stop(at boundary: Boundary) -> Step {
    let dropped = waiting.flatMap { Self.leave($0) }
    waiting = []
    switch (phase, boundary) {
    case (.idle, _): return Step(isAccepted: false)
    case (.delaying(let entry, _), _), (.delayHeld(let entry, _), _), (.beginning(let entry, _), _),
      (.writing(let entry, _), _):
      return Step(actions: rest(Self.leave(entry) + dropped))
    case (.speaking(let entry), .word), (.pausing(let entry), .word):
      phase = .stopping(entry)
      return Step(actions: [.stopAtWord(entry.identifier)] + dropped)
    case (.stopping, .word): return Step(actions: dropped)
    case (.speaking(let entry), .immediate), (.pausing(let entry), .immediate),
      (.paused(let entry), _), (.stopping(let entry), .immediate):
      let told = Action.tell(.cancelled(entry.identifier))
      return Step(actions: rest(Self.leave(entry, telling: told) + dropped))
    }
  }

  private static func leave(_ entry: Entry, telling told: Action? = nil) -> [Action] {
    [.abandon(entry.identifier), told, .forget(entry.identifier)].compactMap(\.self)
  }

  private mutating func rest(_ actions: [Action]) -> [Action] {
    delayToken += 1
    phase = .idle
    return actions
  }
}

// MARK: - What happened

extension SpeechQueue {
  /// A wait is over; one that was replaced meanwhile changes nothing.
  package mutating func delayElapsed(token: Int) -> Step {
    guard token == delayToken, case .delaying(let entry, _) = phase else { return Step() }
    return Step(actions: begin(entry))
  }

  /// The first sample is on its way to the listener.
  package mutating func soundStarted(_ identifier: Int) -> Step {
    guard case .beginning(let entry, let isHeld) = phase, entry.identifier == identifier else {
      return Step()
    }
    guard isHeld else {
      phase = .speaking(entry)
      return Step(actions: [.tell(.started(identifier))])
    }
    // The pause came while the first samples were on their way.
    phase = .paused(entry)
    return Step(actions: [.tell(.started(identifier)), .tell(.paused(identifier))])
  }

  /// The pause behind a word has come about.
  package mutating func soundPaused(_ identifier: Int) -> Step {
    guard case .pausing(let entry) = phase, entry.identifier == identifier else { return Step() }
    phase = .paused(entry)
    return Step(actions: [.tell(.paused(identifier))])
  }

  /// All of it was heard, or written, or the stop behind a word has come about.
  package mutating func soundEnded(_ identifier: Int, atSeconds now: Double) -> Step {
    end(identifier, now) { entry, hasStarted, isStopping in
      if isStopping { return [.tell(.cancelled(entry.identifier))] }
      let started: [Action] = hasStarted ? [] : [.tell(.started(entry.identifier))]
      return started + [.tell(.finished(entry.identifier))]
    }
  }

  /// It cannot be spoken, or not any further.
  package mutating func soundFailed(_ identifier: Int, atSeconds now: Double) -> Step {
    end(identifier, now) { entry, _, _ in [.tell(.failed(entry.identifier))] }
  }

  private mutating func end(
    _ identifier: Int, _ now: Double,
    _ tell: (_ entry: Entry, _ hasStarted: Bool, _ isStopping: Bool) -> [Action]
  ) -> Step {
    let told: [Action]
    let ended: Entry
    var isHeld = false
    var isStopping = false
    switch phase {
    case .beginning(let entry, let isEntryHeld):
      (ended, isHeld) = (entry, isEntryHeld)
      told = tell(entry, false, false)
    case .speaking(let entry):
      ended = entry
      told = tell(entry, true, false)
    case .pausing(let entry), .paused(let entry):
      (ended, isHeld) = (entry, true)
      told = tell(entry, true, false)
    case .stopping(let entry):
      (ended, isStopping) = (entry, true)
      told = tell(entry, true, true)
    case .writing(let entry, let isEntryHeld):
      (ended, isHeld) = (entry, isEntryHeld)
      told = []
    case .idle, .delaying, .delayHeld: return Step()
    }
    guard ended.identifier == identifier else { return Step() }
    let left = told + [.forget(identifier)]
    return Step(actions: left + next(after: isStopping ? nil : ended, isHeld: isHeld, now))
  }
}

// MARK: - From one utterance to the next

extension SpeechQueue {
  /// - Parameter isHeld: Whether a pause that was asked for has had nothing to take effect on.
  private mutating func next(after last: Entry?, isHeld: Bool, _ now: Double) -> [Action] {
    guard !waiting.isEmpty else { return rest([]) }
    let entry = waiting.removeFirst()
    guard entry.isSpoken else { return begin(entry, isHeld: isHeld) }
    // Nobody hears what is written, so there is nothing to keep apart.
    let gapSeconds = last.map { $0.isSpoken ? $0.postDelaySeconds : 0 } ?? 0
    let delaySeconds = gapSeconds + entry.preDelaySeconds
    guard !isHeld else {
      phase = .delayHeld(entry, remainingSeconds: delaySeconds)
      return []
    }
    return start(entry, delaySeconds: delaySeconds, now)
  }

  private mutating func start(_ entry: Entry, delaySeconds: Double, _ now: Double) -> [Action] {
    guard delaySeconds > 0 else { return begin(entry) }
    delayToken += 1
    phase = .delaying(entry, endSeconds: now + delaySeconds)
    return [.wait(seconds: delaySeconds, token: delayToken)]
  }

  private mutating func begin(_ entry: Entry, isHeld: Bool = false) -> [Action] {
    phase = entry.isSpoken ? .beginning(entry, isHeld: false) : .writing(entry, isHeld: isHeld)
    return [.begin(entry.identifier)]
  }
}
