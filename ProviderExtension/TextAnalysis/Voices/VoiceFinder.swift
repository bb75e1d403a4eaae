package import SpeechTypes

/// Knows which voices a document may change to.
///
/// Asked while a text is taken apart, since what an element means depends on the voice inside it.
package protocol VoiceFinder: AnyObject {
  /// The voices to choose from; asked for once a request, when its document first changes the voice.
  func voiceList() throws(VoiceRefusal) -> VoiceList

  /// Makes a voice of the list ready to speak; one that is ready already comes at once.
  func open(_ identifier: VoiceIdentifier) throws(VoiceRefusal) -> SpeakingVoice
}

/// Why a voice cannot be had.
package struct VoiceRefusal: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
