package import Posix
package import SpeechTypes

/// What a store, or a group of them, held at one moment.
package struct StoreSnapshot: Hashable, Sendable {
  /// Committed changes so far; 0 for a store that does not exist. Of a group, the sum.
  package var generation: UInt64 = 0
  /// In the order of their identifiers.
  package var voices: [StoredVoice] = []
  /// The voice to speak a language with when none is asked for.
  package var defaults: [LanguageTag: VoiceIdentifier] = [:]
  /// In the order of their identifiers.
  package var providers: [RegisteredProvider] = []
  /// By application.
  package var personalVoiceAuthorisations: [String: PersonalVoiceAuthorisation] = [:]
  /// When each application asked to use personal voices, of those that did.
  package var personalVoiceRequests: [String: UnixTime] = [:]
  /// Whether applications may ask to use personal voices; nil where nothing was said.
  package var letsApplicationsAsk: Bool?
  /// Whose keys each are whose signatures are trusted, by the key's 64 hexadecimal digits.
  package var trustedKeys: [String: String] = [:]
  /// Whether voices must have a trusted signature; nil where nothing was said.
  package var requiresSignature: Bool?
  /// How words are to be pronounced, in the order of their keys.
  package var lexicon: [LexiconEntry] = []

  package init() {}

  package subscript(identifier: VoiceIdentifier) -> StoredVoice? {
    voices.first { $0.identifier == identifier }
  }

  /// What a provider advertises: the voices that are bought and enabled, and the defaults that are
  /// among them.
  package var voiceList: VoiceList {
    let advertised = voices.filter(\.isAdvertised).map(\.description)
    let identifiers = Set(advertised.map(\.identifier))
    return VoiceList(
      generation: generation, voices: advertised,
      defaults: defaults.filter { identifiers.contains($0.value) })
  }

  /// How an application, known by its executable's real path, stands with personal voices.
  package func personalVoiceStatus(of application: String) -> PersonalVoiceStatus {
    switch personalVoiceAuthorisations[application] {
    case .authorized: .authorized
    case .denied: .denied
    case nil where letsApplicationsAsk == false: .denied
    case nil: personalVoiceRequests[application].map { .waiting(since: $0) } ?? .notDetermined
    }
  }

  /// This store laid over another: for each voice, language, provider, application, key and word what
  /// this one says, else what the other one says.
  package func laidOver(_ other: StoreSnapshot) -> StoreSnapshot {
    var result = self
    result.generation &+= other.generation
    let own = Set(voices.map(\.identifier))
    result.voices += other.voices.filter { !own.contains($0.identifier) }
    result.voices.sort { $0.identifier < $1.identifier }
    let ownProviders = Set(providers.map(\.identifier))
    result.providers += other.providers.filter { !ownProviders.contains($0.identifier) }
    result.providers.sort { $0.identifier < $1.identifier }
    result.defaults.merge(other.defaults) { own, _ in own }
    result.personalVoiceAuthorisations.merge(other.personalVoiceAuthorisations) { own, _ in own }
    result.personalVoiceRequests.merge(other.personalVoiceRequests) { own, _ in own }
    result.letsApplicationsAsk = letsApplicationsAsk ?? other.letsApplicationsAsk
    result.trustedKeys.merge(other.trustedKeys) { own, _ in own }
    result.requiresSignature = requiresSignature ?? other.requiresSignature
    let ownWords = Set(lexicon.map(\.key))
    result.lexicon += other.lexicon.filter { !ownWords.contains($0.key) }
    result.lexicon.sort { $0.key < $1.key }
    return result
  }
}
