package import SpeechTypes

/// Why a provider could not be used, or not any longer.
package enum ProviderError: Error, Hashable {
  /// No program was found in any of these places.
  case notFound(searched: [String])
  /// The program did not start.
  case notStarted(path: String, cause: String)
  /// The process ended.
  case ended(path: String, exitCode: Int32)
  /// It owed an answer and gave none for so long.
  case stalled(path: String, milliseconds: Int)
  /// It sent what is no message, or one that may not come.
  case protocolViolation(path: String, cause: String)
  /// It said why it cannot do what was asked.
  case failed(SpeechFailure)
}

// MARK: - CustomStringConvertible

extension ProviderError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notFound(let searched):
      "no provider program found; looked for \(searched.joined(separator: ", "))"
    case .notStarted(let path, let cause): "\(path): cannot be started: \(cause)"
    case .ended(let path, let exitCode) where exitCode > 128:
      "\(path): ended by signal \(exitCode - 128)"
    case .ended(let path, let exitCode): "\(path): ended with exit code \(exitCode)"
    case .stalled(let path, let milliseconds): "\(path): no answer for \(milliseconds) ms"
    case .protocolViolation(let path, let cause): "\(path): broke the protocol: \(cause)"
    case .failed(let failure): failure.message
    }
  }
}
