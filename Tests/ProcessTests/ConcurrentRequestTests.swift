import ProviderWire
import SpeechTypes
import TestSupport
import Testing

@Suite("Several requests at once", .tags(.process), .timeLimit(.minutes(5)))
struct ConcurrentRequestTests {
  @Test("interleave, each as if it were alone; one too many fails and the others go on")
  func sixteen() throws {
    let provider = try ProviderProcess.welcomed(try TemporaryAppGroup())
    let texts = ["walk for 1 minute", "run for 3 minutes and 30 seconds"]
    var alone: [Transcript] = []
    for text in texts {
      try provider.speak(text)
      alone.append(Transcript(try provider.messages(throughEndOf: 1)))
    }
    for request in UInt32(1)...16 {
      try provider.speak(texts[Int(request) % 2], request: request, credit: 4000)
    }
    try provider.speak(texts[0], request: 17)
    var messages = try provider.messages(throughEndOf: 17)
    let refused = Transcript(messages, request: 17)
    #expect(refused.outcome == .failed && refused.failures.map(\.code) == [.limit])
    for request in UInt32(1)...16 {
      try provider.send(.credit(RequestIdentifier(rawValue: request), byteCount: 1 << 20))
    }
    var left = 16
    messages += try provider.messages {
      if case .finished = $0 { left -= 1 }
      return left == 0
    }
    for request in UInt32(1)...16 {
      let answer = Transcript(messages, request: request)
      let expected = alone[Int(request) % 2]
      #expect(firstDifference(answer.samples, expected.samples) == nil)
      #expect(answer.markers == expected.markers)
      #expect(answer.outcome == .finished && answer.lateCount == 0)
    }
    #expect(Self.alternationCount(messages) > 40)

    try provider.speak(texts[0], request: 18)
    #expect(Transcript(try provider.messages(throughEndOf: 18), request: 18).outcome == .finished)
  }

  /// How often the sound of one request follows that of another.
  private static func alternationCount(_ messages: [ProviderMessage]) -> Int {
    let requests = messages.compactMap { message -> RequestIdentifier? in
      if case .audio(let request, _) = message { request } else { nil }
    }
    return zip(requests, requests.dropFirst()).count { $0 != $1 }
  }
}
