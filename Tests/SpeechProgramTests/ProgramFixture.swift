import AppGroup
import Posix
import SpeechTypes
import TestSupport

/// The real speech programs, with an app group of their own and a sound device that plays at once.
struct ProgramFixture {
  let group: TemporaryAppGroup
  let programs = Executable("speech-programs")

  /// With these voices bought and enabled.
  init(buying bundlePaths: [String] = SampleVoice.allCases.map(\.bundlePath)) throws {
    group = try TemporaryAppGroup(buying: bundlePaths)
  }

  var environment: [String] {
    [
      "VOICE_APP_GROUP=\(group.path)", "VOICE_AUDIO_DEVICE=null", "LANG=en_US.UTF-8",
      "PATH=/usr/bin:/bin",
      // What an async main still holds at its end counts as leaked under AddressSanitizer.
      "ASAN_OPTIONS=detect_leaks=0",
    ]
  }

  /// The lines that a program prints.
  func lines(of arguments: String...) throws -> [String] {
    let outcome = try programs.run(arguments, environment: environment)
    guard outcome.exitCode == 0 else { throw ProgramFailure(outcome: outcome) }
    return outcome.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }
}

/// A program that did not end well.
struct ProgramFailure: Error {
  var outcome: Executable.Outcome
}

/// A speech program at work, to be talked to while it runs.
final class RunningProgram {
  private let output: PipeReader
  private var input: Descriptor?
  private var child: ChildProcess?

  init(_ fixture: ProgramFixture, _ arguments: String...) throws {
    let input = try Pipe()
    let output = try Pipe()
    child = try fixture.programs.start(
      arguments, environment: fixture.environment, standardInput: input.readEnd.rawValue,
      standardOutput: output.writeEnd.rawValue)
    self.output = PipeReader(output.split { readEnd, _ in readEnd })
    self.input = input.split { _, writeEnd in writeEnd }
  }

  /// The next line that it prints.
  func line() throws -> String? { try output.line() }

  /// Ends its input and waits for its end.
  ///
  /// - Returns: What it printed since the last line that was read.
  func end() throws -> String {
    input = nil
    let rest = String(decoding: try output.rest(), as: UTF8.self)
    _ = child.take()?.wait()
    return rest
  }
}
