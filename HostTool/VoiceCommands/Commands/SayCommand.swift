internal import AudioOutput
internal import CommandLineTool
internal import Posix
internal import ProviderClient
internal import ProviderWire
internal import SpeechTypes

/// `voicectl say`: speaks, or writes what would be heard.
enum SayCommand {
  private static let markers = CommandOption.value(
    "markers", "FILE", "write the markers as JSON Lines, - for standard output")
  private static let device = CommandOption.value(
    "device", "NAME", "the ALSA device to play on, instead of default")
  private static let highlight = CommandOption.flag(
    "highlight", "show the text on the terminal, with the word that is heard")

  static let command = Command(
    "say", "Speak a text, or write its sound to a file", usage: ["[OPTION…] [TEXT…]"],
    operands: 0...Int.max,
    options: VoiceChoice.options + SpeechInput.options + SpeakingStyle.options
      + SoundFile.options + [markers, highlight, device],
    discussion: SpeechInput.discussion + """

      A file's suffix chooses its format: .wav, .aiff or .raw (16 bits, signed,
      little-endian). To standard output the sound goes as it is made, as WAV unless
      --format says otherwise. Ctrl-C stops at once; a file is valid up to there.
      """
  ) { context throws(CommandFailure) in
    try say(context)
  }

  /// Bytes of audio allowed ahead of what was written: half a second to play, more for a file.
  private static let playingCreditByteCount: UInt32 = 22_050
  private static let writingCreditByteCount: UInt32 = 1 << 20

  private static func say(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let file = try SoundFile(context.arguments)
    try check(context.arguments)
    let style = try SpeakingStyle.read(context.arguments)
    let input = try SpeechInput(context)
    let highlighter = try context.arguments.contains(highlight) ? Highlighter(input, context) : nil
    let providers = try SpeakingProviders(
      context, for: context.arguments[VoiceChoice.voice], documentFolders: input.documentFolders)
    let voice = try VoiceChoice.choose(providers.voices, context)
    let connection = try providers.connection(of: voice)
    let markerFile = try context.arguments[markers].map { path throws(CommandFailure) in
      try MarkerFile(path)
    }
    let credit = file == nil ? playingCreditByteCount : writingCreditByteCount
    let request = try begin(input, voice, credit, input.options(style), connection)
    // Until here Ctrl-C ends the process by itself.
    let interruption = try interruption()
    var delivery = SpeechDelivery(
      request, on: connection, textByteCount: input.text.count, markerFile: markerFile,
      highlighter: highlighter, interruption: interruption, console: context.console)
    guard let file else {
      let name = context.arguments[device] ?? "default"
      let ending = try delivery.deliver { format throws(AudioOutputError) in
        try ALSAPlayer(
          ALSADevice(name, sampleRate: format.sampleRate), shouldStop: interruption.isRequested,
          onProgress: highlighter.map { $0.show })
      }
      return ending == .interrupted ? .interrupted : .success
    }
    let ending = try delivery.deliver { format throws(AudioOutputError) in
      try file.open(format, interruption)
    }
    guard case .finished(let seconds) = ending else { return .interrupted }
    try tell(file, seconds, voice, context)
    return .success
  }

  /// Makes sure that the options go together.
  private static func check(_ arguments: CommandArguments) throws(CommandFailure) {
    if arguments.contains(SoundFile.output) {
      for playing in [device, highlight] where arguments.contains(playing) {
        throw .usage("--\(playing.name): cannot be used with --output")
      }
    }
    guard arguments[markers] == "-" else { return }
    if arguments[SoundFile.output] == "-" {
      throw .usage("--markers: cannot share standard output with --output")
    }
    if arguments.contains(highlight) {
      throw .usage("--markers: cannot share standard output with --highlight")
    }
  }

  /// Prints a line of summary, unless standard output holds data.
  private static func tell(
    _ file: SoundFile, _ seconds: Double, _ voice: VoiceDescription, _ context: CommandContext
  ) throws(CommandFailure) {
    if file.path == "-" { return }
    let summary = "\(file.path): \(seconds.hundredths) s, \(voice.name) (\(voice.identifier))"
    if context.arguments[markers] == "-" { return context.console.report(summary) }
    try context.console.print(summary.printable)
  }

  private static func begin(
    _ input: SpeechInput, _ voice: VoiceDescription, _ creditByteCount: UInt32,
    _ options: SpeechOptions, _ connection: ProviderConnection
  ) throws(CommandFailure) -> RequestIdentifier {
    do throws(ProviderError) {
      return try connection.begin(
        .audio, input.kind, text: input.text, voice: voice.identifier,
        creditByteCount: creditByteCount, options: options)
    } catch {
      throw CommandFailure(error)
    }
  }

  private static func interruption() throws(CommandFailure) -> Interruption {
    do throws(PosixError) {
      return try Interruption()
    } catch {
      throw CommandFailure(.failed, "\(error)")
    }
  }
}
