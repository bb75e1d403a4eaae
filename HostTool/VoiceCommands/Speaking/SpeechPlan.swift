internal import CommandLineTool
internal import ProviderClient
internal import ProviderWire
internal import SpeechTypes

/// A request's plan, whole.
struct SpeechPlan {
  private(set) var events: [PlanEvent] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Asks the provider for it.
  init(
    _ text: [UInt8], _ kind: SpeechTextKind, _ voice: VoiceIdentifier, _ options: SpeechOptions,
    _ connection: ProviderConnection
  ) throws(ProviderError) {
    let request = try connection.begin(
      .plan, kind, text: text, voice: voice, creditByteCount: 0, options: options)
    var failure: SpeechFailure?
    while true {
      guard case .message(let message) = try connection.next() else { continue }
      switch message {
      case .plan(request, let more): events += more
      case .diagnostics(request, let more): diagnostics += more
      case .failure(_, let cause): failure = cause
      case .finished(request, let outcome, _):
        if outcome != .finished { failure = failure ?? .unexplained }
        diagnostics.sort { $0.position.offset < $1.position.offset }
        if let failure { throw ProviderError.failed(failure) }
        return
      default: break
      }
    }
  }
}
