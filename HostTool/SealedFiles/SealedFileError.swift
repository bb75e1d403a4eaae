package import Posix

/// Why a sealed file cannot be written or read.
package enum SealedFileError: Error, Hashable, Sendable {
  /// A call on the file failed.
  case system(PosixError)
  /// The file does not begin as a sealed one does.
  case notSealed
  /// The file was written by a later program.
  case newerVersion(Int)
  /// Its header asks for more work or memory than is given to a file.
  case unreasonableCost(operations: UInt64, byteCount: UInt64)
  /// There is not enough memory to make the key; the bytes that are needed.
  case noMemory(byteCount: UInt64)
  /// The passphrase is another one, or the file's header was altered.
  case wrongPassphrase
  /// A part is not what was written, or not all of it.
  case altered(byteOffset: Int)
  /// The file ends between two parts, or in its header.
  case truncated
  /// Something follows the last part.
  case surplus(byteOffset: Int)
}

// MARK: - CustomStringConvertible

extension SealedFileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .system(let error): "\(error)"
    case .notSealed: "it does not begin as an exported voice does"
    case .newerVersion(let version):
      "it has version \(version) of the format; this program knows \(SealedFileHeader.version)"
    case .unreasonableCost(let operations, let byteCount):
      "its key would take \(operations) passes over \(byteCount) bytes, more than is allowed"
    case .noMemory(let byteCount): "\(byteCount) bytes of memory are needed for its key"
    case .wrongPassphrase: "the passphrase is wrong (or the beginning of the file was altered)"
    case .altered(let byteOffset): "what is at byte \(byteOffset) was altered, or cut off"
    case .truncated: "the end is missing: it was not copied whole"
    case .surplus(let byteOffset): "there is something behind its end, at byte \(byteOffset)"
    }
  }
}
