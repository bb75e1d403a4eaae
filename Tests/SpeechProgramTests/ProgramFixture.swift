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
