package import Pronunciation

/// Which form of a word is said, by what follows it.
package enum WordForm {
  /// Strong before a pause ("what for?"), else weak, and before a vowel as it is said there ("the
  /// apple").
  ///
  /// - Parameters:
  ///   - words: In order, without the pauses.
  ///   - isBeforePause: For each word.
  package static func phonemes(
    of words: [WordPronunciation], isBeforePause: [Bool]
  ) -> [[Phoneme]] {
    words.indices.map { index in
      if isBeforePause[index] || index + 1 == words.count {
        return words[index].phonemes(for: .strong)
      }
      let next = words[index + 1].phonemes().first
      return words[index].phonemes(for: next?.isVowel == true ? .reducedBeforeVowel : nil)
    }
  }
}
