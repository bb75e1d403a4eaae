import ProviderWire
import SpeechTypes
import TestSupport
import Testing

@Suite("A provider speaks", .tags(.process), .timeLimit(.minutes(5)))
struct SpeakingTests {
  private let group: TemporaryAppGroup
  private let provider: ProviderProcess

  init() throws {
    group = try TemporaryAppGroup()
    provider = try ProviderProcess.welcomed(group)
  }

  @Test("with the voices that are bought, which it lists in the order of their identifiers")
  func lists() throws {
    let list = try provider.voices().list
    #expect(list.voices.map(\.identifier) == [SampleVoice.coach, .hello].map(\.identifier))
    #expect(list.generation == (try group.generation()))
    #expect(list.voices.allSatisfy { $0.byteSize > 10_000 && !$0.name.isEmpty })
  }

  @Test(
    "a matching recording exactly as it was made",
    arguments: zip(
      ["hello", "say goodbye now", "Goodbye"], ["hello.aiff", "goodbye.aiff", "hello.aiff"]))
  func matchesRules(text: String, file: String) throws {
    try provider.speak(text, .hello)
    let answer = Transcript(try provider.messages(throughEndOf: 1))
    let recorded = try recordedSamples(.hello, file)
    #expect(firstDifference(answer.samples, recorded) == nil)
    #expect(answer.finishedFrameCount == recorded.count)
    #expect(answer.format == AudioFormat(sampleRate: 22_050))
    #expect(answer.outcome == .finished)
  }

  @Test(
    "joined words, with a marker for each that says where it stands",
    arguments: [
      "walk for 1 minute and 30 seconds",
      "\u{1F3C3}\u{200D} walk for 1 minute \u{1F600} and 30 seconds",
      "\u{FEFF}walk\u{A0}for 1\nminute and\t30 seconds\u{10FFFF}",
    ])
  func marksWords(text: String) throws {
    try provider.speak(text)
    let answer = Transcript(try provider.messages(throughEndOf: 1))
    #expect(answer.samples.contains { abs(Int($0)) > 1000 })
    #expect(answer.samples.count > 22_050)
    #expect(answer.finishedFrameCount == answer.samples.count)
    // Pictures are named, by words that this voice does not have.
    #expect(answer.diagnostics.allSatisfy { $0.code == .noRecording })

    let words = answer.markers.filter { $0.kind == .word }
    let tokens = ["walk", "for", "1", "minute", "and", "30", "seconds"]
    #expect(words.map(\.textRange) == ranges(of: tokens, in: text))
    #expect(answer.markers.filter { $0.kind == .sentence }.count == 1)
    let positions = answer.markers.map(\.framePosition)
    #expect(positions == positions.sorted())
    #expect(Set(words.map(\.framePosition)).count == tokens.count)
    #expect(answer.lateCount == 0)
  }

  @Test("a break as exactly so much silence, and a mark where it stands")
  func breaksAndMarks() throws {
    let text = "<speak>walk<break time=\"750ms\"/>run<mark name=\"end \u{1F600}\"/></speak>"
    try provider.speak(text, kind: .ssml)
    let answer = Transcript(try provider.messages(throughEndOf: 1))
    let words = answer.markers.filter { $0.kind == .word }
    try #require(words.count == 2)
    // 750 ms of 22 050 Hz are 16 537.5 frames, rounded up.
    let silence = (words[1].framePosition - 16_538)..<words[1].framePosition
    #expect(silence.lowerBound > 2205)
    #expect(answer.samples[silence].allSatisfy { $0 == 0 })
    // Recordings are cut close to their sound, so the silence around them is no part of them.
    #expect(answer.samples[..<silence.lowerBound].suffix(441).contains { $0 != 0 })
    #expect(answer.samples[silence.upperBound...].prefix(441).contains { $0 != 0 })

    let mark = try #require(answer.markers.last)
    #expect(mark.kind == .bookmark && mark.name == "end \u{1F600}")
    #expect(mark.framePosition == answer.samples.count)
    let place = ranges(of: ["<mark"], in: text)[0].start
    #expect(mark.textRange == TextRange(place, place))
  }

  @Test("what it can of a text with words it has no recording for, and names them")
  func skipsUnknownWords() throws {
    try provider.speak("walk zymurgy run")
    let answer = Transcript(try provider.messages(throughEndOf: 1))
    #expect(answer.outcome == .finished)
    #expect(answer.markers.filter { $0.kind == .word }.count == 2)
    #expect(answer.diagnostics.map(\.code) == [.noRecording])
    #expect(answer.diagnostics.first?.position.offset == TextOffset(utf8: 5, utf16: 5))
  }

  @Test("the same for a text in pieces that cut characters apart")
  func pieces() throws {
    let text = "\u{1F600} walk \u{1F600} for 30 seconds \u{E9}"
    try provider.speak(text, request: 1)
    let whole = Transcript(try provider.messages(throughEndOf: 1), request: 1)
    let request = RequestIdentifier(rawValue: 2)
    try provider.send(
      .speak(
        SpeakMessage(
          request: request, textKind: .plain, voice: SampleVoice.coach.identifier,
          creditByteCount: 1 << 30)))
    for byte in text.utf8 { try provider.send(.text(request, bytes: [byte], isLast: false)) }
    try provider.send(.text(request, bytes: [], isLast: true))
    let pieces = Transcript(try provider.messages(throughEndOf: 2), request: 2)
    #expect(firstDifference(pieces.samples, whole.samples) == nil)
    #expect(pieces.markers == whole.markers)
  }

  @Test(
    "nothing for a text of nothing", arguments: ["", " ", "\u{1F600}"], [UInt32(0), 2, 1 << 20])
  func nothing(text: String, credit: UInt32) throws {
    try provider.speak(text, credit: credit)
    let answer = Transcript(try provider.messages(throughEndOf: 1))
    #expect(answer.outcome == .finished)
    #expect(answer.finishedFrameCount == 0)
    #expect(answer.failures.isEmpty)
  }

  @Test("nothing of a plan, and says what it would speak")
  func plans() throws {
    let text = "<speak>walk <mark name=\"m\"/>25<break time=\"1s\"/>xyzzy</speak>"
    try provider.speak(text, purpose: .plan, kind: .ssml, credit: 0)
    let answer = Transcript(try provider.messages(throughEndOf: 1))
    #expect(answer.outcome == .finished && answer.finishedFrameCount == 0)
    #expect(answer.format == nil && answer.markers.isEmpty && answer.samples.isEmpty)
    let words = answer.events.compactMap { event -> PlannedWord? in
      if case .word(let word) = event.content { word } else { nil }
    }
    #expect(words.first?.spoken == "walk")
    #expect(words.last?.spoken == "xyzzy" && words.last?.rendering == PlannedWord.Rendering.none)
    #expect(answer.events.contains { $0.content == .mark(name: "m") })
    #expect(answer.events.contains { $0.content == .pause(milliseconds: 1000) })
  }

  /// Where the tokens stand, one after the other.
  private func ranges(of tokens: [String], in text: String) -> [TextRange] {
    var rest = text[...]
    return tokens.map { token in
      guard let found = rest.firstRange(of: token) else { return .empty }
      rest = text[found.upperBound...]
      return TextRange(offset(found.lowerBound, in: text), offset(found.upperBound, in: text))
    }
  }

  private func offset(_ index: String.Index, in text: String) -> TextOffset {
    TextOffset(utf8: text[..<index].utf8.count, utf16: text[..<index].utf16.count)
  }
}
