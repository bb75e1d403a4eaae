package import SpeechTypes

/// Where a unit learns of the voices it can speak with.
package protocol VoiceSource {
  /// The lexicons that documents have used.
  var lexicons: LexiconCache { get }

  /// The voices to advertise now.
  func voiceList() throws(SpeechFailure) -> VoiceList

  /// An advertised voice, ready to speak.
  ///
  /// - Throws: With `voiceNotFound`, `voiceUnusable`, `notPermitted` or `store`.
  func openVoice(_ identifier: VoiceIdentifier) throws(SpeechFailure) -> OpenedVoice

  /// Why a voice that was opened may not be used any longer; nil while it may.
  func refusal(of identifier: VoiceIdentifier) -> SpeechFailure?
}

extension VoiceSource {
  package func refusal(of identifier: VoiceIdentifier) -> SpeechFailure? { nil }
}
