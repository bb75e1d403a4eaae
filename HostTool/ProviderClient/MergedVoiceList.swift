package import AppGroup
package import SpeechTypes

/// The voices of several providers as one list, each with the provider that speaks with it.
package struct MergedVoiceList: Hashable, Sendable {
  /// One provider's answer.
  package struct Part: Hashable, Sendable {
    package var launch: ProviderLaunch
    /// Its name and version, as its welcome tells: `tones 1.2`.
    package var providerName: String
    package var list: VoiceList

    package init(launch: ProviderLaunch, providerName: String, list: VoiceList) {
      self.launch = launch
      self.providerName = providerName
      self.list = list
    }
  }

  /// In the order of the identifiers, each once. The generation is the sum of the parts'.
  package private(set) var list = VoiceList()
  package private(set) var owners: [VoiceIdentifier: ProviderLaunch] = [:]
  /// The personal voices that are offered, and that this application may not use.
  package private(set) var withheld: [VoiceDescription] = []

  /// Lays the parts over each other, in whatever order they are given.
  ///
  /// An identifier that several providers have is the voice of the first of these: the system's own
  /// provider; the one with the highest version; the one with the first identifier. Defaults are
  /// chosen in the same order, and only where the voice is that provider's. Personal voices that
  /// the application may not use are left out, whatever their provider thinks of it.
  ///
  /// - Parameters:
  ///   - state: The app group's. Its defaults come before what the providers say, where the voice is
  ///     on the list.
  ///   - gate: The application's.
  package init(
    _ parts: [Part], in state: StoreSnapshot = StoreSnapshot(),
    gate: PersonalVoiceGate = PersonalVoiceGate(application: nil)
  ) {
    for part in parts.sorted(by: Self.precedes) {
      list.generation &+= part.list.generation
      for voice in part.list.voices where owners[voice.identifier] == nil {
        guard gate.refusal(of: voice, in: state) == nil else {
          withheld.append(voice)
          continue
        }
        owners[voice.identifier] = part.launch
        list.voices.append(voice)
      }
      let own = part.list.defaults.filter { owners[$0.value] == part.launch }
      list.defaults.merge(own) { earlier, _ in earlier }
    }
    list.defaults.merge(state.defaults.filter { owners[$0.value] != nil }) { _, own in own }
    list.voices.sort { $0.identifier < $1.identifier }
  }

  private static func precedes(_ left: Part, _ right: Part) -> Bool {
    guard let leftIdentifier = left.launch.identifier else {
      return right.launch.identifier != nil
    }
    guard let rightIdentifier = right.launch.identifier else { return false }
    let leftVersion = ProviderVersion(ofName: left.providerName)
    let rightVersion = ProviderVersion(ofName: right.providerName)
    if leftVersion != rightVersion { return leftVersion > rightVersion }
    return leftIdentifier < rightIdentifier
  }
}
