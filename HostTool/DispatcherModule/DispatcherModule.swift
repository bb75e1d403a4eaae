internal import AppGroup
package import Posix
internal import ProviderClient
internal import SpeechTypes

/// An output module of speech-dispatcher that speaks with the providers of an app group.
package enum DispatcherModule {
  /// How long a provider may owe an answer: half of what others give it, since who listens to a screen
  /// reader has nothing else; enough for one that loads a large model first.
  private static let answerMilliseconds: Int32 = 5000

  /// Serves one server over two pipes until it goes.
  ///
  /// - Parameters:
  ///   - input: Where its commands come from.
  ///   - output: Where replies and events go.
  ///   - onServerGone: Called on another thread when nobody reads the output any more.
  /// - Throws: When a pipe fails in another way than by the server's going.
  package static func serve(
    input: consuming Descriptor, output: consuming Descriptor,
    onServerGone: @escaping @Sendable () -> Void
  ) throws(PosixError) {
    let output = ModuleOutput(output)
    let pump = try SpeechPump(output, onBrokenOutput: onServerGone)
    defer { pump.close() }
    let pool = ProviderPool(
      AppGroupLocation.resolve(explicit: nil), clientName: "sd_voiceprovider",
      answerMilliseconds: answerMilliseconds)
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
