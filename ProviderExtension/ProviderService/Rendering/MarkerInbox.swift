internal import SpeechProviderKit
internal import Synchronization

/// Markers on their way from a unit, which may send them from any thread.
final class MarkerInbox: Sendable {
  private struct State {
    var request: AVSpeechSynthesisProviderRequest?
    var batches: [[AVSpeechSynthesisMarker]] = []
  }

  private let state = Mutex(State())

  /// From now on takes markers about `request` and no other.
  func begin(_ request: AVSpeechSynthesisProviderRequest) {
    state.withLock { $0 = State(request: request) }
  }

  /// Takes no more, and forgets what was not taken.
  func end() { state.withLock { $0 = State() } }

  /// Takes markers, unless they are about another request: one that has ended. Any thread.
  func add(_ markers: [AVSpeechSynthesisMarker], about request: AVSpeechSynthesisProviderRequest) {
    guard !markers.isEmpty else { return }
    state.withLock { if $0.request === request { $0.batches.append(markers) } }
  }

  /// What has come since the last call, each call of the unit by itself.
  func takeAll() -> [[AVSpeechSynthesisMarker]] {
    state.withLock { state in
      defer { state.batches = [] }
      return state.batches
    }
  }
}
