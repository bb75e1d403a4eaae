internal import AppGroup
internal import CommandLineTool
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
  func currentState() throws(CommandFailure) -> GroupState {
    do {
      let merged = try snapshot()
      let own = try location.writable.map { folder throws(StoreError) in
        try StoreReader(folder).snapshot()
      }
      return GroupState(own: own ?? merged, merged: merged)
    } catch {
      throw CommandFailure(error)
    }
  }
}
