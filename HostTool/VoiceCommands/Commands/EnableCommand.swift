internal import AppGroup
internal import CommandLineTool

/// `voicectl enable`: offers bought voices to speakers.
enum EnableCommand {
  static let command = Command(
    "enable", "Offer bought voices to speakers", usage: ["[--json] ID…"], operands: 1 ... .max,
    options: [.json]
  ) { context throws(CommandFailure) in
    try context.change { state throws(CommandFailure) in
      try context.boughtVoices(named: context.arguments.operands, in: state.merged)
        .filter { !$0.isEnabled }
        .map { .enable($0.identifier) }
    }
  }
}
