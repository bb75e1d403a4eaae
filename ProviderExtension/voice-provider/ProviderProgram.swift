internal import AppGroup
internal import Confinement
internal import Posix
internal import ProviderService
internal import RecordedVoice

/// Wires the provider together and says how it ended.
enum ProviderProgram {
  private static let programName = "voice-provider"
  private static let name = programName + " 0.1"
  private static let help = """
    usage: voice-provider [--group DIR] [--documents DIR]…

    Speaks for one client that talks to it over standard input and output, and ends with it.
    Programs start it; to speak from a shell use `voicectl say`.

      --group DIR      the app group to read, instead of $VOICE_APP_GROUP or the user's
      --documents DIR  a folder whose files documents may use; may be repeated
      --version        print the version
      --help           print this

    """

  static func run(arguments: [String]) -> Never {
    switch ProviderArguments(arguments) {
    case .help: answer(help)
    case .version: answer(name + "\n")
    case .wrong(let problem): fail(2, "\(problem); see voice-provider --help")
    case .serve(let group, let documents): serve(group, documents)
    }
    exitProcess(0)
  }

  private static func serve(_ path: String?, _ documents: [String]) {
    let input = Descriptor.standardInput()
    let output = Descriptor.standardOutput()
    guard !input.isTerminal, !output.isTerminal else {
      fail(2, "standard input and output must be pipes to a client; see voice-provider --help")
    }
    do {
      try MappedFile.surviveShortening()
      let group = AppGroup(AppGroupLocation.resolve(explicit: path))
      let gate = PersonalVoiceGate(
        application: Environment.parentExecutablePath(), groupFolder: path)
      let voices = AppGroupVoices(group, gate: gate)
      try confine(group, voices, documents)
      let ending = try serve(input, output, group, voices)
      switch ending {
      case .finished:
        // Recordings are left to the end of the process, which unmaps all of them in a fraction of
        // the time.
        withExtendedLifetime(voices) { exitProcess(0) }
      case .protocolViolation(let message): fail(3, "the client broke the protocol: \(message)")
      case .failed(let message): fail(1, message)
      }
    } catch {
      fail(1, "\(error)")
    }
  }

  /// Serves the client; the pipes are closed when this returns.
  private static func serve(
    _ input: consuming Descriptor, _ output: consuming Descriptor, _ group: AppGroup,
    _ voices: AppGroupVoices
  ) throws -> ProviderService.Ending {
    try ProviderService(
      name: name, input: input, output: output, factory: AudioUnitFactory(source: voices),
      catalogue: AppGroupCatalogue(group, list: voices.voiceList) {
        Log.write(.warning, programName, $0)
      }
    ).run()
  }

  /// Before anything of the client's, of a bundle's or of a document's is read.
  private static func confine(
    _ group: AppGroup, _ voices: AppGroupVoices, _ documents: [String]
  ) throws(PosixError) {
    // Where it may not be made it is waited for in vain: what is made later lies out of reach.
    try? group.makeUserFolder()
    // This opens the store, whose index of its log SQLite can only make while it may write.
    let readable = ReadableFolders.all(group, voices, documents: documents)
    let extent = try Confinement.enter(readable: readable)
    Log.write(.debug, programName, "\(extent)")
  }

  private static func fail(_ code: Int32, _ message: String) -> Never {
    Log.write(.error, programName, message)
    exitProcess(code)
  }

  private static func answer(_ text: String) -> Never {
    try? StandardStream.output.write(text)  // There is nobody left to tell.
    exitProcess(0)
  }
}
