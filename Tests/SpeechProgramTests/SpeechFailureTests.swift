import AppGroup
import Posix
import SpeechTypes
import TestSupport
import Testing

@Suite("Speech that fails", .tags(.process, .audio), .timeLimit(.minutes(5)))
struct SpeechFailureTests {
  @Test("is told where there is no provider at all")
  func noProvider() throws {
    let fixture = try ProgramFixture()
    let outcome = try fixture.programs.run(
      ["speaker", "go"], environment: fixture.environment + ["VOICE_PROVIDER=/nonexistent"])
    #expect(outcome.output == "said false\nsaid again false\n")
    #expect(outcome.error.contains("no provider program found; looked for /nonexistent"))
    let list = try fixture.programs.run(
      ["default", "en"], environment: fixture.environment + ["VOICE_PROVIDER=/nonexistent"])
    #expect(list.output == "none\n")
  }

  @Test("is told where there is no voice")
  func noVoice() throws {
    let fixture = try ProgramFixture(buying: [])
    #expect(try fixture.lines(of: "speaker", "go") == ["said false", "said again false"])
  }

  @Test("is told where the sound device cannot be opened")
  func noDevice() throws {
    let fixture = try ProgramFixture()
    let outcome = try fixture.programs.run(
      ["speaker", "go"], environment: ["VOICE_AUDIO_DEVICE=nonesuch"] + fixture.environment)
    #expect(outcome.output == "said false\nsaid again false\n")
    #expect(outcome.error.contains("nonesuch"))
  }

  @Test("of a voice whose files are gone goes on with another voice, without markup in its text")
  func filesGone() throws {
    let fixture = try ProgramFixture(buying: [SampleVoice.coach.bundlePath])
    let bundle = try fixture.group.copyBundle(.hello)
    try fixture.group.change { try $0.setVoice(TemporaryAppGroup.storedVoice(bundle)) }
    for name in try FileSystem.names(inDirectory: bundle + "/Audio") {
      try FileSystem.removeFile(bundle + "/Audio/" + name)
    }
    let outcome = try fixture.programs.run(
      ["highlight-with", SampleVoice.hello.identifier.rawValue, "one two three"],
      environment: fixture.environment)
    #expect(outcome.output == "[one] two three\none [two] three\none two [three]\n")
    #expect(outcome.error.contains("going on with voice \(SampleVoice.coach.identifier)"))
  }

  @Test("returns from speak at once while a provider hangs, and counts as speaking")
  func hanging() throws {
    let fixture = try ProgramFixture()
    let path = fixture.group.pathBeside("provider")
    try Descriptor(opening: path, .writeOnly, options: .create, permissions: 0o700)
      .writeAll("#!/bin/sh\nexec cat >/dev/null\n")
    let outcome = try fixture.programs.run(
      ["speak-and-stop", "go"], environment: fixture.environment + ["VOICE_PROVIDER=\(path)"])
    #expect(outcome.output == "speaking true\nstopped true\nspeaking false\n")
  }
}
