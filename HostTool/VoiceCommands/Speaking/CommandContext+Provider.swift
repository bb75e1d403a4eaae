internal import AppGroup
internal import CommandLineTool
internal import ProviderClient
internal import SpeechTypes

extension CommandContext {
  /// The voice of that identifier which a registered provider offers and the store does not hold.
  func voiceOfOtherProvider(_ name: String) throws(CommandFailure) -> VoiceDescription? {
    let state = try appGroup().state()
    guard let identifier = VoiceIdentifier(name), state[identifier] == nil,
      state.providers.contains(where: \.isEnabled)
    else { return nil }
    let voices = try SpeakingProviders(self).voices
    if let voice = voices.list[identifier] { return voice }
    if let refusal = try personalVoiceRefusal(of: name, offered: voices.withheld) { throw refusal }
    return nil
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
