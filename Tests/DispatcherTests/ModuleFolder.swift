import AppGroup
import Posix
import TestSupport

/// An app group of its own, and what a module or a server in front of it needs beside it.
final class ModuleFolder {
  let group: TemporaryAppGroup

  init(buying voices: [SampleVoice] = SampleVoice.allCases) throws {
    group = try TemporaryAppGroup(buying: voices.map(\.bundlePath))
    try FileSystem.makeDirectories(path, permissions: 0o700)
    let empty = try Descriptor(opening: logPath, .writeOnly, options: [.create])
    try empty.close()
  }

  /// For files of a test.
  var path: String { group.pathBeside("files") }

  var logPath: String { "\(path)/module.log" }

  /// What the module and its providers have noted.
  var log: String {
    let bytes = (try? Descriptor(opening: logPath, .readOnly).readAll()) ?? []
    return String(decoding: bytes, as: UTF8.self)
  }

  var environment: [String] {
    [
      "VOICE_APP_GROUP=\(group.path)", "HOME=\(path)", "PATH=/usr/bin:/bin", "LC_ALL=C",
      "XDG_DATA_HOME=\(path)/share",
    ]
  }

  /// Writes a file, and the folders on its way.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String, permissions: UInt32 = 0o600) throws -> String {
    let file = FileSystem.join(path, name)
    try FileSystem.makeDirectories(FileSystem.parent(of: file), permissions: 0o700)
    let descriptor = try Descriptor(
      opening: file, .writeOnly, options: [.create, .truncate], permissions: permissions)
    try descriptor.writeAll(bytes)
    return file
  }

  /// The sound that `voicectl say` makes of a text, as 16-bit samples, and where its marks are.
  func spoken(
    _ text: String, _ voice: SampleVoice = .coach, options: [String] = []
  ) throws -> (bytes: [UInt8], marks: [String: Int]) {
    let sound = "\(path)/said.raw"
    let markers = "\(path)/said.jsonl"
    let arguments = ["say", "-v", voice.rawValue, "-o", sound, "--markers", markers]
    let outcome = try Executable("voicectl").run(
      arguments + options + [text], environment: environment)
    guard outcome.exitCode == 0 else { throw ModuleProcess.Failure(description: "\(outcome)") }
    let lines = try Descriptor(opening: markers, .readOnly).readAll()
    var marks: [String: Int] = [:]
    for line in String(decoding: lines, as: UTF8.self).split(separator: "\n") {
      guard line.contains("\"bookmark\""), let frame = line.firstMatch(of: /"frame":\s*(\d+)/)?.1,
        let name = line.firstMatch(of: /"name":\s*"([^"]*)"/)?.1
      else { continue }
      marks[String(name)] = Int(frame)
    }
    return (try Descriptor(opening: sound, .readOnly).readAll(), marks)
  }
}
