internal import CPosix
internal import Glibc

/// A failed call to the system: which one, on what, and the system's reason.
package struct PosixError: Error, Hashable, CustomStringConvertible {
  /// The C function's name.
  package let call: String
  /// The path or object the call was about; empty when there is none.
  package let subject: String
  package let number: Errno

  package init(_ call: String, _ subject: String = "", number: Errno) {
    self.call = call
    self.subject = subject
    self.number = number
  }

  /// Captures `errno`; to be made right after the failed call.
  package init(_ call: String, _ subject: String = "") {
    self.init(call, subject, number: Errno(rawValue: errno))
  }

  package var description: String {
    subject.isEmpty ? "\(call): \(number)" : "\(subject): \(number) (\(call))"
  }
}

/// A value of C's `errno`.
package struct Errno: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  package let rawValue: Int32

  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// The system's sentence for it (`strerror_r`).
  package var description: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
      guard let start = buffer.baseAddress else { return "error \(rawValue)" }
      buffer.initialize(repeating: 0)
      return String(cString: cposix_strerror(rawValue, start, buffer.count))
    }
  }

  package static let interrupted = Self(rawValue: EINTR)
  package static let wouldBlock = Self(rawValue: EAGAIN)
  package static let brokenPipe = Self(rawValue: EPIPE)
  package static let tooManyOpenFiles = Self(rawValue: EMFILE)
  package static let noSuchFile = Self(rawValue: ENOENT)
  package static let busy = Self(rawValue: EBUSY)
  package static let connectionRefused = Self(rawValue: ECONNREFUSED)
  package static let notDirectory = Self(rawValue: ENOTDIR)
  package static let fileExists = Self(rawValue: EEXIST)
  package static let accessDenied = Self(rawValue: EACCES)
  package static let notPermitted = Self(rawValue: EPERM)
  package static let noSpace = Self(rawValue: ENOSPC)
  package static let fileTooLarge = Self(rawValue: EFBIG)
  package static let quotaExceeded = Self(rawValue: EDQUOT)
  package static let readOnlyFileSystem = Self(rawValue: EROFS)
  package static let tooManyLinks = Self(rawValue: ELOOP)
  package static let nameTooLong = Self(rawValue: ENAMETOOLONG)
  package static let invalidArgument = Self(rawValue: EINVAL)
  package static let notImplemented = Self(rawValue: ENOSYS)
  package static let notSeekable = Self(rawValue: ESPIPE)
  package static let illegalByteSequence = Self(rawValue: EILSEQ)
  package static let timedOut = Self(rawValue: ETIMEDOUT)

  /// Whether a path leads to nothing that this process may open, until somebody changes that.
  package var isOutOfReach: Bool {
    switch self {
    case .noSuchFile, .notDirectory, .accessDenied, .tooManyLinks, .nameTooLong: true
    default: false
    }
  }
}

/// Runs a call that answers -1 for failure, again while it is interrupted by a signal.
///
/// - Returns: What the call answered, 0 or more.
@discardableResult
func checked<Result: SignedInteger>(
  _ call: String, _ subject: @autoclosure () -> String = "", _ body: () -> Result
) throws(PosixError) -> Result {
  while true {
    let result = body()
    guard result == -1 else { return result }
    guard errno == EINTR else { throw PosixError(call, subject()) }
  }
}
