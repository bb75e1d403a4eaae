/// Why a call was not answered as it was meant to be; its caller reads it.
package struct BusFailure: Error, Hashable, Sendable {
  /// An error's name: `org.freedesktop.DBus.Error.InvalidArgs`.
  package var name: String
  /// One sentence for people.
  package var message: String

  package init(_ name: String, _ message: String) {
    self.name = name
    self.message = message
  }

  /// The arguments are not those of the method.
  package static func invalidArguments(_ message: String) -> Self {
    Self("org.freedesktop.DBus.Error.InvalidArgs", message)
  }

  /// There is no such property.
  package static func unknownProperty(_ message: String) -> Self {
    Self("org.freedesktop.DBus.Error.UnknownProperty", message)
  }

  /// The property cannot be set.
  package static func readOnlyProperty(_ message: String) -> Self {
    Self("org.freedesktop.DBus.Error.PropertyReadOnly", message)
  }
}
