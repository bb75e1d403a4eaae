internal import Posix
internal import SpielService

/// Wires the service together and says how it ended.
enum SpielProgram {
  private static let help = """
    usage: voice-spiel [OPTIONS]

    Serves the voices of `voicectl list` on the session bus, to programs that speak with Spiel, as
    org.voiceprovider.Speech.Provider. The bus starts it when it is needed.

      --idle-seconds N    end after so long without a call or speech; 0 for never (default 300)
      --replace           take the name from a voice-spiel that runs already
      --version           print the version
      --help              print this

    """

  static func run(arguments: [String]) -> Never {
    var settings = SpielSettings()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": answer(help)
      case "--version": answer("voice-spiel 0.1\n")
      case "--replace": settings.replaces = true
      case "--idle-seconds":
        guard let seconds = rest.popFirst().flatMap({ UInt32($0) }) else {
          fail(2, "--idle-seconds: needs a number of seconds")
        }
        settings.idleSeconds = Int(seconds)
      default: fail(2, "\"\(argument)\" is no option; see --help")
      }
    }
    serve(settings)
  }

  private static func serve(_ settings: SpielSettings) -> Never {
    do throws(SpielError) {
      try SpielService.serve(settings)
    } catch .busGone {
      // The end of a session is no failure.
    } catch {
      fail(1, "\(error)")
    }
    exitProcess(0)
  }

  private static func fail(_ code: Int32, _ message: String) -> Never {
    Log.write(.error, "voice-spiel", message)
    exitProcess(code)
  }

  private static func answer(_ text: String) -> Never {
    try? StandardStream.output.write(text)  // There is nobody left to tell.
    exitProcess(0)
  }
}
