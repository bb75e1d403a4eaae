internal import Posix
internal import ProviderWire
internal import SpeechTypes

/// What the thread of a session does.
struct SessionLoop {
  /// An order under way.
  private struct Active {
    var ticket: ProviderSession.Ticket
    var handler: SpeechHandler
    var creditByteCount: Int
    var isCancelled = false
    var failure: SpeechFailure?

    /// Whether the provider has something to say of it.
    var isOwed: Bool { isCancelled || creditByteCount > 0 }
  }

  private let launch: ProviderLaunch
  private let clientName: String
  private let answerMilliseconds: Int32
  private let onNews: @Sendable (ProviderSession.News) -> Void
  private var active: [RequestIdentifier: Active] = [:]
  /// What to call behind the lists that the provider owes, in their order.
  private var owedLists: [@Sendable () -> Void] = []
  private var owedSince: Int64?
  private var delay = RestartDelay()
  /// When the provider was started, on `MonotonicClock`.
  private var startMilliseconds: Int64 = 0
  /// Whether it has said welcome since, and listed its voices.
  private var isWelcomed = false
  private var hasListed = false
  private var isClosed = false

  init(
    _ launch: ProviderLaunch, clientName: String, answerMilliseconds: Int32,
    onNews: @escaping @Sendable (ProviderSession.News) -> Void
  ) {
    self.launch = launch
    self.clientName = clientName
    self.answerMilliseconds = answerMilliseconds
    self.onNews = onNews
  }

  /// Serves until the session is closed.
  mutating func run(_ session: ProviderSession) {
    while !isClosed {
      startMilliseconds = MonotonicClock.milliseconds()
      isWelcomed = false
      hasListed = false
      do throws(ProviderError) {
        let connection = try ProviderConnection(
          launch, clientName: clientName, answerMilliseconds: answerMilliseconds)
        isWelcomed = true
        try serve(session, connection)
      } catch {
        giveUp(error)
        rest(session, error)
      }
    }
    for order in active.values { order.handler(.cancelled) }
    for onAnswer in owedLists { onAnswer() }
  }

  private mutating func serve(
    _ session: ProviderSession, _ connection: ProviderConnection
  ) throws(ProviderError) {
    try listVoices(connection) {}
    while !isClosed {
      try handle(session.takeCommands()[...], connection)
      while !isClosed {
        updateOwed()
        let incoming = try connection.next(
          owedSince: owedSince, orReadable: [session.wakeDescriptor])
        guard case .message(let message) = incoming else { break }
        owedSince = nil
        try take(message, connection)
      }
    }
  }

  private mutating func updateOwed() {
    guard !owedLists.isEmpty || active.values.contains(where: \.isOwed) else {
      owedSince = nil
      return
    }
    owedSince = owedSince ?? MonotonicClock.milliseconds()
  }

  /// The provider has gone, and with it all that was under way.
  private mutating func giveUp(_ error: ProviderError) {
    for order in active.values {
      order.handler(order.isCancelled ? .cancelled : .broken(error))
    }
    active = [:]
    let unanswered = owedLists
    owedLists = []
    owedSince = nil
    delay.failed(afterMilliseconds: Int(MonotonicClock.milliseconds() - startMilliseconds))
    onNews(.broken(error, isLasting: !hasListed && delay.failureCount > 1))
    for onAnswer in unanswered { onAnswer() }
  }

  /// Waits before the next attempt; orders that come meanwhile are told that the provider has gone,
  /// and so are those that came while its welcome was waited for in vain: they have waited as long as
  /// they should.
  private mutating func rest(_ session: ProviderSession, _ error: ProviderError) {
    let end = MonotonicClock.milliseconds() + Int64(delay.milliseconds)
    if case .stalled = error, !isWelcomed, turnAway(session.takeCommands(), error) { return }
    while !isClosed {
      let remaining = Int(end - MonotonicClock.milliseconds())
      guard remaining > 0 else { return }
      let commands = session.waitForCommands(atMostMilliseconds: remaining)
      if turnAway(commands, error) { return }
    }
  }

  /// - Returns: Whether somebody has reason to think that it works now.
  private mutating func turnAway(
    _ commands: [ProviderSession.Command], _ error: ProviderError
  ) -> Bool {
    var isExpected = false
    for command in commands {
      switch command {
      case .begin(_, _, _, let handler): handler(.broken(error))
      case .close: isClosed = true
      case .listVoices(let onAnswer):
        isExpected = true
        onAnswer()
      case .grant, .cancel: break
      }
    }
    return isExpected
  }
}

