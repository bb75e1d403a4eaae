/// Why a request, or a whole connection, fails.
package struct SpeechFailure: Error, Hashable, Sendable {
  /// A stable name for programs to match.
  package struct Code: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    /// Bytes that are no message, or a message that may not come now; the connection ends.
    package static let wire = Self(rawValue: "protocol")
    /// No protocol version in common; the connection ends.
    package static let version = Self(rawValue: "version")
    /// The store cannot be read.
    package static let store = Self(rawValue: "store")
    /// No advertised voice has the identifier.
    package static let voiceNotFound = Self(rawValue: "voice-not-found")
    /// The voice is a personal one, and the user has not allowed the client's application to use it.
    package static let notPermitted = Self(rawValue: "not-permitted")
    /// The voice is advertised but its files cannot be used.
    package static let voiceUnusable = Self(rawValue: "voice-unusable")
    /// More requests, or more waiting text, than the documented limit.
    package static let limit = Self(rawValue: "limit")
  }

  package var code: Code
  /// One sentence for people.
  package var message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
