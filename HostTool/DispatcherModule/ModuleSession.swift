internal import Posix
internal import ProviderClient
internal import SpeechTypes

/// The conversation with speech-dispatcher: reads a command, answers it, has things said.
///
/// It never waits for a provider but to list voices, and never ends while the server is there.
struct ModuleSession: ~Copyable {
  /// The longest that a list of voices waits for providers.
  private static let patienceMilliseconds = 1000

  private var reader: LineReader
  private let output: ModuleOutput
  private let pump: SpeechPump
  private let pool: ProviderPool
  private let userLanguage: LanguageTag
  private var settings = ModuleSettings()

  init(
    reader: consuming LineReader, output: ModuleOutput, pump: SpeechPump, pool: ProviderPool,
    userLanguage: LanguageTag
  ) {
    self.reader = reader
    self.output = output
    self.pump = pump
    self.pool = pool
    self.userLanguage = userLanguage
  }

  /// Serves until the server goes or says to quit.
  mutating func run() throws(PosixError) {
    while let line = try reader.next() {
      guard try answer(ModuleCommand(line)) else { return }
    }
  }

  /// - Returns: False when the server has no more to say.
  private mutating func answer(_ command: ModuleCommand) throws(PosixError) -> Bool {
    switch command {
    case .initialize:
      // The providers start meanwhile.
      _ = pool.voices
      try output.write(ModuleMessage.loaded)
    case .audio: return try readAudio()
    case .logLevel:
      return try exchange(ModuleMessage.receivingLogLevel) { _ in ModuleMessage.logLevelSet } != nil
    case .set: return try readSettings()
    case .listVoices(let filter):
      let list = pool.listedVoices(waitingAtMostMilliseconds: Self.patienceMilliseconds)
      try output.write(ModuleMessage.voices(list.dispatcherLines(filter)))
    case .speak, .character, .key, .soundIcon: return try readMessage(command)
    case .stop: try pump.stop()
    case .pause: pump.pause()
    case .debug(let isOn):
      try output.write(isOn ? ModuleMessage.debugging : ModuleMessage.notDebugging)
    case .quit:
      try pump.stop()
      try output.write(ModuleMessage.bye)
      return false
    case .unknown: try output.write(ModuleMessage.unknownCommand)
    }
    return true
  }

  private mutating func exchange(
    _ first: [UInt8], answer: ([String]) -> [UInt8]
  ) throws(PosixError) -> [String]? {
    try output.exchange(first, { () throws(PosixError) in try reader.lines() }, answer: answer)
  }

  private mutating func readAudio() throws(PosixError) -> Bool {
    try exchange(ModuleMessage.receivingAudio) { lines in
      lines.contains("audio_output_method=server")
        ? ModuleMessage.audioReady : ModuleMessage.noOtherAudio
    } != nil
  }

  /// A value that is none is left out: a server that is told so drops the message that it was for,
  /// and its client waits for ever.
  private mutating func readSettings() throws(PosixError) -> Bool {
    let lines = try exchange(ModuleMessage.receivingSettings) { _ in
      ModuleMessage.settingsReceived
    }
    guard let lines else { return false }
    for line in settings.take(lines) {
      SpeechNote.write("speech-dispatcher set \"\(line)\", which is no value; left as it was")
    }
    return true
  }

  private mutating func readMessage(_ command: ModuleCommand) throws(PosixError) -> Bool {
    // The server waits for an end of each message that it sent, whatever it says next.
    try pump.stop()
    let lines = try exchange(ModuleMessage.receivingMessage) { lines in
      command == .speak || lines.count == 1
        ? ModuleMessage.speaking : ModuleMessage.moreThanOneLine
    }
    guard let lines else { return false }
    guard command == .speak || lines.count == 1 else { return true }
    let text = lines.joined(separator: "\n")
    switch command {
    case .character: try speak(character: text)
    case .key: try speak(.key(text))
    case .soundIcon: try play(icon: text)
    default: try speak(.message(text))
    }
    return true
  }

  /// One that there is not is said.
  private func play(icon: String) throws(PosixError) {
    guard let path = SoundIcon.path(icon) else {
      return try speak(ModuleText(kind: .plain, text: icon))
    }
    try pump.play(icon: path)
  }

  private func speak(character: String) throws(PosixError) {
    let isCapital = settings.capitals == .icon && character.first?.isUppercase == true
    let icon = isCapital ? SoundIcon.path("capital") : nil
    try speak(
      .character(character), icon: icon,
      announcesCapitals: icon == nil && settings.capitals != .none)
  }

  /// - Parameter icon: A file to play in front of it.
  private func speak(
    _ text: ModuleText, icon: String? = nil, announcesCapitals: Bool? = nil
  ) throws(PosixError) {
    var options = settings.options
    options.isSpelling = options.isSpelling || text.isSpelled
    options.announcesCapitals = announcesCapitals ?? options.announcesCapitals
    let order = SpeechOrder(
      text.kind, text: Array(text.text.utf8), creditByteCount: SpeechPump.creditByteCount,
      options: options)
    let wish = pool.voices.dispatcherWish(settings, userLanguage: userLanguage)
    try pump.begin(icon: icon) { onOutput in
      SpeechJob(pool, order, wish, hasWords: text.hasWords, onOutput: onOutput)
    }
  }
}
