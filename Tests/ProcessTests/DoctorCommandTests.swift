import JSON
import Posix
import TestSupport
import Testing

@Suite("voicectl doctor", .tags(.process), .timeLimit(.minutes(5)))
struct DoctorCommandTests {
  private let fixture: VoicectlFixture

  init() throws { fixture = try VoicectlFixture() }

  /// Each thing's status; and whether all works, which must be what the exit code says.
  private func statuses(environment: [String] = []) throws -> [String: String] {
    let outcome = try fixture.run(["doctor", "--json"], environment: environment)
    guard case .object(let document) = try JSONValue.parse(Array(outcome.output.utf8)),
      case .array(let checks) = document["checks"]
    else { throw FixtureError() }
    var statuses: [String: String] = [:]
    for case .object(let check) in checks {
      guard case .string(let subject) = check["subject"],
        case .string(let status) = check["status"], case .string = check["finding"]
      else { throw FixtureError() }
      statuses[subject] = status
    }
    let works = !statuses.values.contains("fails")
    #expect(document["works"] == .bool(works))
    #expect(outcome.exitCode == (works ? 0 : 1))
    #expect(outcome.error == "")
    return statuses
  }

  private struct FixtureError: Error {}

  @Test("tells what is missing in a new group")
  func empty() throws {
    let statuses = try statuses()
    #expect(statuses["user app group"] == "lacks")
    #expect(statuses["voices"] == "fails")
    #expect(statuses["bundles on offer"] == "works")
    #expect(statuses["provider"] == "works")
    #expect(statuses["environment"] == "works")
    #expect(statuses["sound"] != nil)
    #expect(statuses["speech-dispatcher"] != nil)
  }

  @Test("finds an enabled voice, and a bundle that has gone")
  func voices() throws {
    let path = try fixture.makeBundle("com.example.tiny")
    try fixture.output(of: "buy", "com.example.tiny")
    #expect(try statuses()["voices"] == "fails")
    try fixture.output(of: "enable", "com.example.tiny")
    #expect(try statuses()["user app group"] == "works")
    #expect(try statuses()["voices"] == "works")
    try FileSystem.rename(path, to: fixture.directory.path("gone"))
    #expect(try statuses()["voices"] == "fails")
    try fixture.output(of: "buy", "--enable", VoicectlFixture.hello)
    #expect(try statuses()["voices"] == "lacks")
  }

  @Test("survives a store and a provider that cannot be used")
  func broken() throws {
    try fixture.directory.write("not a store", to: "group/voices.sqlite")
    try fixture.directory.write("{", to: "voices/com.example.bad.voice/voice.json")
    let provider = try fixture.program("exit 0")
    let statuses = try statuses(environment: ["VOICE_PROVIDER=\(provider)"])
    #expect(statuses["user app group"] == "fails")
    #expect(statuses["voices"] == "fails")
    #expect(statuses["bundles on offer"] == "lacks")
    #expect(statuses["provider"] == "fails")
  }

  @Test("does not wait for a provider that answers and goes on")
  func lingeringProvider() throws {
    let provider = try fixture.program("echo other 2.0; exec sleep 100 >&- 2>&-")
    #expect(try statuses(environment: ["VOICE_PROVIDER=\(provider)"])["provider"] == "works")
  }

  @Test("gives advice a person can follow")
  func text() throws {
    let outcome = try fixture.run(["doctor"], environment: ["VOICE_PROVIDER=/nowhere/provider"])
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.contains("fails  voices: none is enabled\n"))
    #expect(
      outcome.output.contains(
        "fails  provider: no provider program found; looked for /nowhere/provider\n"
          + "       install it, or name its file in $VOICE_PROVIDER\n"))
    #expect(outcome.output.contains("VOICE_APP_GROUP=\(fixture.group)"))
  }
}

extension VoicectlFixture {
  /// Makes a program of a shell script.
  fileprivate func program(_ script: String) throws -> String {
    try directory.write(Array("#!/bin/sh\n\(script)\n".utf8), to: "program", permissions: 0o700)
  }
}
