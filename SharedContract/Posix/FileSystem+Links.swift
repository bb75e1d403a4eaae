internal import CPosix
internal import Glibc

extension FileSystem {
  /// Makes a symbolic link; the corresponding C function is `symlink`.
  ///
  /// - Throws: `EEXIST` when anything has the name, be it a broken link.
  package static func makeLink(_ path: String, to target: String) throws(PosixError) {
    try checked("symlink", path) { symlink(target, path) }
  }

  /// Removes an empty folder; the corresponding C function is `rmdir`.
  package static func removeDirectory(_ path: String) throws(PosixError) {
    try checked("rmdir", path) { rmdir(path) }
  }

  /// Removes a folder with all that is in it, links themselves and not what they lead to; nothing
  /// when there is none.
  package static func removeTree(_ path: String) throws(PosixError) {
    let names: [String]
    do {
      names = try FileSystem.names(inDirectory: path)
    } catch {
      if error.number == .noSuchFile { return }
      throw error
    }
    for name in names {
      let child = FileSystem.join(path, name)
      if try FileStatus(ofPath: child, followsLinks: false).isDirectory {
        try removeTree(child)
      } else {
        try FileSystem.removeFile(child)
      }
    }
    try removeDirectory(path)
  }

  /// Replaces a folder, if it is there, by another one: whoever looks sees the old or the new one whole.
  ///
  /// On file systems that cannot exchange two names the old one is gone for a moment.
  package static func replaceFolder(_ path: String, with new: String) throws(PosixError) {
    guard exists(path) else { return try rename(new, to: path) }
    do throws(PosixError) {
      try checked("renameat2", path) { cposix_exchange(new, path) }
    } catch {
      guard [.invalidArgument, .notImplemented].contains(error.number) else { throw error }
      try removeTree(path)
      return try rename(new, to: path)
    }
    try removeTree(new)
  }

  /// Makes or replaces a file in one step: whoever opens it sees all of the old or all of the new.
  ///
  /// A file that a process left behind that was killed in between is replaced by the next one.
  ///
  /// - Parameters:
  ///   - path: Not a symbolic link, which would be replaced itself.
  ///   - permissions: The permission bits, whatever the umask.
  package static func replaceFile(
    _ path: String, with bytes: [UInt8], permissions: UInt32
  ) throws(PosixError) {
    let temporary = path + temporarySuffix
    try removeFileIfThere(temporary)
    do {
      let file = try Descriptor(
        opening: temporary, .writeOnly, options: [.create, .exclusive, .noFollow])
      try file.writeAll(bytes)
      let number = file.rawValue
      try checked("fchmod", temporary) { fchmod(number, permissions) }
      try checked("fsync", temporary) { fsync(number) }
      try file.close()
      try rename(temporary, to: path)
    } catch {
      try? removeFile(temporary)  // The first failure is the one to tell.
      throw error
    }
  }

  /// Removes what a process left behind that was killed while it replaced the file.
  package static func removeTemporaryFile(of path: String) throws(PosixError) {
    try removeFileIfThere(path + temporarySuffix)
  }

  private static let temporarySuffix = ".voice-provider-new"

  private static func removeFileIfThere(_ path: String) throws(PosixError) {
    do {
      try removeFile(path)
    } catch  where error.number == .noSuchFile || error.number == .notDirectory {
      return
    }
  }
}
