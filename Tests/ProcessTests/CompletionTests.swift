import TestSupport
import Testing

@Suite("A shell completes command lines of voicectl", .tags(.process), .timeLimit(.minutes(5)))
struct CompletionTests {
  private func complete(_ words: [String], _ fixture: VoicectlFixture) throws -> [String] {
    let script = try fixture.output(of: "--completion", "bash")
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let path = fixture.voicectl.path
    let outcome = try Executable(path: "/bin/bash").run(
      [
        "-c",
        """
        voicectl() { "\(path)" "$@"; }
        \(script)
        COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); _voicectl
        printf '%s\\n' "${COMPREPLY[@]}"
        """,
      ], environment: fixture.environment)
    #expect(outcome.error.isEmpty)
    return outcome.output.split(separator: "\n").map(String.init)
  }

  @Test("with commands, options and voices")
  func completes() throws {
    let fixture = try VoicectlFixture(buying: .hello)
    #expect(try complete(["voicectl", "di"], fixture) == ["disable"])
    #expect(try complete(["voicectl", "say", "--hi"], fixture) == ["--highlight"])
    #expect(
      try complete(["voicectl", "say", "--voice", "com.example.sa"], fixture) == [
        VoicectlFixture.hello
      ])
  }

  @Test("and says so where the shell is none it knows")
  func unknownShell() throws {
    let outcome = try VoicectlFixture().run("--completion", "tcsh")
    #expect(outcome.exitCode == 2)
    #expect(outcome.error == "voicectl: --completion: needs bash, zsh or fish\n")
  }
}
