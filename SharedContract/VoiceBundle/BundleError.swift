package import JSON
package import Posix

/// Why a folder is no voice bundle that we can use.
package enum BundleError: Error, Hashable {
  /// The folder or its manifest cannot be read.
  case unreadable(path: String, PosixError)
  /// The manifest is not JSON.
  case notJSON(path: String, JSONError)
  /// The manifest's format is of a later program; nothing else was looked at.
  case newerFormat(path: String, format: Int64)
  /// The manifest is not as the format says, or does not fit the files; never empty.
  case invalid(path: String, [JSONProblem])

  /// The bundle's folder, or its manifest.
  package var path: String {
    switch self {
    case .unreadable(let path, _), .notJSON(let path, _), .newerFormat(let path, _),
      .invalid(let path, _):
      path
    }
  }
}

// MARK: - CustomStringConvertible

extension BundleError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(_, let error): "\(error)"
    case .notJSON(let path, let error): "\(path): not JSON: \(error)"
    case .newerFormat(let path, let format):
      "\(path): bundle format \(format) is newer than this program's \(BundleManifest.format)"
    case .invalid(let path, let problems):
      "\(path): " + problems.map(\.description).joined(separator: "; ")
    }
  }
}
