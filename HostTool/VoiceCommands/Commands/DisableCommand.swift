internal import AppGroup
internal import CommandLineTool

/// `voicectl disable`: keeps bought voices, and offers them to nobody.
enum DisableCommand {
  static let command = Command(
    "disable", "Keep bought voices but offer them to nobody", usage: ["[--json] ID…"],
    operands: 1 ... .max, options: [.json]
  ) { context throws(CommandFailure) in
    try context.change { state throws(CommandFailure) in
      try context.boughtVoices(named: context.arguments.operands, in: state.merged)
        .filter(\.isEnabled)
        .map { .disable($0.identifier) }
    }
  }
}
