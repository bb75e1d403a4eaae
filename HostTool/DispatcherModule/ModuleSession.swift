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
      try output.write(ModuleMessage.receivingLogLevel)
      guard try reader.lines() != nil else { return false }
      try output.write(ModuleMessage.logLevelSet)
    case .set: return try readSettings()
    case .listVoices(let language):
      let list = pool.settledVoices(waitingAtMostMilliseconds: Self.patienceMilliseconds)
      try output.write(ModuleMessage.voices(list.dispatcherLines(language: language)))
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

  private mutating func readAudio() throws(PosixError) -> Bool {
    try output.write(ModuleMessage.receivingAudio)
    guard let lines = try reader.lines() else { return false }
    let isServers = lines.contains("audio_output_method=server")
    try output.write(isServers ? ModuleMessage.audioReady : ModuleMessage.noOtherAudio)
    return true
  }

  private mutating func readSettings() throws(PosixError) -> Bool {
    try output.write(ModuleMessage.receivingSettings)
    guard let lines = try reader.lines() else { return false }
    var isValid = true
    for line in lines where !settings.take(line) {
      SpeechNote.write("speech-dispatcher set \"\(line)\", which is no value; left as it was")
      isValid = false
    }
    try output.write(isValid ? ModuleMessage.settingsReceived : ModuleMessage.invalidValue)
    return true
  }

  private mutating func readMessage(_ command: ModuleCommand) throws(PosixError) -> Bool {
    try output.write(ModuleMessage.receivingMessage)
    guard let lines = try reader.lines() else { return false }
    guard command == .speak || lines.count == 1 else {
      try output.write(ModuleMessage.moreThanOneLine)
      return true
    }
    // The server waits for an end of each message that it sent, whatever it says next.
    try pump.stop()
    try output.write(ModuleMessage.speaking)
    let text = lines.joined(separator: "\n")
    switch command {
    case .character: try speak(character: text)
    case .key: try speak(.key(text))
    case .soundIcon:
      if let path = SoundIcon.path(text) {
        try output.write(ModuleMessage.begin + ModuleMessage.icon(path) + ModuleMessage.end)
      } else {
        try speak(ModuleText(kind: .plain, text: text))
      }
    default: try speak(.message(text))
    }
    return true
  }

  private func speak(character: String) throws(PosixError) {
    var isAnnounced = settings.capitals != .none
    if settings.capitals == .icon, character.first?.isUppercase == true,
      let path = SoundIcon.path("capital")
    {
      try output.write(ModuleMessage.icon(path))
      isAnnounced = false
    }
    try speak(.character(character), announcesCapitals: isAnnounced)
  }

  private func speak(
    _ text: ModuleText, announcesCapitals: Bool? = nil
  ) throws(PosixError) {
    var options = settings.options
    options.isSpelling = options.isSpelling || text.isSpelled
    options.announcesCapitals = announcesCapitals ?? options.announcesCapitals
    let order = SpeechOrder(
      text.kind, text: Array(text.text.utf8), creditByteCount: SpeechPump.creditByteCount,
      options: options)
    let wish = pool.voices.dispatcherWish(settings, userLanguage: userLanguage)
    try pump.begin { onOutput in
      SpeechJob(pool, order, wish, hasWords: text.hasWords, onOutput: onOutput)
    }
  }
}
