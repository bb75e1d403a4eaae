/// A provider's program that clients may start.
package struct RegisteredProvider: Hashable, Sendable {
  /// Its name in the store, of the form of a voice identifier.
  package var identifier: String
  /// Absolute.
  package var executablePath: String
  package var isEnabled: Bool

  package init(identifier: String, executablePath: String, isEnabled: Bool = true) {
    self.identifier = identifier
    self.executablePath = executablePath
    self.isEnabled = isEnabled
  }
}
