package import AppGroup
internal import Posix
internal import SpeechTypes

/// App groups whose providers say a ramp and misbehave as they are told; see
/// `Tests/ProcessTests/Fixtures/tone_provider.py`.
///
/// For one thread at a time; removed with the last reference.
package final class ToneGroup {
  private let directory: TemporaryDirectory
  private let group: AppGroup
  /// Where the group is.
  package let location: AppGroupLocation

  package init() throws {
    directory = try TemporaryDirectory()
    let folder = directory.path("group")
    try FileSystem.makeDirectory(folder, permissions: 0o700)
    location = AppGroupLocation([GroupFolder(folder, .user)])
    group = AppGroup(location)
  }

  /// The path of a file of the test's own, beside the group.
  package func path(_ name: String) -> String { directory.path(name) }

  /// Registers a provider.
  ///
  /// - Parameters:
  ///   - first: `NAME=value` for the first process alone.
  ///   - always: The same for every process.
  /// - Returns: The program's path. Each process adds its number to the file `<path>.pids`.
  @discardableResult
  package func addTones(
    _ identifier: String, voices: String, first: String = "", always: String = ""
  ) throws -> String {
    let path = directory.path(identifier)
    let script = SourceTree.root + "/Tests/ProcessTests/Fixtures/tone_provider.py"
    return try add(
      identifier,
      """
      if ! [ -e '\(path).pids' ]; then export \(first) TONE_FIRST=1; fi
      echo $$ >> '\(path).pids'
      export TONE_VOICES='\(voices)' \(always)
      exec python3 -S -E '\(script)'
      """)
  }

  /// Registers a shell script.
  @discardableResult
  package func add(_ identifier: String, _ script: String) throws -> String {
    let path = try directory.write(
      Array("#!/bin/sh\n\(script)\n".utf8), to: identifier, permissions: 0o700)
    try group.transaction { change in
      _ = try change.setProvider(
        RegisteredProvider(identifier: identifier, executablePath: path))
    }
    return path
  }

  /// Takes a provider away.
  package func remove(_ identifier: String) throws {
    try group.transaction { _ = try $0.removeProvider(identifier) }
  }

  /// The numbers of the processes that a provider has had.
  package static func processes(of path: String) throws -> [Int32] {
    let bytes = try Descriptor(opening: path + ".pids", .readOnly).readAll()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { Int32($0) }
  }
}
