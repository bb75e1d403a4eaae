import Posix
import TestSupport
import Testing

@Suite(
  "voicectl with a user's group over the system's", .tags(.process), .timeLimit(.minutes(5)),
  .enabled(if: Environment.userIdentifier == 0, "only root writes the system's group"))
struct LayeredGroupTests {
  private let fixture: VoicectlFixture
  private let hello = VoicectlFixture.hello

  init() throws {
    fixture = try VoicectlFixture()
    #expect(try run("buy", "--system", "--enable", hello).exitCode == 0)
  }

  private func run(_ arguments: String..., input: String = "") throws -> Executable.Outcome {
    try fixture.run(
      arguments, input: input,
      environment: [
        "VOICE_APP_GROUP=", "XDG_DATA_HOME=\(fixture.directory.path("data"))",
        "VOICE_SYSTEM_APP_GROUP=\(fixture.directory.path("system"))",
      ])
  }

  @Test("has the system's voices, turns them off for the user alone, and shows them again")
  func copies() throws {
    #expect(try run("buy", hello).output == "nothing changed\n")
    #expect(try run("disable", hello).output == "\(hello): disabled\n")
    #expect(try run("export").output.contains("disabled"))
    #expect(try run("export", "--system").output.contains("enabled"))
    #expect(try run("verify").output == "no fault found in the store and 1 voice\n")
    #expect(try run("remove", hello).output == "\(hello): removed\n")
    #expect(try run("export").output.contains("enabled"))
  }

  @Test("says whose a voice is that the user cannot remove")
  func remove() throws {
    let outcome = try run("remove", hello)
    #expect(outcome.exitCode == 1)
    #expect(outcome.error.hasPrefix("voicectl: \(hello): belongs to the system's group; "))
    #expect(try run("remove", "--system", hello).exitCode == 0)
    #expect(try run("remove", hello).exitCode == 3)
  }

  @Test("prunes the user's group alone")
  func prune() throws {
    #expect(try run("disable", hello).exitCode == 0)
    let input = """
      {"format": 1, "voices": [], "defaults": {"en": "\(hello)"}}
      """
    #expect(
      try run("apply", "--prune", "-", input: input).output
        == "\(hello): removed\ndefault for en: set to \(hello)\n")
    #expect(try run("export").output.contains("\"enabled\""))
  }
}
