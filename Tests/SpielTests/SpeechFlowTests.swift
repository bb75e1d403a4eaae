import Glibc
import Posix
import ProviderWire
import SpeechTypes
import TestSupport
import Testing

@Suite("The flow of speech for Spiel", .tags(.process, .audio), .timeLimit(.minutes(5)))
struct SpeechFlowTests {
  /// 20 s of sound, 800 kB: much more than a pipe and a credit hold.
  private static let long = String(repeating: SpielFixture.sentence + ". ", count: 10)
  /// An hour: never rendered to its end here.
  private static let endless = String(repeating: SpielFixture.sentence + ". ", count: 2000)
  private static let voice = SpielFixture.coach + "#raw"
  /// A pipe holds 64 KiB, and less of small pieces.
  private static let much = 30_000

  /// Waits until a pipe that nobody reads has taken most of what it can.
  private func waitUntilFull(_ client: SpielClient, _ key: String = "a") throws {
    // There is no event for a pipe that has become full.
    for _ in 0..<10_000 where try client.waitingByteCount(key) >= Self.much { return }
    throw LineReader.Silence()
  }

  @Test("ends when the client closes its pipe, and the next is spoken", arguments: [false, true])
  func cancel(whilePaused: Bool) throws {
    let fixture = try SpielFixture(arguments: ["--idle-seconds", "1"])
    try fixture.client.speak(Self.endless, Self.voice)
    #expect(try fixture.client.read(10_000).count == 10_000)
    if whilePaused { try waitUntilFull(fixture.client) }
    try fixture.client.close()
    let spoken = try fixture.client.spoken("walk", Self.voice)
    #expect(try spoken == fixture.rendered("walk").samples)
    // It would not, while it had something to say.
    try fixture.client.waitForName(owned: false)
    #expect(!fixture.bus.log.contains("speech:"), "\(fixture.bus.log)")
  }

  @Test("ends when the client closes its pipe, though its provider says nothing")
  func cancelOfSilence() throws {
    let folder = try TemporaryDirectory()
    let language = try #require(LanguageTag("en-US"))
    let voice = VoiceDescription(
      identifier: SampleVoice.coach.identifier, name: "Coach", primaryLanguages: [language],
      supportedLanguages: [language], sampleRate: 22_050)
    var writer = WireWriter()
    for message: ProviderMessage in [
      .welcome(version: 1, name: "canned"), .voices(VoiceList(voices: [voice])),
    ] {
      message.encode(to: &writer)
    }
    let answer = try folder.write(writer.bytes, to: "answer")
    let script = "#!/bin/sh\ncat '\(answer)'; exec cat 3>&1 >/dev/null\n"
    let provider = try folder.write(Array(script.utf8), to: "provider", permissions: 0o700)
    let fixture = try SpielFixture(
      arguments: ["--idle-seconds", "1"], environment: ["VOICE_PROVIDER=\(provider)"])
    try fixture.client.speak("walk", Self.voice)
    try fixture.client.close()
    try fixture.client.waitForName(owned: false)
    #expect(!fixture.bus.log.contains("speech:"), "\(fixture.bus.log)")
  }

  @Test("waits for a client that does not read, without a store of its own, and for no other")
  func pause() throws {
    let fixture = try SpielFixture()
    let expected = try fixture.rendered(Self.long).samples
    _ = try fixture.client.voices()
    let process = try fixture.client.process()
    let before = try SpielFixture.readByteCount(of: process)
    try fixture.client.speak(Self.long, Self.voice, as: "paused")
    try waitUntilFull(fixture.client, "paused")
    // By the time that another of the same length has been heard, this one would have come too.
    #expect(try fixture.client.spoken(Self.long, Self.voice) == expected)
    let readByteCount = try SpielFixture.readByteCount(of: process) - before
    #expect(readByteCount < expected.count + 300_000)
    #expect(try fixture.client.read(from: "paused") == expected)
  }

  @Test("is whole though its provider is killed in the middle")
  func killedProvider() throws {
    let fixture = try SpielFixture()
    try fixture.client.speak(Self.long, Self.voice)
    var spoken = try fixture.client.read(100_000)
    let children = try SpielFixture.children(of: try fixture.client.process())
    #expect(children.count == 1)
    for child in children { kill(child, SIGKILL) }
    spoken += try fixture.client.read()
    #expect(try spoken == fixture.rendered(Self.long).samples)
  }
}
