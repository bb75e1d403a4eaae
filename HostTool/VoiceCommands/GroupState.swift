internal import AppGroup
internal import SpeechTypes

/// What a command works its changes out from.
struct GroupState {
  /// The store that is written.
  let own: StoreSnapshot
  /// That one laid over the stores below it.
  let merged: StoreSnapshot

  /// The own default settings that go with a voice.
  func ownDefaults(of identifier: VoiceIdentifier) -> [LanguageTag] {
    own.defaults.filter { $0.value == identifier }.map(\.key).sorted()
  }
}

extension AppGroup {
  /// What is there now, for a look without a transaction.
  func groupState() throws(StoreError) -> GroupState {
    let merged = try snapshot()
    guard let writable = location.writable else { return GroupState(own: merged, merged: merged) }
    return GroupState(own: try StoreReader(writable).snapshot(), merged: merged)
  }
}
