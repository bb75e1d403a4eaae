import Posix
import ProviderWire
import SpeechTypes
import TestSupport
import Testing

@Suite("A provider ends", .tags(.process), .timeLimit(.minutes(5)))
struct EndingTests {
  private static let longText = String(repeating: "walk for 1 minute and 30 seconds. ", count: 100)

  /// A provider that has spoken and could go on.
  private func busyProvider() throws -> ProviderProcess {
    let provider = try ProviderProcess.welcomed(try TemporaryAppGroup())
    try provider.speak(Self.longText)
    _ = try provider.messages { if case .audio = $0 { true } else { false } }
    return provider
  }

  @Test("well when its input ends")
  func endOfInput() throws {
    let provider = try busyProvider()
    provider.closeInput()
    #expect(try provider.exitCode() == 0)
    #expect(provider.log.isEmpty)
  }

  @Test("well when nobody reads its output any more")
  func endOfOutput() throws {
    let provider = try busyProvider()
    provider.closeOutput()
    #expect(try provider.exitCode() == 0)
    #expect(provider.log.isEmpty)
  }

  @Test("well when nobody reads its output any more, though it has nothing to say")
  func endOfIdleOutput() throws {
    let provider = try ProviderProcess.welcomed(try TemporaryAppGroup())
    provider.closeOutput()
    #expect(try provider.exitCode() == 0)
    #expect(provider.log.isEmpty)
  }

  @Test("well when a signal asks for it")
  func signal() throws {
    let provider = try busyProvider()
    provider.send(.terminate)
    #expect(try provider.exitCode() == 0)
    #expect(provider.log.isEmpty)
  }

  @Test("not for Ctrl-C, which is meant for its client")
  func interrupt() throws {
    let provider = try busyProvider()
    provider.send(.interrupt)
    _ = try provider.voices()
    provider.closeInput()
    #expect(try provider.exitCode() == 0)
  }

  @Test("when its client is killed")
  func clientIsKilled() throws {
    let group = try TemporaryAppGroup()
    let program = """
      import subprocess, sys
      pipe = subprocess.PIPE
      provider = subprocess.Popen(sys.argv[1:], stdin=pipe, stdout=pipe)
      provider.stdin.write(bytes([11, 0, 0, 0, 1]) + b"VPRV" + bytes([1, 0, 1, 0, 0, 0]))
      provider.stdin.flush()
      sys.stdout.buffer.write(provider.stdout.read(1))
      sys.stdout.flush()
      sys.stdin.read()
      """
    let input = try Pipe()
    let output = try Pipe()
    let outputEnd = try Descriptor(duplicating: output.readEnd)
    // Client and provider hold its other end as their standard error.
    let life = try Pipe()
    let client = try ChildProcess(
      path: "/usr/bin/env",
      arguments: [
        "python3", "-c", program, ProviderProcess.executablePath("voice-provider"), "--group",
        group.path,
      ],
      standardInput: input.readEnd.rawValue, standardOutput: output.writeEnd.rawValue,
      standardError: life.writeEnd.rawValue)
    let lifeEnd = life.split { (reading, writing) in reading }
    var byte: [UInt8] = [0]
    #expect(try outputEnd.read(into: &byte) == 1)  // The provider has begun its welcome.
    client.send(.kill)
    #expect(try lifeEnd.readAll().isEmpty)
    #expect(client.wait() == 128 + 9)
    _ = input.writeEnd.rawValue
  }

  @Test("at once, and explains itself, when it is started wrongly", arguments: ["--volume", "x"])
  func wrongArgument(_ argument: String) throws {
    let errors = try Pipe()
    let child = try ChildProcess(
      path: ProviderProcess.executablePath("voice-provider"), arguments: [argument],
      standardInput: 0, standardOutput: 1, standardError: errors.writeEnd.rawValue)
    #expect(child.wait() == 2)
    let end = errors.split { (reading, writing) in reading }
    let text = String(decoding: try end.readAll(), as: UTF8.self)
    #expect(text == "voice-provider: unknown argument \"\(argument)\"; see voice-provider --help\n")
  }

  @Test("at once, and explains itself, when a person starts it")
  func terminal() throws {
    let program = """
      import pty, subprocess, sys
      _, terminal = pty.openpty()
      provider = subprocess.run(sys.argv[1:], stdin=terminal, stdout=terminal)
      sys.exit(provider.returncode)
      """
    let errors = try Pipe()
    let child = try ChildProcess(
      path: "/usr/bin/env",
      arguments: ["python3", "-c", program, ProviderProcess.executablePath("voice-provider")],
      standardInput: 0, standardOutput: 1,
      standardError: errors.writeEnd.rawValue)
    #expect(child.wait() == 2)
    let end = errors.split { (reading, writing) in reading }
    let text = String(decoding: try end.readAll(), as: UTF8.self)
    #expect(text.contains("must be pipes") && text.contains("--help"))
  }
}
