internal import CommandLineTool
internal import JSON
internal import ProviderClient
internal import ProviderWire
internal import SpeechTypes

/// `voicectl plan`: what would be spoken, without a sound.
enum PlanCommand {
  static let command = Command(
    "plan", "Show what would be spoken, without speaking", usage: ["[OPTION…] [TEXT…]"],
    operands: 0...Int.max,
    options: VoiceChoice.options + SpeechInput.options + SpeakingStyle.options + [.json],
    discussion: SpeechInput.discussion
      + "\nThe form of --json is in docs/plan.md and docs/schemas/plan.schema.json."
  ) { context throws(CommandFailure) in
    let style = try SpeakingStyle.read(context.arguments)
    let input = try SpeechInput(context)
    let providers = try SpeakingProviders(
      context, for: context.arguments[VoiceChoice.voice], documentFolders: input.documentFolders)
    let voice = try VoiceChoice.choose(providers.voices, context)
    let connection = try providers.connection(of: voice)
    let plan: SpeechPlan
    do throws(ProviderError) {
      plan = try SpeechPlan(
        input.text, input.kind, voice.identifier, input.options(style), connection)
    } catch {
      throw CommandFailure(error)
    }
    if context.wantsJSON {
      try context.print(plan.document)
    } else {
      try context.console.print(plan.eventTable)
      try context.console.print(plan.diagnosticTable)
    }
    return .success
  }
}
