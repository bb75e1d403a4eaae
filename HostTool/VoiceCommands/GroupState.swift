internal import AppGroup
internal import CommandLineTool
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

extension AppGroup {
  /// What is there now, for a look without a transaction.
  func currentState() throws(CommandFailure) -> GroupState {
    do throws(StoreError) {
      let own = try location.writable.map { folder throws(StoreError) in
        try StoreReader(folder).snapshot()
      }
      return GroupState(own: own ?? StoreSnapshot(), lower: try lowerSnapshot())
    } catch {
      throw CommandFailure(error)
    }
  }
}
