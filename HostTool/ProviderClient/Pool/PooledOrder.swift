internal import Posix
internal import SpeechTypes

/// An order for a pool; any thread.
package final class PooledOrder: Sendable {
  private enum Phase {
    /// No voice has been found for it yet.
    case waiting(grantedByteCount: UInt32)
    case begun(ProviderSession, ProviderSession.Ticket)
    /// Cut off, since its voice may not be used any longer.
    case revoked(SpeechFailure)
    case cancelled
    case ended
  }

  private let phase = Monitor(Phase.waiting(grantedByteCount: 0))
  let wish: VoiceWish
  private let order: SpeechOrder
  private let handler: SpeechHandler

  /// - Parameter handler: Gets what becomes of it, the end for certain, once it was given to a pool.
  package init(
    _ order: SpeechOrder, with wish: VoiceWish, _ handler: @escaping SpeechHandler
  ) {
    self.order = order
    self.wish = wish
    self.handler = handler
  }

  /// Allows so many more bytes of audio.
  package func grant(byteCount: UInt32) {
    phase.withLock { phase in
      switch phase {
      case .waiting(let granted): phase = .waiting(grantedByteCount: granted + byteCount)
      case .begun(let session, let ticket): session.grant(ticket, byteCount: byteCount)
      case .revoked, .cancelled, .ended: break
      }
    }
  }

  /// Ends it; its last event may come before this returns, or later.
  package func cancel() {
    let wasWaiting = phase.withLock { phase in
      switch phase {
      case .waiting:
        phase = .cancelled
        return true
      case .begun(let session, let ticket):
        phase = .cancelled
        session.cancel(ticket)
        return false
      case .revoked, .cancelled, .ended: return false
      }
    }
    if wasWaiting { handler(.cancelled) }
  }

  /// Hands it to the provider of its voice, unless it was cancelled.
  func begin(_ voice: VoiceIdentifier, on session: ProviderSession) {
    let isTooLate = phase.withLock { phase in
      guard case .waiting(let granted) = phase else { return false }
      var order = order
      order.creditByteCount += granted
      guard let ticket = session.begin(order, voice: voice, { [self] in take($0) }) else {
        phase = .ended
        return true
      }
      phase = .begun(session, ticket)
      return false
    }
    if isTooLate { handler(.cancelled) }
  }

  /// Ends it as failed, if it speaks.
  func revoke(_ failure: SpeechFailure) {
    phase.withLock { phase in
      guard case .begun(let session, let ticket) = phase else { return }
      phase = .revoked(failure)
      session.cancel(ticket)
    }
  }

  private func take(_ event: SpeechEvent) {
    guard event.isEnd else { return handler(event) }
    let failure: SpeechFailure? = phase.withLock { phase in
      defer { phase = .ended }
      guard case .revoked(let failure) = phase else { return nil }
      return failure
    }
    handler(failure.map { .failed($0) } ?? event)
  }

  /// Whether a provider speaks it.
  var isSpeaking: Bool {
    phase.withLock { phase in
      if case .begun = phase { true } else { false }
    }
  }

  /// Ends it where no provider can speak it.
  func fail(_ error: ProviderError) {
    let wasWaiting = phase.withLock { phase in
      guard case .waiting = phase else { return false }
      phase = .cancelled
      return true
    }
    if wasWaiting { handler(.broken(error)) }
  }
}
