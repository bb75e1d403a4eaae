internal import DispatcherModule
internal import Posix

/// Wires the module together and says how it ended.
enum ModuleProgram {
  private static let help = """
    usage: sd_voiceprovider [CONFIG]

    An output module of speech-dispatcher, which starts it with the path of a configuration that need
    not exist; there is nothing to configure. It speaks with the voices of `voicectl list`.

      --version    print the version
      --help       print this

    """

  static func run(arguments: [String]) -> Never {
    switch arguments.first {
    case "--help", "-h": answer(help)
    case "--version": answer("sd_voiceprovider 0.1\n")
    default: serve()
    }
  }

  private static func serve() -> Never {
    do throws(PosixError) {
      try DispatcherModule.serve(
        input: .standardInput(), output: .standardOutput(), onServerGone: { exitProcess(0) })
    } catch {
      Log.write(.error, "sd_voiceprovider", "\(error)")
      exitProcess(1)
    }
    exitProcess(0)
  }

  private static func answer(_ text: String) -> Never {
    try? StandardStream.output.write(text)  // There is nobody left to tell.
    exitProcess(0)
  }
}
