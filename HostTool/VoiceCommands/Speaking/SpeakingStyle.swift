internal import CommandLineTool
internal import SpeechTypes

/// How a command is asked to read and speak its text.
enum SpeakingStyle {
  private static let rate = CommandOption.value(
    "rate", "N", "how fast: 1.5 or 150% of the voice's own, 0.25 to 6")
  private static let pitch = CommandOption.value(
    "pitch", "N", "how high: 1.2 or 120% of the voice's own, or +2st; 0.5 to 2")
  private static let volume = CommandOption.value(
    "volume", "DB", "how loud: -6dB or +3dB over the voice's own, -96dB to +12dB")
  private static let punctuation = CommandOption.value(
    "punctuation", "MODE", "name none, some, most or all of the punctuation")
  private static let spelling = CommandOption.flag("spell", "name every character by itself")
  private static let capitals = CommandOption.flag(
    "capitals", "with --spell: say which letters are capitals")
  static let options = [rate, pitch, volume, punctuation, spelling, capitals]

  /// What the options ask for.
  static func read(_ arguments: CommandArguments) throws(CommandFailure) -> SpeechOptions {
    var options = SpeechOptions()
    options.prosody = try prosody(arguments)
    options.isSpelling = arguments.contains(spelling)
    options.announcesCapitals = arguments.contains(capitals)
    guard options.isSpelling || !options.announcesCapitals else {
      throw .usage("--capitals: needs --spell")
    }
    if let mode = try arguments.value(
      of: punctuation, PunctuationMode.init, expecting: "none of none, some, most and all")
    {
      options.punctuation = mode
    }
    return options
  }

  private static func prosody(_ arguments: CommandArguments) throws(CommandFailure) -> Prosody {
    Prosody(
      rate: try arguments.value(
        of: rate, { SpokenMeasure.multiple($0).within(Prosody.rates) },
        expecting: "neither a number from 0.25 to 6 nor a percentage from 25% to 600%") ?? 1,
      pitch: try arguments.value(
        of: pitch,
        { (SpokenMeasure.multiple($0) ?? SpokenMeasure.semitones($0)).within(Prosody.pitches) },
        expecting: "neither a number from 0.5 to 2, a percentage from 50% to 200% nor semitones "
          + "from -12st to +12st") ?? 1,
      volumeDecibels: try arguments.value(
        of: volume, { SpokenMeasure.decibels($0).within(Prosody.requestVolumes) },
        expecting: "no volume from -96dB to +12dB") ?? 0)
  }
}

extension CommandArguments {
  /// The option's value, or nil when it was not given.
  ///
  /// - Parameters:
  ///   - read: Answers nil for what the option does not take.
  ///   - expectation: What such a value is not: `none of a and b`.
  fileprivate func value<Value>(
    of option: CommandOption, _ read: (String) -> Value?, expecting expectation: String
  ) throws(CommandFailure) -> Value? {
    guard let text = self[option] else { return nil }
    guard let value = read(text) else {
      throw .usage("--\(option.name): \"\(text)\" is \(expectation)")
    }
    return value
  }
}

extension Double? {
  fileprivate func within(_ range: ClosedRange<Double>) -> Double? {
    flatMap { range.contains($0) ? $0 : nil }
  }
}
