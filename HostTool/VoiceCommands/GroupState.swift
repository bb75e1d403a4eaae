internal import AppGroup
internal import SpeechTypes

/// What a command works its changes out from.
struct GroupState {
  /// The store that is written.
  let own: StoreSnapshot
  /// The stores below it.
  let lower: StoreSnapshot
  /// What is seen of both: the own one laid over the others.
  let merged: StoreSnapshot

  init(own: StoreSnapshot, lower: StoreSnapshot) {
    self.own = own
    self.lower = lower
    merged = own.laidOver(lower)
  }

  /// The own default settings that go with a voice.
  func ownDefaults(of identifier: VoiceIdentifier) -> [LanguageTag] {
    own.defaults.filter { $0.value == identifier }.map(\.key).sorted()
  }
}
