/// A file of a voice's bundle, as it was when the voice was bought.
package struct StoredFile: Hashable, Sendable {
  /// From the bundle's folder.
  package var path: String
  /// SHA-256 of the contents, 64 hexadecimal digits.
  package var digest: String

  package init(path: String, digest: String) {
    self.path = path
    self.digest = digest
  }
}
