package import Posix

/// Why a sound file cannot be read or written.
package enum SoundFileError: Error, Hashable, Sendable {
  /// The library that reads and writes sound files is not installed.
  case noLibrary
  case system(PosixError)
  /// A folder, a pipe, a device.
  case notRegularFile
  /// It begins like no kind of file that is read.
  case unknownFormat
  /// The library's own words.
  case malformed(String)
  /// A field has a value that is not taken.
  case unsupported(field: String, value: Int)
  /// A kind of file has no such samples, or the library does not write them.
  case unwritable(SoundFileDescription)
  /// A kind of file holds no more frames.
  case tooLong(SoundFileContainer, maximumFrameCount: Int)
}

// MARK: - CustomStringConvertible

extension SoundFileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noLibrary: "libsndfile is not installed"
    case .system(let error): "\(error.number)"
    case .notRegularFile: "it is not a regular file"
    case .unknownFormat: "it begins like no sound file that is read"
    case .malformed(let reason): reason
    case .unsupported(let field, let value): "its \(field) is \(value)"
    case .unwritable(let description):
      "\(description.container) cannot hold \(description.encoding) "
        + "(channels: \(description.channelCount), sample rate: \(description.sampleRate) Hz)"
    case .tooLong(let container, let maximumFrameCount):
      "\(container) of this format holds \(maximumFrameCount) frames at most"
    }
  }
}
