import ProviderWire
import SpeechTypes

/// What one request was answered with, put together.
struct Transcript {
  private(set) var format: AudioFormat?
  private(set) var samples: [Int16] = []
  private(set) var audioByteCounts: [Int] = []
  private(set) var markers: [SpeechMarker] = []
  private(set) var events: [PlanEvent] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var failures: [SpeechFailure] = []
  private(set) var outcome: SpeechOutcome?
  private(set) var finishedFrameCount: UInt64 = 0
  /// Messages behind `finished`, and markers behind the audio at their position.
  private(set) var lateCount = 0

  init(_ messages: [ProviderMessage], request: UInt32 = 1) {
    let wanted = RequestIdentifier(rawValue: request)
    for message in messages where message.request == wanted {
      if outcome != nil { lateCount += 1 }
      add(message)
    }
  }

  private mutating func add(_ message: ProviderMessage) {
    switch message {
    case .started(_, let format, _): self.format = format
    case .audio(_, let bytes):
      audioByteCounts.append(bytes.count)
      let bytes = Array(bytes)
      for index in stride(from: 0, to: bytes.count - 1, by: 2) {
        samples.append(Int16(bitPattern: UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8))
      }
    case .markers(_, let more):
      lateCount += more.count { $0.framePosition < samples.count }
      markers += more
    case .plan(_, let more): events += more
    case .diagnostics(_, let more): diagnostics += more
    case .finished(_, let outcome, let frameCount):
      self.outcome = outcome
      finishedFrameCount = frameCount
    case .failure(_, let failure): failures.append(failure)
    case .welcome, .voices, .voicesChanged: break
    }
  }
}

extension ProviderMessage {
  /// The request a message is about.
  var request: RequestIdentifier? {
    switch self {
    case .welcome, .voices, .voicesChanged: nil
    case .started(let request, _, _), .audio(let request, _), .markers(let request, _),
      .plan(let request, _), .diagnostics(let request, _), .finished(let request, _, _):
      request
    case .failure(let request, _): request
    }
  }
}
