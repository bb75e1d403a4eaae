import TestSupport
import Testing

@Suite("voicectl say shows how far it is", .tags(.process), .timeLimit(.minutes(5)))
struct SayProgressTests {
  private let fixture: VoicectlFixture

  init() throws { fixture = try VoicectlFixture(buying: .coach) }

  /// Runs it with standard error on a terminal until a line of progress is there, then interrupts.
  private static let program = """
    import os, pty, signal, subprocess, sys
    master, terminal = pty.openpty()
    command = subprocess.Popen(
      sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=terminal)
    os.close(terminal)
    command.stdin.write(b"walk for 1 minute and 30 seconds. " * 5000)
    command.stdin.close()
    seen = b""
    while b"of speech" not in seen: seen += os.read(master, 4096)
    command.send_signal(signal.SIGINT)
    while True:
      try: more = os.read(master, 4096)
      except OSError: break
      if not more: break
      seen += more
    sys.stdout.write(seen.decode())
    sys.exit(command.wait())
    """

  @Test("on a terminal, when it takes longer than a second, and takes the line away")
  func terminal() throws {
    let outcome = try Executable(path: "/usr/bin/python3").run(
      ["-c", Self.program, fixture.voicectl.path, "say", "-o", "-"],
      environment: fixture.environment)
    #expect(outcome.exitCode == 130, "\(outcome.error)")
    #expect(outcome.output.hasPrefix("\r"))
    #expect(outcome.output.hasSuffix("\r\u{1B}[K"))
    let first = try #require(outcome.output.split(separator: "\r").first)
    #expect(first.hasSuffix(" s of speech\u{1B}[K"))
    #expect(first.contains(" % of the text, "))
  }
}
