internal import AppGroup
internal import Posix
internal import ProviderService
internal import RecordedVoice

/// Wires the provider together and says how it ended.
enum ProviderProgram {
  private static let name = "voice-provider 0.1"
  private static let help = """
    usage: voice-provider [--group DIR]

    Speaks for one client that talks to it over standard input and output, and ends with it.
    Programs start it; to speak from a shell use `voicectl say`.

      --group DIR  the app group to read, instead of $VOICE_APP_GROUP or the user's
      --version    print the version
      --help       print this

    """

  static func run(arguments: [String]) -> Never {
    switch ProviderArguments(arguments) {
    case .help: leave(0, .output, help)
    case .version: leave(0, .output, name + "\n")
    case .wrong(let problem): fail(2, "\(problem); see voice-provider --help")
    case .serve(let group): serve(group)
    }
    exitProcess(0)
  }

  private static func serve(_ path: String?) {
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
      let service = try ProviderService(
        name: name, input: input, output: output, factory: AudioUnitFactory(source: voices),
        catalogue: AppGroupCatalogue(group, list: voices.voiceList))
      switch service.run() {
      case .finished: return
      case .protocolViolation(let message): fail(3, "the client broke the protocol: \(message)")
      case .failed(let message): fail(1, message)
      }
    } catch {
      fail(1, "\(error)")
    }
  }

  private static func fail(_ code: Int32, _ message: String) -> Never {
    leave(code, .error, "voice-provider: \(message)\n")
  }

  private static func leave(_ code: Int32, _ stream: StandardStream, _ text: String) -> Never {
    try? stream.write(text)  // There is nobody left to tell.
    exitProcess(code)
  }
}
