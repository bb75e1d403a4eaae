internal import Glibc

extension Environment {
  /// The file of the running program, without links, also when it was replaced or removed meanwhile.
  package static func executablePath() throws(PosixError) -> String {
    try executablePath(ofProcess: "self")
  }

  /// The file of the program that started this one, as it is told applications apart by.
  ///
  /// The kernel is asked, so no program can name another: the link is `/proc/PID/exe`.
  ///
  /// - Returns: Nil when the parent has gone, or the system does not let this process look.
  package static func parentExecutablePath() -> String? {
    let parent = getppid()
    guard let path = try? executablePath(ofProcess: "\(parent)") else { return nil }
    // Another process may have been given the number of a parent that has ended.
    return getppid() == parent ? path : nil
  }

  /// The file of a running program.
  ///
  /// - Parameter process: A process identifier, or `self`.
  /// - Throws: `EACCES` for a process that the system does not let this one look at.
  package static func executablePath(
    ofProcess process: String
  ) throws(PosixError) -> String {
    let link = "/proc/\(process)/exe"
    let path = try FileSystem.linkTarget(link)
    guard path.utf8.first == UInt8(ascii: "/") else {
      throw PosixError("readlink", link, number: .noSuchFile)
    }
    guard path.hasSuffix(removedSuffix) else { return path }
    // A file may really be called so.
    if let running = try? FileStatus(ofPath: link), let named = try? FileStatus(ofPath: path),
      running.isSameFile(as: named)
    {
      return path
    }
    return String(path.dropLast(removedSuffix.count))
  }

  /// What the kernel puts behind the path of a file that has been removed, or replaced by another.
  private static let removedSuffix = " (deleted)"
}
