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

extension CommandContext {
  /// The programs to start: the system's own provider, then the registered ones that are enabled.
  func providerLaunches() throws(CommandFailure) -> [ProviderLaunch] {
    let state = try appGroup().state()
    let folder = try namedGroupFolder
    do throws(ProviderError) {
      return try ProviderLaunch.all(in: state, group: folder)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// The voice of that identifier which a registered provider offers and the store does not hold.
  ///
  /// A provider that is broken is passed over with a warning.
  func voiceOfOtherProvider(_ name: String) throws(CommandFailure) -> VoiceDescription? {
    let state = try appGroup().state()
    guard let identifier = VoiceIdentifier(name), state[identifier] == nil,
      state.providers.contains(where: \.isEnabled)
    else { return nil }
    var parts: [MergedVoiceList.Part] = []
    for launch in try providerLaunches() where launch.identifier != nil {
      do throws(ProviderError) {
        parts.append(try ProviderExamination.ask(launch))
      } catch {
        warn("\(launch.identifier ?? launch.path): \(error)")
      }
    }
    return MergedVoiceList(parts).list[identifier]
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
