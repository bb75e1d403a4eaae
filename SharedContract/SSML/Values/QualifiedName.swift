/// A name with the URI of its namespace.
package struct QualifiedName: Hashable, Sendable {
  /// Empty for none.
  package var namespace: String
  package var localName: String

  package init(namespace: String, localName: String) {
    self.namespace = namespace
    self.localName = localName
  }
}
