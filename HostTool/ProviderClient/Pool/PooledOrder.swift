internal import Posix
internal import SpeechTypes

/// An order that was given to a pool; any thread.
package final class PooledOrder: Sendable {
  private enum Phase {
    /// No voice has been found for it yet.
    case waiting(grantedByteCount: UInt32)
    case begun(ProviderSession, ProviderSession.Ticket)
    case cancelled
  }

  private let phase = Monitor(Phase.waiting(grantedByteCount: 0))
  let wish: VoiceWish
  private let order: SpeechOrder
  private let handler: SpeechHandler

  init(_ order: SpeechOrder, _ wish: VoiceWish, _ handler: @escaping SpeechHandler) {
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
      case .cancelled: break
      }
    }
  }

  /// Ends it; its last event may come before this returns, or later.
  package func cancel() {
    let wasWaiting = phase.withLock { phase in
      defer { phase = .cancelled }
      switch phase {
      case .waiting: return true
      case .begun(let session, let ticket):
        session.cancel(ticket)
        return false
      case .cancelled: return false
      }
    }
    if wasWaiting { handler(.cancelled) }
  }

  /// Hands it to the provider of its voice, unless it was cancelled.
  func begin(_ voice: VoiceIdentifier, on session: ProviderSession) {
    phase.withLock { phase in
      guard case .waiting(let granted) = phase else { return }
      var order = order
      order.creditByteCount += granted
      phase = .begun(session, session.begin(order, voice: voice, handler))
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
