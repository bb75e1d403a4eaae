internal import CommandLineTool
internal import Posix

/// The user's running speech-dispatcher.
struct DispatcherServer {
  /// What it says of itself.
  struct Answer: Hashable {
    let modules: [String]
    /// The module that a new client gets for the user's language.
    let module: String
    /// The names of our module's voices.
    let voices: [String]
  }

  private static let timeoutMilliseconds: Int64 = 5000

  let places: DispatcherPlaces

  /// The number of its process; nil when none runs that is the user's.
  var processIdentifier: Int32? {
    let bytes = try? Descriptor(opening: places.processFile, .readOnly).readAll(byteLimit: 64)
    let digits = (bytes ?? []).prefix { (0x30...0x39).contains($0) }
    guard let number = Int32(String(decoding: digits, as: UTF8.self)), number > 1,
      let path = try? Environment.executablePath(ofProcess: "\(number)"),
      path.hasSuffix("/speech-dispatcher")
    else { return nil }
    return number
  }

  /// Asks it over its socket, up to five seconds.
  ///
  /// - Parameter language: What a client speaks.
  func ask(language: String) throws(SSIPConnection.Failure) -> Answer {
    guard let socket = places.socket else { throw .notListening }
    var connection = try SSIPConnection(
      socket: socket, timeoutMilliseconds: Self.timeoutMilliseconds)
    let name = DispatcherModuleFile.moduleName
    _ = try connection.ask("SET SELF CLIENT_NAME voice-provider:voicectl:desktop")
    let modules = try connection.ask("LIST OUTPUT_MODULES")
    _ = try connection.ask("SET SELF LANGUAGE \(language)")
    let module = try connection.ask("GET OUTPUT_MODULE").first ?? ""
    var voices: [String] = []
    if modules.contains(name) {
      _ = try connection.ask("SET SELF OUTPUT_MODULE \(name)")
      voices = try connection.ask("LIST SYNTHESIS_VOICES")
        .compactMap { $0.split(separator: "\t").first.map(String.init) }
    }
    _ = try connection.ask("QUIT")
    return Answer(modules: modules, module: module, voices: voices)
  }

  /// Ends it, so that the next program that speaks starts one that reads what is configured now.
  ///
  /// A reload (SIGHUP) is not enough: the server reads the file that it chose when it started, has no
  /// module at all when that file has gone, never forgets a `LanguageDefaultModule`, and leaves
  /// programs that are connected with the module they have.
  ///
  /// - Returns: Whether one ran and has ended.
  func stop() throws(CommandFailure) -> Bool {
    guard let identifier = processIdentifier else { return false }
    do throws(PosixError) {
      let process = try RunningProcess(identifier: identifier)
      try process.send(.terminate)
      guard try process.hasEnded(withinMilliseconds: Int32(Self.timeoutMilliseconds)) else {
        throw PosixError("kill", "\(identifier)", number: .timedOut)
      }
      return true
    } catch {
      throw CommandFailure(
        .failed,
        "speech-dispatcher: \(error); it goes on as it was configured before: kill -KILL \(identifier)"
      )
    }
  }
}