// MARK: - Commands

extension SessionLoop {
  private mutating func listVoices(
    _ connection: ProviderConnection, onAnswer: @escaping @Sendable () -> Void
  ) throws(ProviderError) {
    owedLists.append(onAnswer)
    try connection.send(.listVoices)
  }

  /// Orders that are not reached end with the one that the provider went with, and so does the
  /// session if it was to be closed behind them.
  private mutating func handle(
    _ commands: ArraySlice<ProviderSession.Command>, _ connection: ProviderConnection
  ) throws(ProviderError) {
    for (index, command) in zip(commands.indices, commands) {
      do throws(ProviderError) {
        try handle(command, connection)
      } catch {
        for command in commands[(index + 1)...] {
          switch command {
          case .begin(_, _, _, let handler): handler(.broken(error))
          case .close: isClosed = true
          case .listVoices(let onAnswer): onAnswer()
          case .grant, .cancel: break
          }
        }
        throw error
      }
    }
  }

  private mutating func handle(
    _ command: ProviderSession.Command, _ connection: ProviderConnection
  ) throws(ProviderError) {
    switch command {
    case .begin(let ticket, let order, let voice, let handler):
      let request: RequestIdentifier
      do throws(ProviderError) {
        request = try connection.begin(
          .audio, order.textKind, text: order.text, voice: voice,
          creditByteCount: order.creditByteCount, options: order.options)
      } catch {
        handler(.broken(error))
        throw error
      }
      active[request] = Active(
        ticket: ticket, handler: handler, creditByteCount: Int(order.creditByteCount))
    case .grant(let ticket, let byteCount):
      guard let request = request(ticket) else { return }
      active[request]?.creditByteCount += Int(byteCount)
      try connection.send(.credit(request, byteCount: byteCount))
    case .cancel(let ticket):
      guard let request = request(ticket), active[request]?.isCancelled == false else { return }
      active[request]?.isCancelled = true
      try connection.send(.cancel(request))
    case .listVoices(let onAnswer): try listVoices(connection, onAnswer: onAnswer)
    case .close: isClosed = true
    }
  }

  private func request(_ ticket: ProviderSession.Ticket) -> RequestIdentifier? {
    active.first { $0.value.ticket == ticket }?.key
  }
}

// MARK: - Messages

extension SessionLoop {
  private mutating func take(
    _ message: ProviderMessage, _ connection: ProviderConnection
  ) throws(ProviderError) {
    switch message {
    case .voices(let list):
      let onAnswer = owedLists.isEmpty ? {} : owedLists.removeFirst()
      hasListed = true
      onNews(.voices(list, providerName: connection.providerName))
      onAnswer()
    case .voicesChanged: try listVoices(connection) {}
    case .started(let request, let format, let voice):
      active[request]?.handler(.started(format, voice))
    case .audio(let request, let samples):
      active[request]?.creditByteCount -= samples.count
      if active[request]?.isCancelled == false { active[request]?.handler(.audio(samples)) }
    case .markers(let request, let markers):
      if active[request]?.isCancelled == false { active[request]?.handler(.markers(markers)) }
    case .diagnostics(let request, let diagnostics):
      active[request]?.handler(.diagnostics(diagnostics))
    case .failure(let request?, let failure): active[request]?.failure = failure
    case .failure(nil, let failure): try take(failure)
    case .finished(let request, let outcome, _): end(request, outcome)
    case .welcome, .plan:
      throw .protocolViolation(path: launch.path, cause: "a message that was not asked for")
    }
  }

  /// A list that cannot be made now leaves the one before as it is; anything else is the end.
  private mutating func take(_ failure: SpeechFailure) throws(ProviderError) {
    guard failure.code == .store, !owedLists.isEmpty else { throw .failed(failure) }
    let onAnswer = owedLists.removeFirst()
    onNews(.broken(.failed(failure), isLasting: !hasListed))
    onAnswer()
  }

  private mutating func end(_ request: RequestIdentifier, _ outcome: SpeechOutcome) {
    guard let order = active.removeValue(forKey: request) else { return }
    switch outcome {
    case _ where order.isCancelled: order.handler(.cancelled)
    case .finished:
      delay.succeeded()
      order.handler(.finished)
    case .cancelled: order.handler(.cancelled)
    case .failed: order.handler(.failed(order.failure ?? .unexplained))
    }
  }
}
