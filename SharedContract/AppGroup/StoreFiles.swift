internal import Posix

/// The files of one group folder, and who may touch them.
struct StoreFiles {
  /// The database; SQLite keeps `-wal` and `-shm` beside it.
  static let storeName = "voices.sqlite"
  /// The change signal's file; always empty.
  static let signalName = "changed"

  let folder: GroupFolder
  /// Asked once: a process of the project does not change whose it is.
  private let user = Environment.userIdentifier

  var storePath: String { FileSystem.join(folder.path, Self.storeName) }
  var signalPath: String { FileSystem.join(folder.path, Self.signalName) }

  /// The database's path with the folder's links resolved, as SQLite takes none.
  func resolvedStorePath() throws(StoreError) -> String {
    do {
      return FileSystem.join(try FileSystem.realPath(folder.path), Self.storeName)
    } catch {
      throw StoreError(error, path: folder.path)
    }
  }

  /// Makes sure that nobody but this user and root can change what is read from here.
  ///
  /// - Returns: What is known of the database file; nil when there is none.
  /// - Throws: `unsafePermissions` with the path, its mode or owner, and what to do.
  func check() throws(StoreError) -> FileStatus? {
    let store = try checkStore()
    for name in ["\(Self.storeName)-wal", "\(Self.storeName)-shm", Self.signalName] {
      _ = try checkFile(name)
    }
    return store
  }

  /// The same for the folder and the database file alone.
  func checkStore() throws(StoreError) -> FileStatus? {
    guard let status = try status(of: folder.path, followsLinks: true) else { return nil }
    guard status.isDirectory else {
      throw StoreError(.inputOutput, folder.path, "is not a folder")
    }
    try check(status, of: folder.path)
    return try checkFile(Self.storeName)
  }

  /// Makes the folder and an empty database file where they are missing.
  func make() throws(StoreError) {
    do throws(PosixError) {
      try makeFolder()
    } catch {
      throw StoreError(error, path: folder.path)
    }
    _ = try check()
    do throws(PosixError) {
      try makeFile(storePath)
      // SQLite would open a file that it cannot write for reading, and fail later.
      try FileSystem.checkWritable(storePath)
    } catch {
      throw StoreError(error, path: storePath)
    }
  }

  /// Touches the signal's file, and makes it where it is missing.
  func touchSignal() throws(PosixError) {
    try makeFile(signalPath)
    try FileSystem.touch(signalPath)
  }

  /// Makes the folder, and those above it, where it is missing.
  func makeFolder() throws(PosixError) {
    guard !FileSystem.exists(folder.path) else { return }
    let parent = FileSystem.parent(of: folder.path)
    try FileSystem.makeDirectories(parent, permissions: folder.folderPermissions)
    do {
      try FileSystem.makeDirectory(folder.path, permissions: folder.folderPermissions)
    } catch  where error.number == .fileExists {
      return
    }
    try FileSystem.setPermissions(folder.path, folder.folderPermissions)
  }

  private func makeFile(_ path: String) throws(PosixError) {
    do {
      // Exclusive: closing a second descriptor of an open database would drop SQLite's locks.
      _ = try Descriptor(
        opening: path, .writeOnly, options: [.create, .exclusive],
        permissions: folder.filePermissions)
    } catch  where error.number == .fileExists {
      return
    }
    // Whatever the umask took away.
    try FileSystem.setPermissions(path, folder.filePermissions)
  }

  private func checkFile(_ name: String) throws(StoreError) -> FileStatus? {
    let path = FileSystem.join(folder.path, name)
    guard let status = try status(of: path, followsLinks: false) else { return nil }
    guard status.isRegularFile else {
      throw StoreError(
        .unsafePermissions, path, "is a link or no regular file; remove it")
    }
    try check(status, of: path)
    return status
  }

  private func status(of path: String, followsLinks: Bool) throws(StoreError) -> FileStatus? {
    do {
      return try FileStatus(ofPath: path, followsLinks: followsLinks)
    } catch {
      if error.number == .noSuchFile { return nil }
      throw StoreError(error, path: path)
    }
  }

  private func check(_ status: FileStatus, of path: String) throws(StoreError) {
    guard status.ownerIdentifier == user || status.ownerIdentifier == 0 else {
      throw StoreError(
        .unsafePermissions, path,
        "belongs to user \(status.ownerIdentifier), not to this user (\(user)) or root; "
          + "use another group, or chown \(user) \(path)")
    }
    guard status.permissions & 0o022 == 0 else {
      let digits = String(status.permissions, radix: 8)
      let mode = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
      throw StoreError(
        .unsafePermissions, path,
        "mode \(mode) lets other users write it; chmod go-w \(path)")
    }
  }
}
