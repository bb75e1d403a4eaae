internal import CommandLineTool
internal import Posix

/// Finds the file that an application runs as, which is what the system tells of a process.
struct ApplicationPath {
  private static let firstLineByteLimit = 256

  /// Folders between colons, as in `$PATH`.
  let searchPath: String

  /// The real path of what a path or a command's name means.
  ///
  /// - Throws: For a script too, since the system tells of its interpreter instead.
  func executable(named name: String) throws(CommandFailure) -> String {
    let path = try realPath(named: name)
    guard FileSystem.isExecutable(path),
      (try? FileStatus(ofPath: path))?.isRegularFile == true
    else { throw CommandFailure(.failed, "\(path): not a program") }
    if let interpreter = interpreter(of: path) {
      throw CommandFailure(
        .failed,
        "\(path): a script, which runs as \(interpreter); name that program instead, and mean "
          + "every script that it runs")
    }
    return path
  }

  /// The real path; of a program that has gone the path as it is given, which must be absolute.
  func path(named name: String) throws(CommandFailure) -> String {
    if name.hasPrefix("/"), !FileSystem.exists(name) { return name }
    return try realPath(named: name)
  }

  private func realPath(named name: String) throws(CommandFailure) -> String {
    do throws(PosixError) {
      if name.utf8.contains(UInt8(ascii: "/")) { return try FileSystem.realPath(name) }
      if let path = found(name) { return try FileSystem.realPath(path) }
    } catch {
      throw CommandFailure(.failed, "\(name): \(error.number)")
    }
    throw CommandFailure(
      .failed, "\(name): no such command along PATH; give the path of the program's file")
  }

  private func found(_ name: String) -> String? {
    searchPath.split(separator: ":").map { FileSystem.join(String($0), name) }
      .first(where: FileSystem.isExecutable)
  }

  /// What the first line of a script names (execve(2)), with `env` looked through; nil for another
  /// file.
  private func interpreter(of path: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: Self.firstLineByteLimit)
    guard let file = try? Descriptor(opening: path, .readOnly),
      let count = try? file.read(into: &bytes), bytes.prefix(count).starts(with: "#!".utf8)
    else { return nil }
    let line = bytes[..<count].prefix { $0 != UInt8(ascii: "\n") }.dropFirst(2)
    let words = String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == "\t" }
      .map(String.init)
    guard let first = words.first else { return nil }
    let command =
      first.hasSuffix("/env")
      ? words.dropFirst().first { !$0.hasPrefix("-") && !$0.contains("=") }.flatMap(found) : nil
    return (try? FileSystem.realPath(command ?? first)) ?? command ?? first
  }
}
