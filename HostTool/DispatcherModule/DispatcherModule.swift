internal import AppGroup
package import Posix
internal import ProviderClient
internal import SpeechTypes

/// An output module of speech-dispatcher that speaks with the providers of an app group.
package enum DispatcherModule {
  /// Serves one server over two pipes until it goes.
  ///
  /// - Parameters:
  ///   - input: Where its commands come from.
  ///   - output: Where replies and events go.
  /// - Throws: When a pipe fails in another way than by the server's going.
  package static func serve(
    input: consuming Descriptor, output: consuming Descriptor
  ) throws(PosixError) {
    let output = ModuleOutput(output)
    // A server that has stopped reading has gone: what reads its commands will see that too.
    let pump = try SpeechPump(output, onBrokenOutput: {})
    defer { pump.close() }
    let pool = ProviderPool(AppGroupLocation.resolve(explicit: nil), clientName: "sd_voiceprovider")
    var session = ModuleSession(
      reader: LineReader(input), output: output, pump: pump, pool: pool,
      userLanguage: LanguageTag.ofUser(variable: Environment.variable))
    do {
      try session.run()
    } catch {
      guard error.number == .brokenPipe else { throw error }
    }
  }
}
