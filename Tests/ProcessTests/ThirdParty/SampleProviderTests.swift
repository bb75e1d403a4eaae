import Posix
import ProviderWire
import SpeechTypes
import TestSupport
import Testing

@Suite(
  "A provider in the shape of Apple's sample works as it does there", .tags(.process),
  .timeLimit(.minutes(5)))
struct SampleProviderTests {
  private let folder: TemporaryDirectory
  private let provider: ProviderProcess

  init() throws {
    folder = try TemporaryDirectory()
    try folder.write("Bob\n", to: "voices")
    provider = try .sample(in: folder)
  }

  /// What the unit hands out: the recording, and silence to the end of the last quantum.
  private static func padded(_ file: String) throws -> [Int16] {
    let samples = try recordedSamples(.hello, file)
    return samples + Array(repeating: 0, count: (512 - samples.count % 512) % 512)
  }

  /// Replaces the list of voices in one step.
  private func write(_ voices: String) throws {
    try folder.write(voices, to: "new")
    try FileSystem.rename(folder.path("new"), to: folder.path("voices"))
  }

  @Test("A name in its list is an enhanced voice")
  func listed() throws {
    let list = try provider.voices().list
    let bob = try #require(list.voices.first)
    #expect(list.voices.count == 1)
    #expect(bob.identifier.rawValue == "com.identifier.Bob" && bob.name == "Bob")
    #expect(bob.primaryLanguages == bob.supportedLanguages)
    #expect(bob.primaryLanguages.map(\.rawValue) == ["en-US"])
    #expect(bob.quality == .enhanced && bob.gender == .unspecified && bob.age == 0)
    #expect(bob.sampleRate == 22_050)
  }

  @Test("A change of the list is told once, and the list is another then")
  func changed() throws {
    let generation = try provider.voices().list.generation
    try write("Bob\nAda\n")
    guard case .voicesChanged(let told) = try provider.next() else {
      Issue.record("no voicesChanged")
      return
    }
    #expect(told > generation)
    let (list, before) = try provider.voices()
    #expect(before.isEmpty)
    #expect(list.voices.map(\.name) == ["Ada", "Bob"] && list.generation == told)
    try write("Ada\n")
    _ = try provider.messages { if case .voicesChanged = $0 { true } else { false } }
    #expect(
      try provider.answer("hello", "com.identifier.Bob").failures.map(\.code) == [.voiceNotFound])
    #expect(try provider.answer("hello", "com.identifier.Ada").outcome == .finished)
  }

  @Test(
    "The recording comes whole, with the silence of the last quantum, whatever the credit",
    arguments: [
      ("hello", "hello.aiff"), ("Goodbye", "hello.aiff"), ("say goodbye now", "goodbye.aiff"),
    ])
  func spoken(text: String, file: String) throws {
    let answer = try provider.answer(text, "com.identifier.Bob")
    #expect(answer.format?.sampleRate == 22_050)
    #expect(firstDifference(answer.samples, try Self.padded(file)) == nil)
    #expect(answer.outcome == .finished && answer.finishedFrameCount == answer.samples.count)
    #expect(answer.markers.isEmpty && answer.diagnostics.isEmpty && answer.failures.isEmpty)
    #expect(provider.log.isEmpty)
  }

  @Test("The same with credit in drops, and at another rate, pitch and volume")
  func drops() throws {
    var options = SpeechOptions()
    options.prosody = Prosody(rate: 4, pitch: 2, volumeDecibels: -6)
    let request = RequestIdentifier(rawValue: 1)
    try provider.speak(
      "hello", #require(VoiceIdentifier("com.identifier.Bob")), credit: 3, options: options)
    var messages: [ProviderMessage] = []
    while true {
      let message = try provider.next()
      messages.append(message)
      if case .finished = message { break }
      try provider.send(.credit(request, byteCount: 777))
    }
    let answer = Transcript(messages)
    #expect(firstDifference(answer.samples, try Self.padded("hello.aiff")) == nil)
  }

  @Test("A request that is stopped in the middle leaves nothing to the next")
  func stopped() throws {
    let voice = try #require(VoiceIdentifier("com.identifier.Bob"))
    for round in 0..<50 {
      try provider.speak("goodbye", voice, request: 1, credit: 2000)
      if round % 2 == 0 {
        _ = try provider.messages { if case .audio = $0 { true } else { false } }
      }
      try provider.send(.cancel(RequestIdentifier(rawValue: 1)))
      let cancelled = Transcript(try provider.messages(throughEndOf: 1))
      #expect(cancelled.outcome == .cancelled && cancelled.lateCount == 0)
    }
    let answer = try provider.answer("hello", "com.identifier.Bob", request: 2)
    #expect(firstDifference(answer.samples, try Self.padded("hello.aiff")) == nil)
  }

  @Test("Sixteen requests at once each get all of theirs")
  func concurrent() throws {
    let voice = try #require(VoiceIdentifier("com.identifier.Bob"))
    for request in 1...16 as ClosedRange<UInt32> {
      try provider.speak(request % 2 == 0 ? "hello" : "goodbye", voice, request: request)
    }
    var ended = 0
    let messages = try provider.messages {
      if case .finished = $0 { ended += 1 }
      return ended == 16
    }
    for request in 1...16 as ClosedRange<UInt32> {
      let file = request % 2 == 0 ? "hello.aiff" : "goodbye.aiff"
      let answer = Transcript(messages, request: request)
      #expect(firstDifference(answer.samples, try Self.padded(file)) == nil)
    }
  }

  @Test("It ends with its client, and for SIGTERM, but not for Ctrl-C", arguments: [true, false])
  func ends(bySignal: Bool) throws {
    provider.send(.interrupt)
    #expect(try provider.answer("hello", "com.identifier.Bob").outcome == .finished)
    if bySignal { provider.send(.terminate) } else { provider.closeInput() }
    #expect(try provider.exitCode() == 0)
    #expect(provider.log.isEmpty)
  }
}
