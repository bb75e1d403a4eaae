internal import Confinement
internal import Posix
internal import ProviderService
public import SpeechProviderKit

/// A provider's `main`: what the system does for an extension on Apple's platforms; an addition to
/// Apple's API.
///
///     import CoreAudioKit
///
///     SpeechProvider.run(AudioUnitFactory(), name: "Acme Voices 1.0")
public enum SpeechProvider {
  /// Serves the client that started this process, on standard input and output, until it goes.
  ///
  /// The voices are those that the unit has in `speechVoices`, read again for every list. Nothing
  /// but this may be written to standard output; standard error is a log for people. Everything
  /// happens on the calling thread; factory and units may start others of their own, and had better
  /// start them not before this call, since SIGTERM would kill the process then. The process ends
  /// with code 0 when the client goes or on SIGTERM, with 2 when it was not started by a client,
  /// with 3 when the client breaks the protocol, with 1 when the system fails it.
  ///
  /// - Parameters:
  ///   - makeFactory: The provider's principal class; made anew for every unit, as on Apple's
  ///     platforms. One unit answers for the voices and speaks; more are made when several requests
  ///     are under way at the same time.
  ///   - name: The provider's name and version, for clients and for the log.
  ///   - componentDescription: What units are made with.
  ///   - readableFolders: When given, the process gives up all but reading these folders, and what is
  ///     below, before the factory is made: no other files, no writing, no network, no programs. Nil,
  ///     as unless said otherwise, leaves it all it has, since nobody knows what another's voices need.
  ///     A kernel that cannot hold it to this holds it to less.
  public static func run(
    _ makeFactory: @autoclosure @escaping () -> any AUAudioUnitFactory, name: String,
    componentDescription: AudioComponentDescription = speechSynthesizer,
    readableFolders: [String]? = nil
  ) -> Never {
    openMissingStandardStreams()
    Signal.ignoreBrokenPipe()
    Signal.ignoreInterrupt()
    let input = Descriptor.standardInput()
    let output = Descriptor.standardOutput()
    guard !input.isTerminal, !output.isTerminal else {
      leave(2, name, "standard input and output must be pipes to a client")
    }
    do {
      if let readableFolders {
        let extent = try Confinement.enter(readable: readableFolders + Confinement.libraries)
        Log.write(.debug, name, "\(extent)")
      }
      let units = try HostedUnits(
        componentDescription: componentDescription, warn: { Log.write(.warning, name, $0) },
        makeFactory: makeFactory)
      let service = try ProviderService(
        name: name, input: input, output: output, factory: units, catalogue: units)
      Abandonment.watch { Log.write(.error, name, $0) }
      switch service.run() {
      case .finished: exitProcess(0)
      case .protocolViolation(let message):
        leave(3, name, "the client broke the protocol: \(message)")
      case .failed(let message): leave(1, name, message)
      }
    } catch {
      leave(1, name, "\(error)")
    }
  }

  /// A speech synthesizer of no certain maker.
  public static var speechSynthesizer: AudioComponentDescription {
    var description = AudioComponentDescription()
    description.componentType = kAudioUnitType_SpeechSynthesizer
    return description
  }

  private static func leave(_ code: Int32, _ name: String, _ message: String) -> Never {
    Log.write(.error, name, message)
    exitProcess(code)
  }
}
