internal import CPosix
internal import Glibc

/// What the system says of a file; the corresponding C functions are `stat`, `lstat`, `fstat`.
package struct FileStatus: Hashable, Sendable {
  package let isDirectory: Bool
  package let isRegularFile: Bool
  package let byteCount: Int64
  /// The permission bits, 0 to 0o7777.
  package let permissions: UInt32
  package let ownerIdentifier: UInt32
  package let groupIdentifier: UInt32
  /// Tells two files apart whatever their names.
  package let device: UInt64
  package let inode: UInt64
  /// When the contents were changed last, in nanoseconds since 1970.
  package let modificationNanoseconds: Int64

  /// Whether both describe one file, though it may have been changed in between.
  package func isSameFile(as other: FileStatus) -> Bool {
    device == other.device && inode == other.inode
  }

  /// - Parameter followsLinks: False describes a symbolic link itself.
  package init(ofPath path: String, followsLinks: Bool = true) throws(PosixError) {
    var buffer = stat()
    try checked(followsLinks ? "stat" : "lstat", path) {
      followsLinks ? stat(path, &buffer) : lstat(path, &buffer)
    }
    self.init(buffer)
  }

  package init(of descriptor: borrowing Descriptor) throws(PosixError) {
    var buffer = stat()
    let number = descriptor.rawValue
    try checked("fstat") { fstat(number, &buffer) }
    self.init(buffer)
  }

  /// Of this process's standard error; nil without one.
  static func ofStandardError() -> FileStatus? {
    var buffer = stat()
    return fstat(STDERR_FILENO, &buffer) == 0 ? FileStatus(buffer) : nil
  }

  private init(_ buffer: stat) {
    isDirectory = cposix_is_directory(buffer.st_mode) != 0
    isRegularFile = cposix_is_regular(buffer.st_mode) != 0
    byteCount = Int64(buffer.st_size)
    permissions = buffer.st_mode & 0o7777
    ownerIdentifier = buffer.st_uid
    groupIdentifier = buffer.st_gid
    device = UInt64(buffer.st_dev)
    inode = UInt64(buffer.st_ino)
    modificationNanoseconds =
      Int64(buffer.st_mtim.tv_sec) * 1_000_000_000 + Int64(buffer.st_mtim.tv_nsec)
  }
}
