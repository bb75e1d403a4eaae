import Posix
import ProviderClient
import SpeechTypes

/// What became of an order; any thread.
final class OrderLog: Sendable {
  struct State {
    var sampleCount = 0
    var wordCount = 0
    var ends: [String] = []
  }

  let state = Monitor(State())

  @Sendable func take(_ event: SpeechEvent) {
    state.change { state in
      switch event {
      case .started, .diagnostics: break
      case .audio(let bytes): state.sampleCount += bytes.count / 2
      case .markers(let markers): state.wordCount += markers.count
      case .finished: state.ends.append("finished")
      case .cancelled: state.ends.append("cancelled")
      case .failed(let failure): state.ends.append("failed: \(failure.code)")
      case .broken(let error):
        switch error {
        case .stalled: state.ends.append("stalled")
        case .ended(_, let code): state.ends.append("ended \(code)")
        case .failed(let failure): state.ends.append(failure.message)
        default: state.ends.append("broken")
        }
      }
    }
  }

  /// The end, once it has come.
  func end() -> String? {
    state.wait(timeoutMilliseconds: 10_000) { $0.ends.first }
  }

  func hasSamples(_ count: Int) -> Bool {
    state.wait(timeoutMilliseconds: 10_000) { $0.sampleCount >= count ? true : nil } ?? false
  }
}
