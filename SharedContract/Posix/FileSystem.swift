internal import Glibc

/// Calls about paths.
package enum FileSystem {
  /// Makes a folder; the corresponding C function is `mkdir`.
  package static func makeDirectory(_ path: String, permissions: UInt32) throws(PosixError) {
    try checked("mkdir", path) { mkdir(path, permissions) }
  }

  /// Makes a folder and those above it; one that is there already is left as it is.
  ///
  /// - Throws: `EEXIST` when something that is no folder has the name.
  package static func makeDirectories(_ path: String, permissions: UInt32) throws(PosixError) {
    do {
      try makeDirectoryIfMissing(path, permissions: permissions)
    } catch  where error.number == .noSuchFile {
      let parent = parent(of: path)
      guard parent != path else { throw error }
      try makeDirectories(parent, permissions: permissions)
      try makeDirectoryIfMissing(path, permissions: permissions)
    }
  }

  private static func makeDirectoryIfMissing(
    _ path: String, permissions: UInt32
  ) throws(PosixError) {
    do {
      try makeDirectory(path, permissions: permissions)
    } catch {
      guard error.number == .fileExists, try FileStatus(ofPath: path).isDirectory else {
        throw error
      }
    }
  }

  /// Sets a path's permission bits; the corresponding C function is `chmod`.
  package static func setPermissions(_ path: String, _ permissions: UInt32) throws(PosixError) {
    try checked("chmod", path) { chmod(path, permissions) }
  }

  /// Removes a file; the corresponding C function is `unlink`.
  package static func removeFile(_ path: String) throws(PosixError) {
    try checked("unlink", path) { unlink(path) }
  }

  /// Replaces `to` by `from` in one step; the corresponding C function is `rename`.
  package static func rename(_ from: String, to: String) throws(PosixError) {
    try checked("rename", to) { Glibc.rename(from, to) }
  }

  /// Sets the times of an existing file to now; the corresponding C function is `utimensat`.
  package static func touch(_ path: String) throws(PosixError) {
    try checked("utimensat", path) { utimensat(AT_FDCWD, path, nil, 0) }
  }

  /// The absolute path without links, `.` and `..`; the corresponding C function is `realpath`.
  package static func realPath(_ path: String) throws(PosixError) -> String {
    guard let resolved = realpath(path, nil) else { throw PosixError("realpath", path) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Where a symbolic link points; the corresponding C function is `readlink`.
  ///
  /// - Throws: `EILSEQ` too, for a target that is not UTF-8.
  package static func linkTarget(_ path: String) throws(PosixError) -> String {
    let target = try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Int(PATH_MAX)) {
      buffer throws(PosixError) in
      let count = buffer.withMemoryRebound(to: CChar.self) { characters in
        characters.baseAddress.map { readlink(path, $0, characters.count) } ?? -1
      }
      guard count >= 0 else { throw PosixError("readlink", path) }
      return String(validating: buffer.prefix(count), as: UTF8.self)
    }
    guard let target else { throw PosixError("readlink", path, number: .illegalByteSequence) }
    return target
  }

  /// The names in a folder, sorted, without `.` and `..`.
  package static func names(inDirectory path: String) throws(PosixError) -> [String] {
    guard let stream = opendir(path) else { throw PosixError("opendir", path) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The files whose last component fits a pattern of the shell's, sorted; the corresponding C
  /// function is `fnmatch`, with `FNM_PERIOD`.
  package static func paths(matching pattern: String) throws(PosixError) -> [String] {
    let folder = parent(of: pattern)
    return try names(inDirectory: folder).map { join(folder, $0) }
      .filter { fnmatch(pattern, $0, FNM_PERIOD | FNM_PATHNAME) == 0 }
  }

  /// Whether the path names something; a broken link does not.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether this process may open the file; a confined one may not open all that `exists`.
  ///
  /// Not whether it could at this moment, which may be short of descriptors or memory.
  package static func isReadable(_ path: String) -> Bool {
    do throws(PosixError) {
      _ = try Descriptor(opening: path, .readOnly, options: .nonBlocking)
      return true
    } catch {
      return !error.number.isOutOfReach
    }
  }

  /// Makes sure that this process may write the file; the corresponding C function is `access`.
  package static func checkWritable(_ path: String) throws(PosixError) {
    try checked("access", path) { access(path, W_OK) }
  }

  /// Whether this process may execute the file.
  package static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// The path without its last component; `.` for a bare name, `/` for `/`.
  package static func parent(of path: String) -> String {
    // In bytes: a character may join a slash with a mark behind it.
    let slash = UInt8(ascii: "/")
    let named = path[...].utf8.dropLast { $0 == slash }
    guard let end = named.lastIndex(of: slash) else {
      return named.isEmpty && !path.isEmpty ? "/" : "."
    }
    let parent = named[..<end].dropLast { $0 == slash }
    return parent.isEmpty ? "/" : String(Substring(parent))
  }

  /// `name` inside `directory`; `name` alone when it is absolute.
  package static func join(_ directory: String, _ name: String) -> String {
    if name.utf8.first == UInt8(ascii: "/") { return name }
    return directory.utf8.last == UInt8(ascii: "/") ? directory + name : directory + "/" + name
  }
}

extension Substring.UTF8View {
  fileprivate func dropLast(while matches: (UInt8) -> Bool) -> Self {
    var rest = self
    while let last = rest.last, matches(last) { rest = rest.dropLast() }
    return rest
  }
}
