/// Pronounces the words of a sentence, each as its neighbours ask for: homographs by what they are
/// there, function words weak or strong.
///
/// Safe from any thread. The rules are the tables of Data/en-US; docs/lexicon.md describes them.
package struct EnglishSentencePronouncer: Sendable {
  private let pronouncer: EnglishPronouncer

  package init(_ pronouncer: EnglishPronouncer) { self.pronouncer = pronouncer }

  /// The phones of each word; none for a word that cannot be pronounced.
  ///
  /// - Parameter words: One sentence's, in order.
  package func phonemes(of words: [SentenceWord]) -> [[Phoneme]] {
    var context = SentenceContext(words)
    var result: [[Phoneme]] = words.map { _ in [] }
    // From the end: how a function word is said depends on the sound that follows it.
    for index in words.indices.reversed() {
      guard words[index].phonemes.isEmpty else {
        result[index] = words[index].phonemes
        continue
      }
      let known = pronouncer.pronunciation(of: words[index].spoken)
      let next = index + 1 < words.count ? result[index + 1].first : nil
      result[index] = context.phonemes(of: known, at: index, before: next)
    }
    return result
  }
}

extension SentenceContext {
  /// The phones of the pronunciation that fits a word's place.
  fileprivate mutating func phonemes(
    of word: WordPronunciation, at index: Int, before next: Phoneme?
  ) -> [Phoneme] {
    guard word.pronunciations.count > 1, let first = word.pronunciations.first, first.tag != nil
    else { return word.phonemes() }
    guard first.tag != .reduced else {
      if endsPhrase(index) || patternScore(of: .strong, at: index) > 0 {
        return word.phonemes(for: .strong)
      }
      return word.phonemes(for: next?.isVowel == true ? .reducedBeforeVowel : .reduced)
    }
    let scores = scores(of: word.pronunciations, at: index)
    // Of equals the first, which is the usual one.
    let best = scores.indices.max { left, right in
      (scores[left], -left) < (scores[right], -right)
    }
    return best.map { word.pronunciations[$0].phonemes } ?? word.phonemes()
  }
}
