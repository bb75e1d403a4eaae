internal import AudioOutput
internal import CommandLineTool
internal import Posix
internal import ProviderClient
internal import ProviderWire
internal import SpeechTypes

/// `voicectl say`: speaks, or writes what would be heard.
enum SayCommand {
  private static let output = CommandOption.value(
    "output", short: "o", "FILE", "write a file, - for standard output, instead of playing")
  private static let format = CommandOption.value(
    "format", "FORMAT", "wav, aiff or raw, whatever the file's suffix says")
  private static let markers = CommandOption.value(
    "markers", "FILE", "write the markers as JSON Lines, - for standard output")
  private static let device = CommandOption.value(
    "device", "NAME", "the ALSA device to play on, instead of default")

  static let command = Command(
    "say", "Speak a text, or write its sound to a file", usage: ["[OPTION…] [TEXT…]"],
    operands: 0...Int.max,
    options: VoiceChoice.options + SpeechInput.options + [output, format, markers, device],
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
    let destination = try destination(context.arguments)
    let input = try SpeechInput(context)
    let connection = try context.startProvider()
    let voice = try VoiceChoice.choose(try connection.voices(), context)
    let markerFile = try context.arguments[markers].map { path throws(CommandFailure) in
      try MarkerFile(path)
    }
    let credit = destination == nil ? playingCreditByteCount : writingCreditByteCount
    let request = try begin(input, voice, credit, connection)
    // Until here Ctrl-C ends the process by itself.
    let interruption = try interruption()
    var delivery = SpeechDelivery(
      request, on: connection, textByteCount: input.text.count, markerFile: markerFile,
      interruption: interruption, console: context.console)
    guard let destination else {
      let name = context.arguments[device] ?? "default"
      let ending = try delivery.deliver { format throws(AudioOutputError) in
        try ALSAPlayer(
          ALSADevice(name, sampleRate: format.sampleRate), shouldStop: interruption.isRequested)
      }
      return ending == .interrupted ? .interrupted : .success
    }
    let ending = try delivery.deliver { format throws(AudioOutputError) in
      try destination.open(format, interruption)
    }
    guard case .finished(let seconds) = ending else { return .interrupted }
    let summary = "\(destination.path): \(seconds.hundredths) s, \(voice.name)"
    try tell("\(summary) (\(voice.identifier))", context)
    return .success
  }

  /// Prints a line of summary, unless standard output holds data.
  private static func tell(_ summary: String, _ context: CommandContext) throws(CommandFailure) {
    if context.arguments[output] == "-" { return }
    if context.arguments[markers] == "-" { return context.console.report(summary) }
    try context.console.print(summary.printable)
  }

  private static func begin(
    _ input: SpeechInput, _ voice: VoiceDescription, _ creditByteCount: UInt32,
    _ connection: ProviderConnection
  ) throws(CommandFailure) -> RequestIdentifier {
    do throws(ProviderError) {
      return try connection.begin(
        .audio, input.kind, text: input.text, voice: voice.identifier,
        creditByteCount: creditByteCount)
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

  /// A file to write; nil to play.
  private static func destination(
    _ arguments: CommandArguments
  ) throws(CommandFailure) -> SoundFile? {
    let named = try arguments[format].map { name throws(CommandFailure) in
      guard let format = AudioFileFormat(rawValue: name) else {
        throw .usage("--format: \"\(name)\" is none of wav, aiff and raw")
      }
      return format
    }
    if arguments.contains(output), arguments.contains(device) {
      throw .usage("--device: cannot be used with --output")
    }
    guard let path = arguments[output] else {
      if named != nil { throw .usage("--format: needs --output") }
      return nil
    }
    if path == "-", arguments[markers] == "-" {
      throw .usage("--markers: cannot share standard output with --output")
    }
    guard let format = named ?? AudioFileFormat(suffixOf: path) ?? (path == "-" ? .wav : nil) else {
      throw .usage("--output: \"\(path)\" does not end in .wav, .aiff or .raw; say --format")
    }
    return SoundFile(path: path, format: format)
  }
}

/// A file that sound is to be written to.
private struct SoundFile {
  var path: String
  var format: AudioFileFormat

  func open(
    _ audio: AudioFormat, _ interruption: Interruption
  ) throws(AudioOutputError) -> AudioFileSink {
    guard path == "-" else {
      return try AudioFileSink(
        creating: path, format: format, sampleRate: audio.sampleRate,
        interruption: interruption.descriptor)
    }
    return try AudioFileSink(
      .standardOutput(), name: "standard output", format: format, sampleRate: audio.sampleRate,
      interruption: interruption.descriptor)
  }
}
