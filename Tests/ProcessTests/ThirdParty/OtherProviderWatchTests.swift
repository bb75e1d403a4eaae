import Posix
import TestSupport
import Testing

@Suite("voicectl watch, with several providers", .tags(.process), .timeLimit(.minutes(5)))
struct OtherProviderWatchTests {
  private let fixture: VoicectlFixture

  init() throws {
    fixture = try VoicectlFixture(buying: .coach)
    try fixture.addTones("bell", "exit 7;")
  }

  /// Has looked once, which its warning of a broken provider tells.
  private func watching() throws -> RunningCommand {
    let command = try RunningCommand(fixture, ["watch"])
    #expect(try command.error.line() == warning(of: 7))
    return command
  }

  private func warning(of exitCode: Int32) -> String {
    "voicectl: bell: \(fixture.directory.path("bell")): ended with exit code \(exitCode)"
  }

  /// Has the group change, so that the provider is started anew.
  private func turnOffAndOn() throws {
    try fixture.output(of: "provider", "disable", "bell")
    try fixture.output(of: "provider", "enable", "bell")
  }

  @Test("tells of the voices of a provider that is repaired, goes, and is broken again")
  func life() throws {
    let command = try watching()
    try fixture.makeTones("bell", "TONE_VOICES=com.example.bell")
    try turnOffAndOn()
    #expect(try command.output.line() == "+com.example.bell")
    try fixture.makeTones("bell", "exit 8;")
    try fixture.output(of: "provider", "disable", "bell")
    #expect(try command.output.line() == "-com.example.bell")
    try fixture.output(of: "provider", "enable", "bell")
    #expect(try command.error.line() == warning(of: 8))
    try fixture.output(of: "disable", VoicectlFixture.coach)
    #expect(try command.output.line() == "-com.example.coach")
    command.send(.interrupt)
    let ending = try command.end()
    #expect(ending.exitCode == 0)
    // It is told of once, not with every change.
    #expect(ending.error == "")
  }

  @Test("goes on when a provider ends by itself, without its voices")
  func ends() throws {
    let command = try watching()
    try fixture.makeTones("bell", "TONE_VOICES=com.example.bell TONE_EXIT_AFTER_LISTING=1")
    try turnOffAndOn()
    #expect(try command.output.line() == "+com.example.bell")
    #expect(try command.output.line() == "-com.example.bell")
    #expect(try command.error.line() == warning(of: 0))
    command.send(.interrupt)
    #expect(try command.end().exitCode == 0)
  }

  @Test("tells of a personal voice when the program is allowed to use it, and not any longer")
  func personal() throws {
    let command = try watching()
    try fixture.makeTones("bell", "TONE_VOICES=com.example.bell TONE_PERSONAL=1")
    try turnOffAndOn()
    let program = try FileSystem.realPath(fixture.voicectl.path)
    try fixture.output(of: "personal", "allow", program)
    #expect(try command.output.line() == "+com.example.bell")
    try fixture.output(of: "personal", "deny", program)
    #expect(try command.output.line() == "-com.example.bell")
    command.send(.interrupt)
    #expect(try command.end().exitCode == 0)
  }
}
