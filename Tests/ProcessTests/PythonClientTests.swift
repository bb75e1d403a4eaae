import JSON
import Posix
import SpeechTypes
import TestSupport
import Testing

/// The client in `Tests/ProtocolClient/`, which was written from the protocol's page alone.
@Suite("A client in another language", .tags(.process), .timeLimit(.minutes(5)))
struct PythonClientTests {
  private let group: TemporaryAppGroup

  init() throws { group = try TemporaryAppGroup() }

  @Test("finds every promise of the protocol kept")
  func promises() throws {
    let environment = [
      "VOICE_PROVIDER=\(ProviderProcess.executablePath("voice-provider"))",
      "VOICE_APP_GROUP=\(group.path)",
    ]
    let run = try Self.run("test_provider_client.py", [], environment)
    #expect(run.exitCode == 0, "\(run.output)")
    #expect(run.output.hasSuffix("OK\n"))
  }

  @Test("lists the voices")
  func lists() throws {
    let run = try runFront(["list"])
    #expect(run.exitCode == 0)
    let names = run.lines.first.flatMap { Self.member("voices", of: $0) }.map { voices in
      guard case .array(let voices) = voices else { return [JSONValue]() }
      return voices.compactMap { Self.member("identifier", of: $0) }
    }
    #expect(names == SampleVoice.allCases.reversed().map { .string($0.rawValue) })
  }

  @Test("speaks into a file")
  func speaks() throws {
    let file = group.pathBeside("hello.wav")
    let voice = SampleVoice.hello.rawValue
    let run = try runFront(["speak", "--voice", voice, "--output", file, "hello"])
    #expect(run.exitCode == 0)
    let recorded = try recordedSamples(.hello, "hello.aiff")
    #expect(
      run.lines.last.flatMap { Self.member("frame_count", of: $0) }
        == .integer(Int64(recorded.count)))
    let bytes = try Descriptor(opening: file, .readOnly).readAll()
    let samples = stride(from: 44, to: bytes.count - 1, by: 2).map {
      Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
    }
    #expect(firstDifference(samples, recorded) == nil)
  }

  @Test("plans, and tells of a failure on its standard error")
  func plans() throws {
    let arguments = ["plan", "--ssml", "--voice", SampleVoice.coach.rawValue]
    let run = try runFront(arguments + ["<speak>walk</speak>"])
    #expect(run.exitCode == 0)
    #expect(run.lines.contains { Self.member("type", of: $0) == "word" })
    let failed = try runFront(["plan", "--voice", "nobody", "walk"])
    #expect(failed.exitCode == 1)
    #expect(failed.output.hasPrefix("ProviderError: voice-not-found: "))
  }

  // MARK: - Running it

  private struct Run {
    var exitCode: Int32
    /// Standard output and error together.
    var output: String
    /// Of the lines those that are JSON.
    var lines: [JSONValue] {
      output.split(separator: "\n").compactMap { try? JSONValue.parse(Array($0.utf8)) }
    }
  }

  private func runFront(_ arguments: [String]) throws -> Run {
    let provider = ProviderProcess.executablePath("voice-provider")
    return try Self.run("provider_client.py", [provider, "--group", group.path] + arguments, [])
  }

  private static func run(
    _ script: String, _ arguments: [String], _ environment: [String]
  ) throws -> Run {
    let tests = FileSystem.parent(of: FileSystem.parent(of: #filePath))
    let output = try Pipe()
    let child = try ChildProcess(
      path: "/usr/bin/env",
      arguments: ["python3", "-B", "\(tests)/ProtocolClient/\(script)"] + arguments,
      environment: Environment.all() + environment, standardInput: 0,
      standardOutput: output.writeEnd.rawValue, standardError: output.writeEnd.rawValue)
    let end = output.split { (reading, _) in reading }
    let text = String(decoding: try end.readAll(), as: UTF8.self)
    return Run(exitCode: child.wait(), output: text)
  }

  private static func member(_ key: String, of value: JSONValue) -> JSONValue? {
    if case .object(let object) = value { object[key] } else { nil }
  }
}
