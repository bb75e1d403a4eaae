/// Pronounces the words of a language, alone and in sentences.
///
/// Safe from any thread. Words come without the punctuation around them; digits and other symbols
/// are the text analysis's to put into words.
package protocol Pronouncer: Sendable {
  /// The same with these entries of the user: phones by word, which come before all else.
  ///
  /// Capitals of the words are of no account.
  func with(userEntries: [String: [Phoneme]]) -> Self

  /// How a word by itself is pronounced.
  func pronunciation(of word: String) -> WordPronunciation

  /// The phones of each word of a sentence, as its neighbours ask for; none for a word that cannot
  /// be pronounced.
  ///
  /// - Parameter words: One sentence's, in order.
  func phonemes(of words: [SentenceWord]) -> [[Phoneme]]
}
