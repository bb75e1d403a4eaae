import Posix
import TestSupport
import Testing

/// The texts take minutes to render, and a signal comes when the first sound is there.
@Suite("Ctrl-C ends voicectl say -o", .tags(.process), .timeLimit(.minutes(5)))
struct SayInterruptionTests {
  private static let text = String(
    repeating: "walk for 1 minute and 30 seconds. ", count: 3000)
  private let fixture: VoicectlFixture

  init() throws { fixture = try VoicectlFixture(buying: .coach) }

  /// A command that has written the first word's sound at least.
  private func speaking(_ options: [String], _ text: String) throws -> RunningCommand {
    let command = try RunningCommand(
      fixture, ["say", "--markers", "-", "-v", "coach"] + options, input: text)
    // A marker comes before its sound and behind that of the words before.
    for _ in 0..<6 { _ = try #require(try command.output.line()) }
    return command
  }

  @Test("at once, and leaves a valid file", arguments: [Signal.interrupt, .terminate, .hangUp])
  func file(signal: Signal) throws {
    let path = fixture.directory.path("out.wav")
    let command = try speaking(["-o", path], Self.text)
    command.send(signal)
    #expect(try command.end() == (130, ""))
    let whole = fixture.directory.path("whole.wav")
    try fixture.output(of: "say", "-v", "coach", "-o", whole, "walk for 1 minute and 30 seconds.")
    let start = try SoundFile(path: path).samples
    let expected = try SoundFile(path: whole).samples
    #expect(start.count > 22_050 / 2)
    let common = min(start.count, expected.count)
    #expect(
      firstDifference(Array(start.prefix(common)), Array(expected.prefix(common))) == nil)
  }

  @Test("also while nobody reads the sound")
  func fullPipe() throws {
    let command = try RunningCommand(fixture, ["say", "-o", "-"], input: Self.text)
    try command.waitUntilOutputIsFull()
    command.send(.interrupt)
    let ending = try command.end()
    #expect(ending.exitCode == 130)
    #expect(ending.error == "")
  }

  @Test("also while nobody reads the markers")
  func fullMarkerPipe() throws {
    let path = fixture.directory.path("out.wav")
    let marks = String(
      repeating: "walk<mark name=\"\(String(repeating: "m", count: 999))\"/> ", count: 500)
    let command = try RunningCommand(
      fixture, ["say", "--markers", "-", "-o", path], input: "<speak>\(marks)</speak>")
    try command.waitUntilOutputIsFull()
    command.send(.interrupt)
    #expect(try command.end().exitCode == 130)
    _ = try SoundFile(path: path)
  }

  @Test("also while a provider does not answer")
  func silentProvider() throws {
    let provider = try fixture.makeProvider("echo started >&2; exec cat 3>&1 >/dev/null")
    let command = try RunningCommand(
      fixture, ["say", "walk"], environment: ["VOICE_PROVIDER=\(provider)"])
    #expect(try command.error.line() == "started")
    command.send(.interrupt)
    #expect(try command.end() == (130, ""))
  }
}
