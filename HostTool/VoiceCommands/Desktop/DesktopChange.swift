internal import CommandLineTool
internal import JSON
internal import Posix

/// A change of one file of the user's.
enum DesktopChange: Hashable {
  /// `old` is nil when there is no file yet.
  case write(String, old: [UInt8]?, new: [UInt8], permissions: UInt32)
  case remove(String, old: [UInt8])
  /// `base` is a folder that must be there for the link to be found.
  case link(String, target: String, oldTarget: String?, base: String)
  case unlink(String, target: String)

  var path: String {
    switch self {
    case .write(let path, _, _, _), .remove(let path, _), .link(let path, _, _, _),
      .unlink(let path, _):
      path
    }
  }

  /// What it does, as lines in the manner of `diff -u`.
  var lines: [String] {
    switch self {
    case .write(let path, let old, let new, _):
      Self.header(old == nil ? nil : path, path)
        + LineDifference(old: old ?? [], new: new).lines
    case .remove(let path, let old):
      Self.header(path, nil) + LineDifference(old: old, new: []).lines
    case .link(let path, let target, let oldTarget, _):
      Self.header(oldTarget == nil ? nil : path, path)
        + (oldTarget.map { ["-link to \($0)".printable] } ?? [])
        + ["+link to \(target)".printable]
    case .unlink(let path, let target):
      Self.header(path, nil) + ["-link to \(target)".printable]
    }
  }

  private static func header(_ old: String?, _ new: String?) -> [String] {
    ["--- \(old ?? "/dev/null")".printable, "+++ \(new ?? "/dev/null")".printable]
  }

  /// The form is in `docs/voicectl.md`.
  var json: JSONValue {
    let kind =
      switch self {
      case .write(_, let old, _, _): old == nil ? "fileAdded" : "fileChanged"
      case .remove: "fileRemoved"
      case .link: "linkSet"
      case .unlink: "linkRemoved"
      }
    return [
      "change": .string(kind), "path": .string(path),
      "difference": .string(lines.joined(separator: "\n")),
    ]
  }

  /// Makes the change, unless the file has been changed since it was looked at.
  func make() throws(CommandFailure) {
    do throws(PosixError) {
      switch self {
      case .write(let path, let old, let new, let permissions):
        try Self.check(path, is: old)
        try FileSystem.makeDirectories(FileSystem.parent(of: path), permissions: 0o700)
        try FileSystem.replaceFile(path, with: new, permissions: permissions)
      case .remove(let path, let old):
        try Self.check(path, is: old)
        try FileSystem.removeFile(path)
        Self.removeIfEmpty(FileSystem.parent(of: path))
      case .link(let path, let target, let oldTarget, let base):
        try FileSystem.makeDirectories(base, permissions: 0o700)
        try FileSystem.makeDirectories(FileSystem.parent(of: path), permissions: 0o700)
        if oldTarget != nil { try FileSystem.removeFile(path) }
        try FileSystem.makeLink(path, to: target)
      case .unlink(let path, _):
        try FileSystem.removeFile(path)
        let folder = FileSystem.parent(of: path)
        Self.removeIfEmpty(folder)
        Self.removeIfEmpty(FileSystem.parent(of: folder))
      }
    } catch {
      throw CommandFailure(.failed, "\(error)")
    }
  }

  private static func check(_ path: String, is expected: [UInt8]?) throws(PosixError) {
    let present: [UInt8]?
    do {
      present = try Descriptor(opening: path, .readOnly).readAll(
        byteLimit: DispatcherFile.byteLimit)
    } catch  where error.number == .noSuchFile {
      present = nil
    }
    // Somebody has been quicker; what was shown is not what would be done.
    guard present == expected else { throw PosixError("read", path, number: .busy) }
  }

  /// A folder with something in it stays; that is no failure.
  private static func removeIfEmpty(_ folder: String) { try? FileSystem.removeDirectory(folder) }
}
