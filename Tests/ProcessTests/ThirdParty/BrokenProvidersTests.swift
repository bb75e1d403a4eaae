import JSON
import Posix
import TestSupport
import Testing

/// All at once: a provider that works, and one for every way of not doing so.
@Suite("Several broken providers", .tags(.process), .timeLimit(.minutes(5)))
struct BrokenProvidersTests {
  private let fixture: VoicectlFixture

  init() throws {
    fixture = try VoicectlFixture(buying: .coach)
    try fixture.addTones("bell")
    try fixture.addTones("chatter", "TONE_CHATTER=1")
    try fixture.addTones("crash", "exit 7;")
    try fixture.addTones("hang", "exec sleep 100;")
    try fixture.addTones("hang2", "exec sleep 100;")
    try fixture.addTones("junk", "TONE_SAY_FIRST=ffffffff00")
  }

  private func path(_ name: String) -> String { fixture.directory.path(name) }

  @Test("cost a warning each and two seconds together, and nobody else's voices")
  func list() throws {
    let start = MonotonicClock.milliseconds()
    let outcome = try fixture.run("list")
    // One after the other would take six.
    #expect((2000..<5500).contains(MonotonicClock.milliseconds() - start))
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.output.split(separator: "\n").compactMap { $0.split(separator: "\t").first }
        == ["com.example.bell", "com.example.coach"])
    let lines = outcome.error.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines.contains("voicectl: crash: \(path("crash")): ended with exit code 7"))
    for name in ["chatter", "hang", "hang2"] {
      #expect(lines.contains("voicectl: \(name): \(path(name)): no answer for 2000 ms"))
    }
    #expect(lines.last?.hasPrefix("voicectl: junk: \(path("junk")): broke the protocol: ") == true)
  }

  @Test("cost nothing when a voice of the system's own provider is named")
  func own() throws {
    let outcome = try fixture.run(
      "say", "-v", VoicectlFixture.coach, "-o", path("out.wav"), "walk")
    #expect(outcome.exitCode == 0 && outcome.error == "")
  }

  @Test("are asked side by side by provider list and doctor too")
  func examined() throws {
    let start = MonotonicClock.milliseconds()
    let outcome = try fixture.run("provider", "list", "--timeout", "1.5")
    #expect((1500..<4500).contains(MonotonicClock.milliseconds() - start))
    #expect(
      outcome.output.split(separator: "\n").map { $0.split(separator: "\t").prefix(2) } == [
        ["bell", "enabled"], ["chatter", "broken"], ["crash", "broken"], ["hang", "broken"],
        ["hang2", "broken"], ["junk", "broken"],
      ])
    #expect(outcome.error.contains("voicectl: chatter: \(path("chatter")): no answer for 1500 ms"))
  }

  @Test("do not keep a default from being set")
  func defaults() throws {
    let outcome = try fixture.run("default", "en-US", "com.example.bell")
    #expect(outcome.output == "default for en-US: set to com.example.bell\n")
    #expect(outcome.error.split(separator: "\n").count == 5)
  }
}
