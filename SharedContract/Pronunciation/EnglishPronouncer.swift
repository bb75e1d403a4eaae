/// Pronounces any English word: by the user's entries, the lexicon, and rules for what is in neither.
///
/// Safe from any thread. Words come one at a time, without the punctuation around them; digits and
/// other symbols are the text analysis's to put into words.
package struct EnglishPronouncer: Sendable {
  private let data: LanguageData
  private let userEntries: [String: [Phoneme]]

  /// - Parameter userEntries: Phones by word; they come before all else. Case and accents of the
  ///   words are of no account.
  package init(data: LanguageData, userEntries: [String: [Phoneme]] = [:]) {
    self.data = data
    var folded: [String: [Phoneme]] = [:]
    for (word, phonemes) in userEntries where !phonemes.isEmpty {
      folded[SpellingFold.fold(word)] = phonemes
    }
    self.userEntries = folded
  }

  /// The first of these that knows it: the user's entries, the lexicon, endings and prefixes,
  /// compounds, the names of letters when there is no vowel, letter-to-sound.
  package func pronunciation(of word: some StringProtocol) -> WordPronunciation {
    let spelling = SpellingFold.fold(word)
    return known(spelling) ?? derived(spelling, depth: 2) ?? possessive(spelling)
      ?? guessed(spelling)
  }

  /// By the ways that need no entry for the word.
  private func guessed(_ spelling: String) -> WordPronunciation {
    parts(of: spelling) ?? spelledOut(spelling) ?? compound(spelling) ?? letterToSound(spelling)
  }

  /// The word's letters by their names; nil when one of its characters has none.
  package func letterNames(of word: some StringProtocol) -> [Phoneme]? {
    var phonemes: [Phoneme] = []
    for letter in SpellingFold.fold(word) {
      guard letter.isASCII, letter.isLetter else { return nil }
      let name = WordPronunciation(data.lexicon.pronunciations(of: String(letter)), from: .lexicon)
      phonemes += name.phonemes(for: .strong)
    }
    return phonemes.isEmpty ? nil : phonemes
  }

  // MARK: - The ways in their order

  private func known(_ spelling: String) -> WordPronunciation? {
    if let phonemes = userEntries[spelling] {
      return WordPronunciation([Pronunciation(phonemes: phonemes)], from: .user)
    }
    let pronunciations = data.lexicon.pronunciations(of: spelling)
    return pronunciations.isEmpty ? nil : WordPronunciation(pronunciations, from: .lexicon)
  }

  /// A known word with up to `depth` endings and prefixes.
  private func derived(_ spelling: String, depth: Int) -> WordPronunciation? {
    for ending in EnglishEnding.all {
      for stem in ending.stems(of: spelling) {
        guard let found = knownOrDerived(stem, depth: depth) else { continue }
        let phonemes = ending.added(to: found.phonemes(for: ending.stemTag))
        return WordPronunciation([Pronunciation(phonemes: phonemes)], from: .derived)
      }
    }
    for prefix in EnglishPrefix.all where spelling.hasPrefix(prefix.spelling) {
      let stem = String(spelling.dropFirst(prefix.spelling.count))
      guard stem.count >= 4, let found = knownOrDerived(stem, depth: depth) else { continue }
      let phonemes = prefix.phonemes + found.phonemes()
      return WordPronunciation([Pronunciation(phonemes: phonemes)], from: .derived)
    }
    return nil
  }

  private func knownOrDerived(_ spelling: String, depth: Int) -> WordPronunciation? {
    known(spelling) ?? (depth > 1 ? derived(spelling, depth: depth - 1) : nil)
  }

  /// The possessive of a word that may be unknown, and of a plural: the dogs' bowl.
  private func possessive(_ spelling: String) -> WordPronunciation? {
    let ending = EnglishEnding.possessive
    if let spelling = ending.stems(of: spelling).first {
      let stem = guessed(spelling)
      guard stem.origin != .unknown else { return nil }
      let phonemes = ending.added(to: stem.phonemes())
      return WordPronunciation([Pronunciation(phonemes: phonemes)], from: stem.origin)
    }
    guard spelling.last == "'" else { return nil }
    let stem = String(spelling.dropLast(spelling.reversed().prefix { $0 == "'" }.count))
    return known(stem) ?? derived(stem, depth: 2) ?? guessed(stem)
  }

  /// The parts of a word with hyphens or points, one after the other.
  private func parts(of spelling: String) -> WordPronunciation? {
    let parts = spelling.split { !$0.isLetter && $0 != "'" }
    guard parts.count > 1 || parts.first.map({ $0.count < spelling.count }) == true else {
      return nil
    }
    let found = parts.map { pronunciation(of: $0) }.filter { $0.origin != .unknown }
    guard !found.isEmpty else { return nil }
    let phonemes = found.flatMap { $0.phonemes(for: .strong) }
    let isKnown = found.allSatisfy { $0.origin != .letterToSound }
    return WordPronunciation(
      [Pronunciation(phonemes: phonemes)], from: isKnown ? .compound : .letterToSound)
  }

  /// Letters without a vowel among them; the last one's name is stressed most.
  private func spelledOut(_ spelling: String) -> WordPronunciation? {
    guard spelling.count > 1, !spelling.contains(where: { "aeiouy".contains($0) }),
      let phonemes = letterNames(of: spelling)
    else { return nil }
    let last = phonemes.lastIndex { $0.stress == .primary }
    let stressed = phonemes.enumerated().map { index, phoneme in
      phoneme.stress == .primary && index != last ? phoneme.stressed(.secondary) : phoneme
    }
    return WordPronunciation([Pronunciation(phonemes: stressed)], from: .spelledOut)
  }

  /// A compound or one with an ending: blackbirds.
  private func compound(_ spelling: String) -> WordPronunciation? {
    if let phonemes = plainCompound(spelling) {
      return WordPronunciation([Pronunciation(phonemes: phonemes)], from: .compound)
    }
    for ending in EnglishEnding.all {
      for stem in ending.stems(of: spelling) {
        guard let phonemes = plainCompound(stem) else { continue }
        return WordPronunciation(
          [Pronunciation(phonemes: ending.added(to: phonemes))], from: .compound)
      }
    }
    return nil
  }

  /// Two known words, the second one common in compounds; its stress gives way to the first one's.
  private func plainCompound(_ spelling: String) -> [Phoneme]? {
    let shortestFirstCount = 3
    // The longest second word that leaves a first one.
    for count in EnglishCompound.endCounts.reversed()
    where spelling.count >= count + shortestFirstCount {
      let boundary = spelling.index(spelling.endIndex, offsetBy: -count)
      guard EnglishCompound.isCommonEnd(spelling[boundary...]),
        let first = known(String(spelling[..<boundary])),
        let second = known(String(spelling[boundary...]))
      else { continue }
      let demoted = second.phonemes(for: .noun).map {
        $0.stress == .primary ? $0.stressed(.secondary) : $0
      }
      return first.phonemes(for: .strong) + demoted
    }
    return nil
  }

  private func letterToSound(_ spelling: String) -> WordPronunciation {
    let phonemes = data.letterToSound.phonemes(for: spelling)
    guard !phonemes.isEmpty else { return WordPronunciation([], from: .unknown) }
    return WordPronunciation([Pronunciation(phonemes: phonemes)], from: .letterToSound)
  }
}

// MARK: - Pronouncer

extension EnglishPronouncer: Pronouncer {
  package func with(userEntries: [String: [Phoneme]]) -> EnglishPronouncer {
    EnglishPronouncer(data: data, userEntries: userEntries)
  }

  package func pronunciation(of word: String) -> WordPronunciation { pronunciation(of: word[...]) }

  package func phonemes(of words: [SentenceWord]) -> [[Phoneme]] {
    EnglishSentencePronouncer(self).phonemes(of: words)
  }
}
