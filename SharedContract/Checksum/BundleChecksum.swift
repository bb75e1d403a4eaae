internal import Posix

/// The checksum of a folder: SHA-256 over what `sha256sum` prints for the files in it.
///
/// The form is in `docs/voice-bundle.md`.
package struct BundleChecksum: Hashable, Sendable {
  package struct File: Hashable, Sendable {
    /// From the folder, with `/` between names.
    package let path: String
    /// SHA-256 of the contents, in hexadecimal.
    package let digest: String

    package init(path: String, digest: String) {
      self.path = path
      self.digest = digest
    }
  }

  /// Every regular file, in the order of the paths' bytes.
  package let files: [File]

  /// A checksum that was computed before.
  package init(_ files: [File]) { self.files = files.sorted { precedes($0.path, $1.path) } }

  /// One line a file, as `sha256sum` prints and `sha256sum --check` reads.
  package var text: String { files.map { "\($0.digest)  \($0.path)\n" }.joined() }

  /// The checksum of the whole, 64 hexadecimal digits.
  package var digest: String { SHA256.digest(of: text) }

  /// Reads every file below a folder, but for its signature, which is made from this.
  ///
  /// - Throws: Also when something below is neither a folder nor a regular file, a link in
  ///   particular: then the checksum would not say all that the folder's meaning hangs on.
  package static func compute(_ folder: String) throws(ChecksumError) -> BundleChecksum {
    var files: [File] = []
    for path in try paths(in: folder) {
      do {
        files.append(
          File(path: path, digest: try SHA256.digest(ofFile: FileSystem.join(folder, path))))
      } catch {
        throw .unreadable(error)
      }
    }
    return BundleChecksum(files)
  }

  /// The paths that differ between two states of a folder: changed, added or removed.
  package func differences(from other: BundleChecksum) -> [String] {
    Set(Set(files).symmetricDifference(other.files).map(\.path)).sorted(by: precedes)
  }

  private static func paths(in folder: String) throws(ChecksumError) -> [String] {
    var found: [String] = []
    var folders = [""]
    while let parent = folders.popLast() {
      for name in try names(in: FileSystem.join(folder, parent)) {
        let path = parent.isEmpty ? name : FileSystem.join(parent, name)
        let full = FileSystem.join(folder, path)
        guard isPlain(name) else { throw .unsupportedName(path: full) }
        let status = try status(of: full)
        if status.isDirectory {
          folders.append(path)
        } else if status.isRegularFile {
          if path != BundleSignature.fileName { found.append(path) }
        } else {
          throw .notAFile(path: full)
        }
      }
    }
    return found.sorted(by: precedes)
  }

  private static func names(in folder: String) throws(ChecksumError) -> [String] {
    do {
      return try FileSystem.names(inDirectory: folder)
    } catch {
      throw .unreadable(error)
    }
  }

  private static func status(of path: String) throws(ChecksumError) -> FileStatus {
    do {
      return try FileStatus(ofPath: path, followsLinks: false)
    } catch {
      throw .unreadable(error)
    }
  }

  /// Whether `sha256sum` prints the name as it is: it escapes backslashes and line ends, and a
  /// name that is not UTF-8 has lost its bytes by now.
  private static func isPlain(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && scalar != "\\" && scalar != "\u{7F}" && scalar != "\u{FFFD}"
    }
  }
}

/// The order of `LC_ALL=C sort`. Swift's own compares normalised text.
private func precedes(_ left: String, _ right: String) -> Bool {
  left.utf8.lexicographicallyPrecedes(right.utf8)
}
