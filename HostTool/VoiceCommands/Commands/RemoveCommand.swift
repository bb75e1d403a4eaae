internal import AppGroup
internal import CommandLineTool
internal import SpeechTypes

/// `voicectl remove`: takes voices out of the store; the bundles stay on offer.
enum RemoveCommand {
  static let command = Command(
    "remove", "Remove voices that were bought", usage: ["[--json] ID…"], operands: 1 ... .max,
    options: [.json],
    discussion: """
      The defaults that name them are removed too. The bundles themselves are not touched.
      """
  ) { context throws(CommandFailure) in
    try context.change { state throws(CommandFailure) in
      let voices = try context.boughtVoices(
        named: context.arguments.operands, in: state.merged)
      for voice in voices where state.own[voice.identifier] == nil {
        throw CommandFailure(
          .failed,
          "\(voice.identifier): belongs to the system's group; "
            + "use `remove --system` as root, or disable it")
      }
      return voices.flatMap { voice in
        state.ownDefaults(of: voice.identifier).map(VoiceChange.removeDefault)
          + [.remove(voice.identifier)]
      }
    }
  }
}
