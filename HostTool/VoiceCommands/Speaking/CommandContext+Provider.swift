internal import AppGroup
internal import CommandLineTool
internal import ProviderClient
internal import SpeechTypes

extension CommandContext {
  /// Starts a provider for this command.
  func startProvider() throws(CommandFailure) -> ProviderConnection {
    let folder = try namedGroupFolder
    do throws(ProviderError) {
      let launch = try ProviderLaunch.system(group: folder)
      return try ProviderConnection(launch, clientName: "voicectl")
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension ProviderConnection {
  /// The voices, or the end of the command.
  func voices() throws(CommandFailure) -> VoiceList {
    do throws(ProviderError) {
      return try voiceList()
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension CommandFailure {
  init(_ error: ProviderError) {
    let exitCode: ExitCode =
      switch error {
      case .failed(let failure) where failure.code == .voiceNotFound: .voiceNotFound
      case .failed(let failure) where failure.code == .notPermitted: .failed
      case .failed(let failure) where failure.code == .store: .storeUnusable
      case .failed, .notFound, .notStarted, .ended, .stalled, .protocolViolation: .providerFailed
      }
    self.init(exitCode, "provider: \(error)")
  }
}
