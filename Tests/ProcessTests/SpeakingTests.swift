import ProviderWire
import SpeechTypes
import TestSupport
import Testing

@Suite("A provider speaks", .tags(.process), .timeLimit(.minutes(1)))
struct SpeakingTests {
  private let group: TemporaryAppGroup
  private let provider: ProviderProcess

  init() throws {
    group = try TemporaryAppGroup()
    provider = try ProviderProcess.welcomed(group)
  }

  @Test("the voices that are bought, in the order of their identifiers")
  func lists() throws {
    let list = try provider.voices().list
    #expect(list.voices.map(\.identifier) == [SampleVoice.coach, .hello].map(\.identifier))
    #expect(list.generation == (try group.generation()))
    #expect(list.voices.allSatisfy { $0.byteSize > 10_000 && !$0.name.isEmpty })
  }

  @Test(
    "a matching recording exactly as it was made",
    arguments: zip(
      ["hello", "say goodbye now", "Goodbye", ""],
      ["hello.aiff", "goodbye.aiff", "hello.aiff", nil]))
  func matchesRules(text: String, file: String?) throws {
    try provider.speak(text, .hello)
    let answer = Transcript(try provider.messages(throughEndOf: 1))
    let expected = try file.map { try recordedSamples(.hello, $0) } ?? []
    #expect(answer.samples == expected)
    #expect(answer.finishedFrameCount == expected.count)
    #expect(answer.format == AudioFormat(sampleRate: 22_050))
    #expect(answer.outcome == .finished)
  }
}
