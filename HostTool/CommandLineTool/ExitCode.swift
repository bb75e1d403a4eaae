/// How a command ended, as the shell sees it.
package enum ExitCode: Int32, Sendable, CaseIterable {
  case success = 0
  /// Refused, or failed for a reason that is none of those below.
  case failed = 1
  /// The command line is wrong.
  case usage = 2
  case voiceNotFound = 3
  /// The app group's store cannot be read or changed.
  case storeUnusable = 4
  /// The provider did not start, ended early or reported an error.
  case providerFailed = 5
  /// Ctrl-C or another signal asked it to stop: 128 and SIGINT's number.
  case interrupted = 130
  /// Whoever read the output went away: 128 and SIGPIPE's number, what a shell reports of others.
  case outputClosed = 141

  /// What it means, in lower case.
  var meaning: String {
    switch self {
    case .success: "success"
    case .failed: "refused or failed"
    case .usage: "wrong usage"
    case .voiceNotFound: "voice not found"
    case .storeUnusable: "store unusable"
    case .providerFailed: "provider failed"
    case .interrupted: "interrupted by a signal"
    case .outputClosed: "nobody reads the output any more"
    }
  }
}
