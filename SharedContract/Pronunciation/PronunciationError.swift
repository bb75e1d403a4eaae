package import Posix

/// Why a language's data cannot be used.
package enum PronunciationError: Error, Hashable, Sendable {
  /// The file cannot be opened or mapped.
  case unreadable(PosixError)
  /// The file is not of the kind that is wanted.
  case wrongMagic(file: String)
  /// The file was written for another version of this program.
  case wrongVersion(file: String, version: Int, supported: Int)
  /// A field of the header has a value that it cannot have.
  case invalidHeader(file: String, field: String, value: Int)
  /// None of the folders holds data for the language.
  case noData(language: String, folders: [String])
}

// MARK: - CustomStringConvertible

extension PronunciationError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let error): "\(error)"
    case .wrongMagic(let file): "\(file): it does not begin as such a file does"
    case .wrongVersion(let file, let version, let supported):
      "\(file): its format version is \(version), this program reads \(supported)"
    case .invalidHeader(let file, let field, let value): "\(file): \(field) is \(value)"
    case .noData(let language, let folders):
      "there is no pronunciation data for \(language) in \(folders.joined(separator: ", "))"
    }
  }
}
