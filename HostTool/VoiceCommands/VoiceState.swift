internal import AppGroup
internal import SpeechTypes

/// What has been decided about a bought voice; the names are those of the catalogue's format.
enum VoiceState: String, CaseIterable, LosslessStringConvertible {
  /// Bought and offered to speakers.
  case enabled
  /// Bought, and not offered.
  case disabled

  init?(_ description: String) { self.init(rawValue: description) }

  var description: String { rawValue }
}

extension StoredVoice {
  var state: VoiceState { isEnabled ? .enabled : .disabled }
}

extension StoreSnapshot {
  /// The voices that were bought.
  var bought: [StoredVoice] { voices.filter(\.isPurchased) }

  /// The voice, when it was bought.
  func bought(_ identifier: VoiceIdentifier) -> StoredVoice? {
    self[identifier].flatMap { $0.isPurchased ? $0 : nil }
  }
}
