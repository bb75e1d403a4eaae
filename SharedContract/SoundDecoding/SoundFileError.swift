package import Posix

/// Why a sound file cannot be read.
package enum SoundFileError: Error, Hashable, Sendable {
  /// The library that reads sound files is not installed.
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
}

// MARK: - CustomStringConvertible

extension SoundFileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noLibrary: "libsndfile is not installed"
    case .system(let error): "\(error.number)"
    case .notRegularFile: "it is not a regular file"
    case .unknownFormat: "it is no AIFF, WAV, FLAC, Ogg or MP3 file"
    case .malformed(let reason): reason
    case .unsupported(let field, let value): "its \(field) is \(value)"
    }
  }
}
