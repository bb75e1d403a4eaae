internal import CommandLineTool
internal import Spelling

extension CommandFailure {
  /// A word behind a command that is none of what the command does.
  static func unknownAction(
    _ name: String, of command: String, _ actions: [String]
  ) -> CommandFailure {
    .usage(
      "\(command): \"\(name)\" is none of \(actions.joined(separator: ", "))"
        + NearestName.suggestion(for: name, in: actions))
  }
}
