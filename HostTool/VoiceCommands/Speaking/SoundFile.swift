internal import AudioOutput
internal import CommandLineTool
internal import Posix
internal import SpeechTypes

/// A file that a command is told to write its sound to.
struct SoundFile {
  static let output = CommandOption.value(
    "output", short: "o", "FILE", "write a file, - for standard output, instead of playing")
  static let format = CommandOption.value(
    "format", "FORMAT", "wav, aiff or raw, whatever the file's suffix says")
  static let options = [output, format]

  /// `-` is standard output.
  let path: String
  private let format: AudioFileFormat

  /// - Returns: nil when the sound is to be played.
  init?(_ arguments: CommandArguments) throws(CommandFailure) {
    let named = try arguments[Self.format].map { name throws(CommandFailure) in
      guard let format = AudioFileFormat(rawValue: name) else {
        throw .usage("--format: \"\(name)\" is none of wav, aiff and raw")
      }
      return format
    }
    guard let path = arguments[Self.output] else {
      if named != nil { throw .usage("--format: needs --output") }
      return nil
    }
    guard let format = named ?? AudioFileFormat(suffixOf: path) ?? (path == "-" ? .wav : nil) else {
      throw .usage("--output: \"\(path)\" does not end in .wav, .aiff or .raw; say --format")
    }
    self.path = path
    self.format = format
  }

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
