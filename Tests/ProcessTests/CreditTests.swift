import Posix
import ProviderWire
import SpeechTypes
import TestSupport
import Testing

@Suite("A provider sends no more than its client allows", .tags(.process), .timeLimit(.minutes(5)))
struct CreditTests {
  private let group: TemporaryAppGroup
  private let provider: ProviderProcess
  private let request = RequestIdentifier(rawValue: 1)

  init() throws {
    group = try TemporaryAppGroup()
    provider = try ProviderProcess.welcomed(group)
  }

  @Test("down to a single sample, and never half of one")
  func singleSamples() throws {
    let recorded = try recordedSamples(.hello, "hello.aiff")
    try provider.speak("hello", .hello, credit: 3)
    var messages = try provider.settled()
    // 3 and 4 bytes are 3 samples and a byte left over, which the next 1 makes whole.
    for (credit, sampleCount) in [(0, 1), (4, 3), (1, 4), (0, 4), (200, 104)] {
      try provider.send(.credit(request, byteCount: UInt32(credit)))
      messages += try provider.settled()
      #expect(Transcript(messages).samples.count == sampleCount)
    }
    try provider.send(.credit(request, byteCount: UInt32(2 * (recorded.count - 104))))
    messages += try provider.messages(throughEndOf: 1)
    let answer = Transcript(messages)
    #expect(firstDifference(answer.samples, recorded) == nil)
    #expect(answer.finishedFrameCount == recorded.count)
  }

  @Test("also when that would be more than a counter holds")
  func saturates() throws {
    try provider.speak("hello", .hello, credit: .max)
    for _ in 0..<3 { try provider.send(.credit(request, byteCount: .max)) }
    #expect(Transcript(try provider.messages(throughEndOf: 1)).outcome == .finished)
  }

  @Test("and keeps its memory while nobody reads")
  func slowReader() throws {
    let text = String(repeating: "walk for 1 minute and 30 seconds. ", count: 300)
    try provider.speak("walk for 1 minute and 30 seconds.")
    _ = try provider.messages(throughEndOf: 1)
    let before = try provider.residentByteCount()
    for request in UInt32(1)...4 { try provider.speak(text, request: request) }
    // It goes on reading, so that a cancel would come through.
    let ignored = [[UInt8]](repeating: cancel(RequestIdentifier(rawValue: 99)), count: 1000)
    #expect(try provider.flood(with: Array(ignored.joined()), byteLimit: 1 << 18) == 1 << 18)
    #expect(try provider.residentByteCount() - before < 3 << 20)
    provider.send(.terminate)
    #expect(try provider.exitCode() == 0)
  }

  @Test("and keeps its memory when asked for more answers than are read")
  func unreadAnswers() throws {
    _ = try provider.voices()
    let before = try provider.residentByteCount()
    let question = encoded(.listVoices)
    #expect(try provider.flood(with: question, byteLimit: 1 << 18) < 1 << 18)
    #expect(try provider.residentByteCount() - before < 3 << 20)
    provider.closeInput()
    #expect(try provider.exitCode() == 0)
  }

  @Test("and keeps its memory when text comes in the smallest of pieces")
  func smallestPieces() throws {
    try provider.speak("walk for 1 minute", request: 2)
    _ = try provider.messages(throughEndOf: 2)
    let before = try provider.residentByteCount()
    try provider.send(
      .speak(
        SpeakMessage(
          request: request, textKind: .plain, voice: SampleVoice.coach.identifier,
          creditByteCount: 2)))
    // Each small piece comes together with a large one that is for nobody.
    let small = ClientMessage.text(request, bytes: Array("walk ".utf8)[...], isLast: false)
    let large = ClientMessage.text(
      RequestIdentifier(rawValue: 9), bytes: [UInt8](repeating: 0x20, count: 60_000)[...],
      isLast: false)
    for _ in 0..<400 { try provider.send(small, large) }
    _ = try provider.voices()
    #expect(try provider.residentByteCount() - before < 3 << 20)
    try provider.send(.cancel(request))
    #expect(Transcript(try provider.messages(throughEndOf: 1)).outcome == .cancelled)
  }

  @Test("and fails a request whose text waits without end")
  func tooMuchText() throws {
    try provider.send(
      .speak(
        SpeakMessage(
          request: request, textKind: .plain, voice: SampleVoice.coach.identifier,
          creditByteCount: 2)))
    let piece = Array(repeatElement("walk ".utf8, count: 13_107).joined())[...]
    let message = ClientMessage.text(request, bytes: piece, isLast: false)
    for _ in 0...(WireProtocol.maximumPendingTextByteCount / piece.count + 1) {
      try provider.send(message)
    }
    let answer = Transcript(try provider.messages(throughEndOf: 1))
    #expect(answer.outcome == .failed)
    #expect(answer.failures.map(\.code) == [.limit])
    #expect(try provider.voices().before.isEmpty)
  }

  private func cancel(_ request: RequestIdentifier) -> [UInt8] { encoded(.cancel(request)) }

  private func encoded(_ message: ClientMessage) -> [UInt8] {
    var writer = WireWriter()
    message.encode(to: &writer)
    return writer.bytes
  }
}
