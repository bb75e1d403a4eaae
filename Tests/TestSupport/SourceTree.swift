internal import Posix

/// The repository that the tests were built from.
package enum SourceTree {
  /// Its folder, absolute.
  package static let root: String = {
    // This file is Tests/TestSupport/SourceTree.swift.
    FileSystem.parent(of: FileSystem.parent(of: FileSystem.parent(of: #filePath)))
  }()

  /// A bundled voice's folder.
  package static func voice(_ identifier: String) -> String {
    root + "/ProviderExtension/Voices/\(identifier).voice"
  }
}
