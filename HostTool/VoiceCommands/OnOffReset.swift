internal import CommandLineTool

/// What a command is told of a setting that need not be made.
enum OnOffReset: String {
  case on
  case off
  case reset

  /// - Parameter action: What says so, for the error.
  init(_ operands: ArraySlice<String>, for action: String) throws(CommandFailure) {
    guard operands.count == 1, let word = operands.first, let wish = OnOffReset(rawValue: word)
    else { throw .usage("\(action): say on, off or reset") }
    self = wish
  }

  /// Nil for what holds unless something is said.
  var value: Bool? {
    switch self {
    case .on: true
    case .off: false
    case .reset: nil
    }
  }
}
