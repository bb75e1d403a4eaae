internal import Posix
package import SealedFiles

/// Why a project cannot be moved.
package enum VoiceArchiveError: Error, Hashable, Sendable {
  /// The file is not as it was written, or the passphrase is not its own.
  case sealed(SealedFileError)
  /// The project, or the file system.
  case project(VoiceProjectError)
  /// What is in the file is not a project.
  case malformed(String)

  static func system<Result>(
    _ body: () throws(PosixError) -> Result
  ) throws(VoiceArchiveError) -> Result {
    do throws(PosixError) { return try body() } catch { throw .project(.system(error)) }
  }

  static func wrapping<Result>(
    _ body: () throws(VoiceProjectError) -> Result
  ) throws(VoiceArchiveError) -> Result {
    do throws(VoiceProjectError) { return try body() } catch { throw .project(error) }
  }
}

// MARK: - CustomStringConvertible

extension VoiceArchiveError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .sealed(let error): "\(error)"
    case .project(let error): "\(error)"
    case .malformed(let reason): "it holds no voice project: \(reason)"
    }
  }
}
