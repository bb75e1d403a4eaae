package import SpeechTypes

/// Where a unit learns of the voices it can speak with.
package protocol VoiceSource {
  /// The lexicons that documents have used.
  var lexicons: LexiconCache { get }

  /// The voices to advertise now.
  func voiceList() throws(SpeechFailure) -> VoiceList

  /// An advertised voice, ready to speak.
  ///
  /// - Throws: With `voiceNotFound`, `voiceUnusable` or `store`.
  func openVoice(_ identifier: VoiceIdentifier) throws(SpeechFailure) -> OpenedVoice
}
