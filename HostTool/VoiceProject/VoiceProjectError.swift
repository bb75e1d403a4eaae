package import Posix

/// Why a project, or something in it, cannot be used.
package enum VoiceProjectError: Error, Hashable, Sendable {
  /// A call on a file failed.
  case system(PosixError)
  /// There is no project in this folder.
  case missing(folder: String)
  /// There is a project in this folder already, or something else that is not empty.
  case occupied(folder: String)
  /// `project.json` is not as its format says; the reasons.
  case malformed(String)
  /// A take's file is not what is written here; the reason.
  case take(path: String, reason: String)
  /// There is no list of prompts for the language, or it holds none.
  case noPrompts(language: String, folders: [String])
}

// MARK: - CustomStringConvertible

extension VoiceProjectError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .system(let error): "\(error)"
    case .missing(let folder): "\(folder): there is no voice project here"
    case .occupied(let folder): "\(folder): there is something here already"
    case .malformed(let reasons): "project.json: \(reasons)"
    case .take(let path, let reason): "\(path): \(reason)"
    case .noPrompts(let language, let folders):
      "there is no list of prompts for \(language) in \(folders.joined(separator: ", "))"
    }
  }
}
