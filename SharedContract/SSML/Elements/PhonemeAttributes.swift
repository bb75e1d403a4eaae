/// The attributes of `phoneme` (SSML 1.1 §3.1.10).
package struct PhonemeAttributes: Hashable, Sendable {
  /// Nil when missing or empty: the content is spoken.
  package var phonemes: String?
  /// `ipa`, a registered name or `x-…`; nil for the processor's own.
  package var alphabet: String?
  /// `type`: `default`, or `ruby` when the content is written with ruby annotation.
  package var type: String?

  package init(phonemes: String? = nil, alphabet: String? = nil, type: String? = nil) {
    self.phonemes = phonemes
    self.alphabet = alphabet
    self.type = type
  }
}
