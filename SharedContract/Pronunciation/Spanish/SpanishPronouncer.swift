/// Pronounces any Spanish word: by the user's entries and the rules of spelling.
///
/// Safe from any thread. Words come one at a time, without the punctuation around them; digits and
/// other symbols are the text analysis's to put into words.
package struct SpanishPronouncer: Sendable {
  private let variety: SpanishVariety
  private let userEntries: [String: [Phoneme]]

  /// - Parameter userEntries: Phones by word; they come before all else. Capitals are of no account.
  package init(_ variety: SpanishVariety, userEntries: [String: [Phoneme]] = [:]) {
    self.variety = variety
    var folded: [String: [Phoneme]] = [:]
    for (word, phonemes) in userEntries where !phonemes.isEmpty {
      folded[SpokenLanguage.spanish(variety).folded(word)] = phonemes
    }
    self.userEntries = folded
  }

  /// The phones of a spelling by the rules alone; none where it has no letter.
  private func ruled(_ spelling: String) -> [Phoneme] {
    let spelling = SpanishWords.respelling(spelling) ?? spelling
    if let stem = adverbStem(spelling) {
      let demoted = ruled(stem).map { $0.stress == .primary ? $0.stressed(.secondary) : $0 }
      return demoted + ruled("mente")
    }
    return SpanishSounds.phonemes(
      SpanishLetters.sounds(of: spelling, variety),
      stressesLast: SpanishLetters.stressesLast(spelling))
  }

  /// The adjective in an adverb, which keeps its stress: fácil in fácilmente.
  private func adverbStem(_ spelling: String) -> String? {
    let ending = "mente"
    guard spelling.hasSuffix(ending), spelling.count >= ending.count + 4 else { return nil }
    let stem = String(spelling.dropLast(ending.count))
    return stem.last.map { "aelnrsz".contains($0) } == true ? stem : nil
  }

  // MARK: - The ways in their order

  private func known(_ spelling: String) -> WordPronunciation? {
    if let phonemes = userEntries[spelling] {
      return WordPronunciation([Pronunciation(phonemes: phonemes)], from: .user)
    }
    // The plural of one: gifs.
    guard spelling.last == "s", let stem = userEntries[String(spelling.dropLast())] else {
      return nil
    }
    let plural = stem + [Phoneme(symbol: .s, stress: .unstressed)]
    return WordPronunciation([Pronunciation(phonemes: plural)], from: .derived)
  }

  /// The parts of a word with hyphens or points, one after the other.
  private func parts(of spelling: String) -> WordPronunciation? {
    let parts = spelling.split { !$0.isLetter && $0 != "'" }
    guard let first = parts.first, parts.count > 1 || first.count < spelling.count else {
      return nil
    }
    let phonemes = parts.flatMap { pronunciation(of: String($0)).phonemes(for: .strong) }
    return phonemes.isEmpty
      ? nil : WordPronunciation([Pronunciation(phonemes: phonemes)], from: .compound)
  }

  /// A consonant by itself, and several without a vowel, by their names; the last name is stressed
  /// most.
  private func spelledOut(_ spelling: String) -> WordPronunciation? {
    guard !spelling.contains(where: { SpanishLetters.isVowel($0) || $0 == "y" }) else { return nil }
    let names = spelling.compactMap { SpanishWords.letterNames[$0] }
    guard !names.isEmpty, names.count == spelling.count else { return nil }
    let phonemes = names.enumerated().flatMap { index, name in
      ruled(name).map { phoneme in
        let isLast = index == names.count - 1
        return phoneme.stress == .primary && !isLast ? phoneme.stressed(.secondary) : phoneme
      }
    }
    return WordPronunciation([Pronunciation(phonemes: phonemes)], from: .spelledOut)
  }

  /// By the rules; a function word in two ways.
  private func spoken(_ spelling: String) -> WordPronunciation {
    let phonemes = ruled(spelling)
    guard !phonemes.isEmpty else { return WordPronunciation([], from: .unknown) }
    let strong = Pronunciation(phonemes: phonemes, tag: .strong)
    guard SpanishWords.isUnstressed(spelling) else {
      return WordPronunciation([Pronunciation(phonemes: phonemes)], from: .letterToSound)
    }
    let reduced = Pronunciation(
      phonemes: phonemes.map { $0.stressed(.unstressed) }, tag: .reduced)
    return WordPronunciation([reduced, strong], from: .letterToSound)
  }
}

// MARK: - Pronouncer

extension SpanishPronouncer: Pronouncer {
  package func with(userEntries: [String: [Phoneme]]) -> SpanishPronouncer {
    SpanishPronouncer(variety, userEntries: userEntries)
  }

  /// The first of these that knows it: the user's entries, parts, the names of letters when there is
  /// no vowel, the rules of spelling.
  package func pronunciation(of word: String) -> WordPronunciation {
    let spelling = SpokenLanguage.spanish(variety).folded(word)
    return known(spelling) ?? parts(of: spelling) ?? spelledOut(spelling) ?? spoken(spelling)
  }

  /// Function words have no stress but before a pause.
  package func phonemes(of words: [SentenceWord]) -> [[Phoneme]] {
    words.indices.map { index in
      let word = words[index]
      guard word.phonemes.isEmpty else { return word.phonemes }
      let endsPhrase = word.isBeforePause || index == words.count - 1
      return pronunciation(of: word.spoken).phonemes(for: endsPhrase ? .strong : .reduced)
    }
  }
}
