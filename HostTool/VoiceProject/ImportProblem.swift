/// Why a file of a folder is not made a take.
package enum ImportProblem: Error, Hashable, Sendable {
  /// It cannot be read; the reason.
  case unreadable(String)
  /// Nothing says what it says.
  case noText
  /// The transcript names a file that is not there.
  case noSound
  /// The transcript's line is not of its form.
  case malformedLine(Int)
  /// It was read, and what was recorded will not do.
  case take([TakeProblem])
}

// MARK: - CustomStringConvertible

extension ImportProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let reason): reason
    case .noText: "no transcript says what is spoken"
    case .noSound: "the transcript names it, but it is not there"
    case .malformedLine(let line): "line \(line) is not a file's name and a text"
    case .take(let problems): problems.map(\.description).joined(separator: "; ")
    }
  }
}
