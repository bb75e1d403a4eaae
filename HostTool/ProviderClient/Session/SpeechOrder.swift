package import SpeechTypes

/// A text to be spoken, as it is handed to a provider.
package struct SpeechOrder: Hashable, Sendable {
  package var textKind: SpeechTextKind
  /// UTF-8.
  package var text: [UInt8]
  /// Bytes of audio that may come before more is granted.
  package var creditByteCount: UInt32
  package var options: SpeechOptions

  package init(
    _ textKind: SpeechTextKind, text: [UInt8], creditByteCount: UInt32,
    options: SpeechOptions = SpeechOptions()
  ) {
    self.textKind = textKind
    self.text = text
    self.creditByteCount = creditByteCount
    self.options = options
  }
}
