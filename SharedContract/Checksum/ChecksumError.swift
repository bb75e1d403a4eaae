package import Posix

/// Why a folder has no checksum.
package enum ChecksumError: Error, Hashable, CustomStringConvertible {
  case unreadable(PosixError)
  /// Neither a folder nor a regular file: a link, a FIFO, a socket or a device.
  case notAFile(path: String)
  /// A name with a backslash or a control character, or that is not UTF-8.
  case unsupportedName(path: String)

  package var description: String {
    switch self {
    case .unreadable(let error): "\(error)"
    case .notAFile(let path): "\(path): neither a folder nor a regular file (links are not allowed)"
    case .unsupportedName(let path):
      "\(path.debugDescription): the name holds a backslash or a control character, or is not UTF-8"
    }
  }
}
