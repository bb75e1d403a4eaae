package import Posix

/// The repository that the tests were built from.
package enum SourceTree {
  /// Its folder, absolute.
  package static let root: String = {
    // This file is Tests/TestSupport/SourceTree.swift.
    FileSystem.parent(of: FileSystem.parent(of: FileSystem.parent(of: #filePath)))
  }()

  /// The text of a file of the repository.
  package static func text(_ path: String) throws(PosixError) -> String {
    let bytes = try Descriptor(opening: "\(root)/\(path)", .readOnly).readAll()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A bundled voice's folder.
  package static func voice(_ identifier: String) -> String {
    root + "/ProviderExtension/Voices/\(identifier).voice"
  }
}
