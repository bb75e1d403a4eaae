internal import Glibc
package import Posix

/// A folder of mode 0700 below the system's temporary folder; removed with all it holds when the
/// last reference goes.
package final class TemporaryDirectory: Sendable {
  package let path: String

  package init() throws(PosixError) {
    let parent = Environment.variable("TMPDIR") ?? "/tmp"
    var template = Array(FileSystem.join(parent, "voice-test-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw PosixError("mkdtemp", parent) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { Self.removeTree(path) }

  /// The path of `name` inside.
  package func path(_ name: String) -> String { FileSystem.join(path, name) }

  /// Makes or replaces a file, and the folders on its way.
  ///
  /// - Returns: The file's path.
  @discardableResult
  package func write(
    _ bytes: [UInt8], to name: String, permissions: UInt32 = 0o600
  ) throws(PosixError) -> String {
    let file = path(name)
    try FileSystem.makeDirectories(FileSystem.parent(of: file), permissions: 0o700)
    let descriptor = try Descriptor(
      opening: file, .writeOnly, options: [.create, .truncate], permissions: permissions)
    try descriptor.writeAll(bytes.span.bytes)
    try descriptor.close()
    return file
  }

  /// Makes or replaces a text file.
  @discardableResult
  package func write(_ text: String, to name: String) throws(PosixError) -> String {
    try write(Array(text.utf8), to: name)
  }

  private static func removeTree(_ path: String) {
    // A failure leaves something behind in the temporary folder, which the system cleans.
    if let status = try? FileStatus(ofPath: path, followsLinks: false), status.isDirectory {
      for name in (try? FileSystem.names(inDirectory: path)) ?? [] {
        removeTree(FileSystem.join(path, name))
      }
    }
    remove(path)
  }
}
