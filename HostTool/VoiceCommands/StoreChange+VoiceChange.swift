internal import AppGroup
internal import SpeechTypes

extension StoreChange {
  /// Makes a change that was worked out from this transaction's own state.
  func make(_ change: VoiceChange) throws(StoreError) {
    switch change {
    case .buy(let purchase): try set(purchase, isEnabled: false)
    case .update(let purchase, _):
      let previous = try voice(purchase.voice.identifier)
      try set(purchase, isEnabled: previous?.isEnabled ?? false)
    case .enable(let identifier): try setEnabled(identifier, true)
    case .disable(let identifier): try setEnabled(identifier, false)
    case .remove(let identifier): try removeVoice(identifier)
    case .setDefault(let language, let identifier): try setDefault(language, identifier)
    case .setOtherDefault(let language, let identifier):
      try setDefault(language, ofOtherProvider: identifier)
    case .removeDefault(let language): try removeDefault(language)
    }
  }

  private func set(_ purchase: Purchase, isEnabled: Bool) throws(StoreError) {
    var voice = purchase.voice
    voice.isEnabled = isEnabled
    try setVoice(voice)
    try setFiles(purchase.files, of: voice.identifier)
  }
}
