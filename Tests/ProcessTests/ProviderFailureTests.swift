import Posix
import ProviderClient
import ProviderWire
import SpeechTypes
import TestSupport
import Testing

@Suite("A provider that fails", .tags(.process), .timeLimit(.minutes(5)))
struct ProviderFailureTests {
  private let fixture: VoicectlFixture

  init() throws { fixture = try VoicectlFixture(buying: .coach) }

  @Test(
    "is named with what it did",
    arguments: [
      ("/nothing", "no provider program found; looked for /nothing"),
      ("/bin/false", "/bin/false: ended with exit code 1"),
      (
        "/usr/bin/yes",
        "/usr/bin/yes: broke the protocol: a message of 175704697 bytes; 1 to 1048576 are allowed"
      ),
      ("/bin/cat", "/bin/cat: broke the protocol: 1 is not the kind of a provider's message"),
      ("/etc/passwd", "no provider program found; looked for /etc/passwd"),
    ])
  func named(provider: String, message: String) throws {
    for command in [
      ["say", "-o", fixture.directory.path("out.wav"), "x"], ["plan", "x"], ["list"],
    ] {
      let outcome = try fixture.run(command, environment: ["VOICE_PROVIDER=\(provider)"])
      #expect(outcome.exitCode == 5)
      #expect(outcome.output == "")
      #expect(outcome.error == "voicectl: provider: \(message)\n")
    }
    #expect(!FileSystem.exists(fixture.directory.path("out.wav")))
  }

  @Test("with a reason of its own is quoted", arguments: ["list", "plan", "say", "watch"])
  func reason(command: String) throws {
    var writer = WireWriter()
    ProviderMessage.failure(nil, SpeechFailure(.wire, "no common version")).encode(to: &writer)
    let answer = try fixture.directory.write(writer.bytes, to: "answer")
    let provider = try fixture.makeProvider("cat '\(answer)'; exec cat 3>&1 >/dev/null")
    let outcome = try fixture.run([command], environment: ["VOICE_PROVIDER=\(provider)"])
    #expect(outcome.exitCode == 5)
    #expect(outcome.error == "voicectl: provider: no common version\n")
  }

  @Test(
    "to answer is not waited for without end",
    arguments: [
      // The third descriptor keeps the pipe open.
      ("exec cat 3>&1 >/dev/null", "no answer for 50 ms"),
      ("exec cat >/dev/null", "broke the protocol: it closed its pipe and did not end"),
    ])
  func silent(script: String, message: String) throws {
    let provider = try fixture.makeProvider(script)
    let error = #expect(throws: ProviderError.self) {
      _ = try ProviderConnection(
        ProviderLaunch(path: provider), clientName: "tests", answerMilliseconds: 50)
    }
    #expect(error?.description == "\(provider): \(message)")
  }

  @Test(
    "to go on, in the midst of a text, is not taken for its end",
    arguments: [("-KILL", "ended by signal 9"), ("-TERM", "ended with exit code 0")])
  func killed(signal: String, message: String) throws {
    let real = ProviderProcess.executablePath("voice-provider")
    let provider = try fixture.makeProvider("echo $$ >&2; exec '\(real)' \"$@\"")
    let path = fixture.directory.path("out.wav")
    let text = String(repeating: "walk for 1 minute and 30 seconds. ", count: 3000)
    let command = try RunningCommand(
      fixture, ["say", "--markers", "-", "-o", path], input: text,
      environment: ["VOICE_PROVIDER=\(provider)"])
    let identifier = try #require(try command.error.line().flatMap { Int32($0) })
    for _ in 0..<6 { _ = try #require(try command.output.line()) }
    let kill = Executable(path: "/bin/kill")
    #expect(try kill.run([signal, "\(identifier)"], environment: []).exitCode == 0)
    let ending = try command.end()
    #expect(ending.exitCode == 5)
    #expect(ending.error == "voicectl: provider: \(provider): \(message)\n")
    #expect(try SoundFile(path: path).samples.count > 22_050 / 2)
  }

  @Test("for want of a store is told apart")
  func store() throws {
    try FileSystem.setPermissions(fixture.group, 0o777)
    let outcome = try fixture.run("say", "walk")
    #expect(outcome.exitCode == 4)
    #expect(outcome.error.contains(fixture.group))
  }
}
