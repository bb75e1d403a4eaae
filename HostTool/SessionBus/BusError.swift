internal import Glibc
package import Posix

/// A failed call of sd-bus: which one, on what, and the reason.
package struct BusError: Error, Hashable, CustomStringConvertible {
  /// The C function's name.
  package let call: String
  /// What the call was about; empty when there is nothing to say.
  package let subject: String
  package let number: Errno

  init(_ call: String, _ subject: String = "", number: Errno) {
    self.call = call
    self.subject = subject
    self.number = number
  }

  package var description: String {
    subject.isEmpty ? "\(call): \(number)" : "\(subject): \(number) (\(call))"
  }
}

/// Runs a call that answers a negative `errno` for failure.
///
/// - Returns: What the call answered, 0 or more.
@discardableResult
func checked(
  _ call: String, _ subject: String = "", _ body: () -> Int32
) throws(BusError) -> Int32 {
  let result = body()
  guard result < 0 else { return result }
  throw BusError(call, subject, number: Errno(rawValue: -result))
}

extension Errno {
  /// The bus was never reached, or has gone (`ENOTCONN`).
  package static let notConnected = Self(rawValue: ENOTCONN)
  /// The bus has gone (`ECONNRESET`).
  package static let connectionReset = Self(rawValue: ECONNRESET)
}
