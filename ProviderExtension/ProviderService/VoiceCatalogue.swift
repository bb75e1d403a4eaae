package import SpeechTypes

/// What a provider lists, and how it learns that the list may have changed.
package protocol VoiceCatalogue: AnyObject {
  /// The list as it is now.
  ///
  /// - Throws: With code `store` when it cannot be read.
  func voiceList() throws(SpeechFailure) -> VoiceList

  /// Readable when something may have changed; nil when nothing will tell.
  var changeDescriptor: Int32? { get }

  /// Takes what made `changeDescriptor` readable.
  ///
  /// - Returns: Whether it is worth looking at the list.
  func takeChange() -> Bool
}
