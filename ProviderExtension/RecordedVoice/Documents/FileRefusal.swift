/// Why a document does not get a file that it names.
package struct FileRefusal: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
