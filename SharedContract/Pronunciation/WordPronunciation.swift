/// How a word is pronounced, and how that is known.
package struct WordPronunciation: Hashable, Sendable {
  /// What a pronunciation was made from, the most certain first.
  package enum Origin: Hashable, Sendable {
    /// The user's own entry.
    case user
    /// The lexicon's entry.
    case lexicon
    /// The lexicon's entry of another form of the word, with a suffix or a prefix.
    case derived
    /// The lexicon's entries of the words that it is made of.
    case compound
    /// The names of its letters.
    case spelledOut
    /// The letter-to-sound rules.
    case letterToSound
    /// Nothing: it has no letter that English knows.
    case unknown
  }

  /// The usual one first; empty only when the origin is `unknown`.
  package var pronunciations: [Pronunciation]
  package var origin: Origin

  package init(_ pronunciations: [Pronunciation], from origin: Origin) {
    self.pronunciations = pronunciations
    self.origin = origin
  }

  /// The pronunciation for a tag; without one of that tag the usual one.
  package func phonemes(for tag: PronunciationTag? = nil) -> [Phoneme] {
    let tagged = tag.flatMap { tag in pronunciations.first { $0.tag == tag } }
    return (tagged ?? pronunciations.first)?.phonemes ?? []
  }
}
