package import Posix
package import SpeechTypes

/// One provider process that all of this process's orders share; any thread.
///
/// It is started with the session, on a thread of its own, and started again when it has ended or
/// owed an answer for too long; each time later than the time before while it does not come to
/// list its voices.
package final class ProviderSession: Sendable {
  /// What there is to say of the provider itself.
  package enum News: Sendable {
    /// It lists these voices now; the name is the provider's own.
    case voices(VoiceList, providerName: String)
    /// It has gone; `isLasting` when it had gone before without listing voices in between.
    case broken(ProviderError, isLasting: Bool)
  }

  /// Names an order within its session.
  package struct Ticket: Hashable, Sendable {
    let number: Int
  }

  enum Command: Sendable {
    case begin(Ticket, SpeechOrder, VoiceIdentifier, SpeechHandler)
    case grant(Ticket, byteCount: UInt32)
    case cancel(Ticket)
    case listVoices(onAnswer: @Sendable () -> Void)
    case close
  }

  private struct Mailbox {
    var commands: [Command] = []
    var lastTicket = 0
    var isClosed = false
  }

  package let launch: ProviderLaunch
  private let mailbox = Monitor(Mailbox())
  private let wake: WakeDescriptor

  /// - Parameters:
  ///   - clientName: For the provider's log.
  ///   - answerMilliseconds: How long the provider may owe an answer.
  ///   - onNews: Called on the session's thread; it must not wait there.
  package init(
    _ launch: ProviderLaunch, clientName: String, answerMilliseconds: Int32,
    onNews: @escaping @Sendable (News) -> Void
  ) throws(PosixError) {
    self.launch = launch
    wake = try WakeDescriptor()
    try BackgroundThread.start("speech-provider") { [self] in
      var loop = SessionLoop(
        launch, clientName: clientName, answerMilliseconds: answerMilliseconds, onNews: onNews)
      loop.run(self)
    }
  }

  /// Has a text spoken.
  ///
  /// - Parameter handler: Gets what becomes of it, the end for certain.
  /// - Returns: Nil when the session is closed; nothing becomes of it then.
  package func begin(
    _ order: SpeechOrder, voice: VoiceIdentifier, _ handler: @escaping SpeechHandler
  ) -> Ticket? {
    let ticket: Ticket? = mailbox.change { mailbox in
      guard !mailbox.isClosed else { return nil }
      mailbox.lastTicket += 1
      let ticket = Ticket(number: mailbox.lastTicket)
      mailbox.commands.append(.begin(ticket, order, voice, handler))
      return ticket
    }
    if ticket != nil { wake.signal() }
    return ticket
  }

  /// Allows so many more bytes of audio.
  package func grant(_ ticket: Ticket, byteCount: UInt32) {
    post(.grant(ticket, byteCount: byteCount))
  }

  /// Ends an order; what was on its way may still come before its end.
  package func cancel(_ ticket: Ticket) { post(.cancel(ticket)) }

  /// Asks for the voices; the answer is news.
  ///
  /// - Parameter onAnswer: Called behind the news, or once it is known that none will come, on the
  ///   session's thread or on this one.
  package func listVoices(onAnswer: @escaping @Sendable () -> Void = {}) {
    if !post(.listVoices(onAnswer: onAnswer)) { onAnswer() }
  }

  /// Ends the provider and every order; nothing works afterwards.
  package func close() { post(.close) }

  /// - Returns: False when the session is closed, and takes none any more.
  @discardableResult
  private func post(_ command: Command) -> Bool {
    let isOpen = mailbox.change { mailbox in
      guard !mailbox.isClosed else { return false }
      if case .close = command { mailbox.isClosed = true }
      mailbox.commands.append(command)
      return true
    }
    wake.signal()
    return isOpen
  }
}

// MARK: - The session's thread

extension ProviderSession {
  /// Readable when there are commands to take.
  var wakeDescriptor: Int32 { wake.rawValue }

  /// The commands that have come.
  func takeCommands() -> [Command] {
    wake.clear()
    return mailbox.withLock { mailbox in
      defer { mailbox.commands = [] }
      return mailbox.commands
    }
  }

  /// The commands that have come, waiting for one.
  func waitForCommands(atMostMilliseconds milliseconds: Int) -> [Command] {
    let commands = mailbox.wait(timeoutMilliseconds: milliseconds) { mailbox -> [Command]? in
      guard !mailbox.commands.isEmpty else { return nil }
      defer { mailbox.commands = [] }
      return mailbox.commands
    }
    wake.clear()
    return commands ?? []
  }
}
