internal import CommandLineTool
internal import VoiceProject

extension PersonalAction {
  private static let device = CommandOption.value(
    "device", "NAME", "record: the ALSA device of the microphone, instead of default")
  private static let playbackDevice = CommandOption.value(
    "playback-device", "NAME", "record: the ALSA device to play on, instead of default")
  private static let from = CommandOption.value("from", "N", "record: begin with prompt N")
  private static let autoStop = CommandOption.flag(
    "auto-stop", "record: stop when you have spoken and are silent again")
  private static let plain = CommandOption.flag(
    "plain", "record: draw nothing over, say everything in lines")
  private static let speakPrompts = CommandOption.flag(
    "speak-prompts", "record: have the default voice read each prompt first")

  /// `personal record NAME`
  static let record = PersonalAction(
    "record",
    options: [
      ProjectPlace.option, device, playbackDevice, from, autoStop, plain, speakPrompts,
    ]
  ) { operands, context throws(CommandFailure) in
    guard operands.count <= 1 else { throw .usage("personal record: give one NAME") }
    guard !context.wantsJSON else { throw .usage("personal record: takes no --json") }
    let project = try ProjectPlace.open(operands.first, for: "record", context)
    guard !project.document.prompts.isEmpty else {
      throw CommandFailure(.failed, "\(project.document.name): it has no prompts")
    }
    let settings = RecordingSettings(
      microphone: context.arguments[device] ?? "default",
      playbackDevice: context.arguments[playbackDevice] ?? "default",
      first: try number(from, in: 1...project.document.prompts.count, context),
      stopsBySilence: context.arguments.contains(autoStop),
      isPlain: context.arguments.contains(plain) || !context.console.output.isTerminal,
      speaksPrompts: context.arguments.contains(speakPrompts))
    var loop = try RecordingLoop(project, settings, context)
    return try loop.run()
  }
}
