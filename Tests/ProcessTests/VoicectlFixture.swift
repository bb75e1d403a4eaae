import AIFF
import AppGroup
import JSON
import Posix
import TestSupport
import Testing

/// The real `voicectl`, with an app group and a folder of bundles of its own.
///
/// On offer are the bundled voices and those that `makeBundle` makes.
struct VoicectlFixture {
  static let coach = "com.example.coach"
  static let hello = "com.example.sample.hello"

  let directory: TemporaryDirectory
  let voicectl = Executable("voicectl")

  init() throws {
    directory = try TemporaryDirectory()
    try FileSystem.makeDirectory(directory.path("voices"), permissions: 0o700)
  }

  /// With these voices bought and enabled, without a `voicectl` for it.
  init(buying voices: SampleVoice...) throws {
    try self.init()
    try AppGroup(AppGroupLocation([GroupFolder(group, .user)])).transaction { change in
      for voice in voices { try change.setVoice(TemporaryAppGroup.storedVoice(voice.bundlePath)) }
    }
  }

  /// Not made yet.
  var group: String { directory.path("group") }

  var environment: [String] {
    [
      "VOICE_APP_GROUP=\(group)", "VOICE_PATH=\(directory.path("voices"))",
      "HOME=\(directory.path("home"))", "PATH=/usr/bin:/bin",
    ]
  }

  /// Runs a command to its end.
  func run(
    _ arguments: [String], input: String = "", environment more: [String] = []
  ) throws -> Executable.Outcome {
    try voicectl.run(arguments, environment: more + environment, input: input)
  }

  func run(_ arguments: String...) throws -> Executable.Outcome { try run(arguments) }

  /// Runs a command that must succeed, and answers what it printed.
  @discardableResult
  func output(of arguments: [String], input: String = "") throws -> String {
    let outcome = try run(arguments, input: input)
    try #require(outcome.exitCode == 0, "\(arguments): \(outcome)")
    return outcome.output
  }

  @discardableResult
  func output(of arguments: String...) throws -> String { try output(of: arguments) }

  /// Runs a command with `--json` that must succeed.
  func json(_ arguments: String..., input: String = "") throws -> JSONValue {
    let text = try output(of: arguments + ["--json"], input: input)
    return try JSONValue.parse(Array(text.utf8))
  }

  /// Makes a bundle of one recording, 100 frames of silence.
  ///
  /// - Parameters:
  ///   - audio: The rate and channels that the recording really has.
  ///   - folder: In the fixture's temporary folder.
  /// - Returns: The bundle's path.
  @discardableResult
  func makeBundle(
    _ identifier: String, name: String = "Tiny", version: String = "1.0",
    languages: [String] = ["en-US"], audio: (sampleRate: Double, channelCount: Int) = (8000, 1),
    in folder: String = "voices"
  ) throws -> String {
    let manifest: JSONValue = [
      "format": 1, "identifier": .string(identifier), "name": .string(name),
      "version": .string(version), "primaryLanguages": .array(languages.map { .string($0) }),
      "sampleRate": 8000, "engine": "phrases", "license": "CC0-1.0", "source": "made by a test",
      "recordings": [["file": "go.aiff", "text": "go"]],
    ]
    let bundle = "\(folder)/\(identifier).voice"
    try directory.write(manifest.serialized(), to: "\(bundle)/voice.json")
    let writer = try AIFFWriter(sampleRate: audio.sampleRate, channelCount: audio.channelCount)
    var bytes = try writer.header(frameCount: 100)
    let samples = [Int16](repeating: 0, count: 100 * audio.channelCount)
    AIFFWriter.append(samples.span, to: &bytes)
    try directory.write(bytes, to: "\(bundle)/Audio/go.aiff")
    return directory.path(bundle)
  }

  /// Makes a shell script for `$VOICE_PROVIDER`.
  ///
  /// - Returns: Its path.
  func makeProvider(_ script: String) throws -> String {
    try directory.write(Array("#!/bin/sh\n\(script)\n".utf8), to: "provider", permissions: 0o700)
  }

  /// A catalogue with these voices and nothing else.
  static func catalogue(_ voices: [(identifier: String, state: String)]) -> String {
    let entries = voices.map { #"{"identifier": "\#($0.identifier)", "state": "\#($0.state)"}"# }
    return #"{"format": 1, "voices": [\#(entries.joined(separator: ","))]}"#
  }
}
