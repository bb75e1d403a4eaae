import AppGroup
import Posix
import ProviderWire
import SpeechTypes
import TestSupport
import Testing

@Suite("A file cut short while it is in use", .tags(.process, .audio), .timeLimit(.minutes(5)))
struct ShortenedFileTests {
  private let fixture: VoicectlFixture

  init() throws { fixture = try VoicectlFixture(buying: .hello) }

  @Test("fails the request that speaks from it; the provider speaks on with another voice")
  func recording() throws {
    let group = try TemporaryAppGroup(buying: [SampleVoice.hello.bundlePath])
    let bundle = try group.copyBundle(.coach)
    try group.change { try $0.setVoice(try TemporaryAppGroup.storedVoice(bundle)) }
    let provider = try ProviderProcess.welcomed(group)
    let text = String(repeating: "walk for 1 minute and 30 seconds. ", count: 50)
    try provider.speak(text, .coach, credit: 8000)
    _ = try provider.messages { if case .audio = $0 { true } else { false } }

    for name in try FileSystem.names(inDirectory: bundle + "/Audio") {
      try empty("\(bundle)/Audio/\(name)")
    }
    try expectFailure(of: provider, naming: bundle + "/Audio/")
    try expectIntactVoice(provider)
  }

  @Test(
    "and put right again is spoken from by the next request", arguments: ["units.bank", "a.aiff"])
  func unitVoice(file: String) throws {
    let identifier = "com.example.units"
    let (folder, _) = try fixture.buyUnitVoice(
      identifier, recordings: ["a": "SIL AH0 D AO1 G SIL"])
    let voice = try #require(VoiceIdentifier(identifier))
    let log = fixture.directory.path("log")
    let provider = try ProviderProcess(
      "voice-provider", arguments: ["--group", fixture.group], logPath: log,
      keeping: fixture.directory)
    try provider.greet()
    try provider.speak(String(repeating: "A dog. ", count: 100), voice, credit: 8000)
    _ = try provider.messages { if case .audio = $0 { true } else { false } }

    let path = FileSystem.join(folder, file == "units.bank" ? file : "Audio/" + file)
    let bytes = try Descriptor(opening: path, .readOnly).readAll()
    try empty(path)
    try expectFailure(of: provider, naming: path)
    try expectIntactVoice(provider)

    try Descriptor(opening: path, .writeOnly).writeAll(bytes)
    try provider.speak("A dog.", voice, request: 3)
    let mended = Transcript(try provider.messages(throughEndOf: 3), request: 3)
    #expect(mended.outcome == .finished)
    #expect(mended.samples.contains { $0 != 0 })
  }

  private func empty(_ path: String) throws {
    _ = try Descriptor(opening: path, .writeOnly, options: .truncate)
  }

  /// Grants the first request all it needs and expects it to fail.
  private func expectFailure(of provider: ProviderProcess, naming path: String) throws {
    try provider.send(.credit(RequestIdentifier(rawValue: 1), byteCount: 1 << 30))
    let broken = Transcript(try provider.messages(throughEndOf: 1))
    #expect(broken.outcome == .failed)
    #expect(broken.failures.map(\.code) == [.voiceUnusable])
    let message = broken.failures.first?.message ?? ""
    #expect(message.hasPrefix(path) && message.hasSuffix(": cut short while it was in use"))
  }

  private func expectIntactVoice(_ provider: ProviderProcess) throws {
    try provider.speak("hello", .hello, request: 2)
    let whole = Transcript(try provider.messages(throughEndOf: 2), request: 2)
    #expect(whole.outcome == .finished)
    #expect(firstDifference(whole.samples, try recordedSamples(.hello, "hello.aiff")) == nil)
  }
}
