package import SpeechTypes

/// How the user wants a word pronounced.
package struct LexiconEntry: Hashable, Sendable {
  /// What makes an entry another than the one before: one word of one language.
  package struct Key: Hashable, Sendable, Comparable {
    package var language: LanguageTag
    /// In small letters.
    package var word: String

    package init(_ word: String, _ language: LanguageTag) {
      self.word = word
      self.language = language
    }

    package static func < (left: Self, right: Self) -> Bool {
      (left.language, left.word) < (right.language, right.word)
    }
  }

  package var key: Key
  /// ARPAbet names with spaces between them: `HH AH0 L OW1`.
  package var phones: String
  /// The word whose pronunciation was taken; empty when the phones were given.
  package var likeWord: String
  /// Which group's entry it is; what a writer is given is replaced by the writer's own.
  package var layer: GroupFolder.Kind

  package init(
    _ key: Key, phones: String, likeWord: String = "", layer: GroupFolder.Kind = .user
  ) {
    self.key = key
    self.phones = phones
    self.likeWord = likeWord
    self.layer = layer
  }
}
