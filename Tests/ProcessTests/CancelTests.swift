import ProviderWire
import SpeechTypes
import TestSupport
import Testing

@Suite("A cancelled request", .tags(.process), .timeLimit(.minutes(5)))
struct CancelTests {
  private static let sentence = "walk for 1 minute and 30 seconds. "
  private let group: TemporaryAppGroup
  private let provider: ProviderProcess

  init() throws {
    group = try TemporaryAppGroup()
    provider = try ProviderProcess.welcomed(group)
  }

  @Test("ends, and nothing of it follows")
  func nothingFollows() throws {
    try provider.speak(String(repeating: Self.sentence, count: 200))
    var messages = try provider.messages { if case .audio = $0 { true } else { false } }
    try provider.send(.cancel(RequestIdentifier(rawValue: 1)))
    messages += try provider.messages(throughEndOf: 1)
    messages += try provider.settled()
    let answer = Transcript(messages)
    #expect(answer.outcome == .cancelled)
    #expect(answer.finishedFrameCount == answer.samples.count)
    #expect(answer.lateCount == 0)
  }

  @Test("that is cancelled again, or fed, or was never there, is ignored")
  func stray() throws {
    let request = RequestIdentifier(rawValue: 5)
    try provider.send(
      .cancel(request), .credit(request, byteCount: 5), .text(request, bytes: [65], isLast: true))
    try provider.speak(Self.sentence, request: 5, credit: 0)
    try provider.send(
      .cancel(request), .cancel(request), .credit(request, byteCount: 1 << 20),
      .text(request, bytes: [65], isLast: false))
    let messages = try provider.settled()
    let answer = Transcript(messages, request: 5)
    #expect(answer.outcome == .cancelled && answer.samples.isEmpty && answer.lateCount == 0)
    #expect(messages.count { if case .finished = $0 { true } else { false } } == 1)
  }

  @Test("leaves its name, and the voice, to the next")
  func nameIsFree() throws {
    try provider.speak("goodbye", .hello, credit: 1000)
    _ = try provider.settled()
    try provider.send(.cancel(RequestIdentifier(rawValue: 1)))
    _ = try provider.messages(throughEndOf: 1)
    try provider.speak("hello", .hello)
    let answer = Transcript(try provider.messages(throughEndOf: 1))
    #expect(firstDifference(answer.samples, try recordedSamples(.hello, "hello.aiff")) == nil)
  }

  @Test("leaves no sound, marker, memory or descriptor behind, ten thousand times")
  func tenThousand() throws {
    try provider.speak(Self.sentence, request: 0)
    let first = Transcript(try provider.messages(throughEndOf: 0), request: 0)
    try rounds(1...1000)
    let memory = try provider.residentByteCount()
    let descriptors = try provider.openDescriptorCount()
    try rounds(1001...10_000)
    #expect(try provider.residentByteCount() - memory < 1 << 20)
    #expect(try provider.openDescriptorCount() == descriptors)
    try provider.speak(Self.sentence, request: 0)
    let last = Transcript(try provider.messages(throughEndOf: 0), request: 0)
    #expect(firstDifference(last.samples, first.samples) == nil)
    #expect(last.markers == first.markers)
  }

  /// Speaks and cancels; every second request is replaced only when its sound has begun.
  private func rounds(_ requests: ClosedRange<UInt32>) throws {
    var running: Set<UInt32> = []
    var strayCount = 0
    func look(_ messages: [ProviderMessage]) {
      for message in messages {
        guard let request = message.request?.rawValue else { continue }
        if !running.contains(request) { strayCount += 1 }
        if case .finished = message { running.remove(request) }
      }
    }
    for request in requests {
      running.insert(request)
      let voice = request % 3 == 0 ? SampleVoice.hello : .coach
      try provider.speak(Self.sentence, voice, request: request, credit: 2000)
      if request % 8 == 0 {
        look(
          try provider.messages {
            if case .audio(let audible, _) = $0 { audible.rawValue == request } else { false }
          })
      }
      try provider.send(.cancel(RequestIdentifier(rawValue: request)))
      if request % 50 == 0 { look(try provider.voices().before) }
    }
    look(try provider.settled())
    #expect(strayCount == 0)
    #expect(running.isEmpty)
  }
}
