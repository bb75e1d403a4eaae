internal import Foundation
internal import Posix
internal import SoundDecoding

extension AVAudioFileError {
  /// - Parameter attempt: What was tried: "cannot be opened".
  init(_ error: SoundFileError, _ url: URL, _ attempt: String) {
    self.init(Self.code(error), url, "\(attempt): \(error)")
  }

  private static func code(_ error: SoundFileError) -> Code {
    switch error {
    case .noLibrary: .missingLibrary
    case .notRegularFile, .malformed: .invalidFile
    case .unknownFormat: .unsupportedFileType
    case .unsupported, .unwritable, .tooLong: .unsupportedFormat
    case .system(let error):
      switch error.number {
      case .noSuchFile, .notDirectory: .notFound
      case .accessDenied, .notPermitted, .readOnlyFileSystem: .notPermitted
      default: .system
      }
    }
  }
}
