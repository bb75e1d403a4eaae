import Glibc
import Posix
import TestSupport

/// A file system of 512 KiB in memory, mounted for a test; unmounted when it goes.
struct SmallDisk: ~Copyable {
  let path: String

  /// Whether this process may mount one; root in a container often may not.
  static let isPossible: Bool = {
    guard Environment.userIdentifier == 0, let directory = try? TemporaryDirectory() else {
      return false
    }
    return (try? SmallDisk(directory.path("disk"))) != nil
  }()

  init(_ path: String) throws {
    try FileSystem.makeDirectory(path, permissions: 0o700)
    guard mount("tmpfs", path, "tmpfs", 0, "size=512k,mode=700") == 0 else {
      throw PosixError("mount", path)
    }
    self.path = path
  }

  deinit { umount2(path, Int32(MNT_DETACH)) }

  func makeReadOnly() throws {
    guard mount("tmpfs", path, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY), nil) == 0
    else { throw PosixError("mount", path) }
  }
}
