/// The endings of English words: how they change the spelling, and how they sound.
struct EnglishEnding: Sendable {
  /// How an ending sounds after a stem.
  enum Sound: Sendable {
    /// Like a plural's: after a hiss a syllable, otherwise voiced as what is before it.
    case plural
    /// Like a regular past tense's: after T and D a syllable, otherwise voiced as what is before it.
    case past
    case fixed([Phoneme])
  }

  /// How the stem's spelling may change before an ending.
  enum Joining: Sendable {
    /// It does not.
    case plain
    /// A final e is dropped, y becomes i, a consonant is doubled: baking, happier, hotter.
    case inflecting
  }

  let spelling: String
  let sound: Sound
  let joining: Joining
  /// What the word is then, where the stem's tags tell its pronunciations apart.
  let stemTag: PronunciationTag?

  private init(
    _ spelling: String, _ sound: Sound, _ joining: Joining, stemTag: PronunciationTag? = nil
  ) {
    self.spelling = spelling
    self.sound = sound
    self.joining = joining
    self.stemTag = stemTag
  }

  private init(
    _ spelling: String, _ phones: String, _ joining: Joining = .plain,
    stemTag: PronunciationTag? = nil
  ) {
    let phonemes = Phoneme.parse(arpabet: phones) ?? []
    self.init(spelling, .fixed(phonemes), joining, stemTag: stemTag)
  }

  /// What a possessive ends in.
  static let possessive = EnglishEnding("'s", .plural, .plain)

  /// In the order in which they are tried.
  static let all = [
    EnglishEnding("'s", .plural, .plain),
    EnglishEnding("'d", .past, .plain),
    EnglishEnding("'ll", "AH0 L"),
    EnglishEnding("'ve", "AH0 V"),
    EnglishEnding("'re", "ER0"),
    EnglishEnding("n't", "AH0 N T"),
    EnglishEnding("es", .plural, .inflecting),
    EnglishEnding("s", .plural, .plain),
    EnglishEnding("ed", .past, .inflecting, stemTag: .verb),
    EnglishEnding("ing", "IH0 NG", .inflecting, stemTag: .verb),
    EnglishEnding("ness", "N AH0 S", .inflecting),
    EnglishEnding("less", "L AH0 S"),
    EnglishEnding("ful", "F AH0 L", .inflecting),
    EnglishEnding("ly", "L IY0", .inflecting),
  ]

  /// The stem's phones with the ending's.
  func added(to stem: [Phoneme]) -> [Phoneme] {
    switch sound {
    case .fixed(let phonemes):
      // Really, vilely: the two L are one.
      return stem.last == phonemes.first ? stem + phonemes.dropFirst() : stem + phonemes
    case .plural:
      guard let last = stem.last else { return stem }
      if last.isSibilant { return stem + Self.syllable(.z) }
      return stem + [Phoneme(symbol: last.isVoiced ? .z : .s, stress: .unstressed)]
    case .past:
      guard let last = stem.last else { return stem }
      if [.t, .d].contains(last.symbol) { return stem + Self.syllable(.d) }
      return stem + [Phoneme(symbol: last.isVoiced ? .d : .t, stress: .unstressed)]
    }
  }

  private static func syllable(_ consonant: Phoneme.Symbol) -> [Phoneme] {
    [
      Phoneme(symbol: .ih, stress: .unstressed), Phoneme(symbol: consonant, stress: .unstressed),
    ]
  }

  /// What the word may be a form of, the likeliest first; none when it has not this ending.
  func stems(of word: String) -> [String] {
    guard word.hasSuffix(spelling) else { return [] }
    let stem = String(word.dropLast(spelling.count))
    // A stem has three letters at least, a contraction's two: she'll.
    guard stem.count >= (spelling.contains("'") ? 1 : 3) else { return [] }
    switch joining {
    case .plain:
      let isOtherEnding = spelling == "s" && ["s", "u", "i", "'"].contains(stem.last)
      return isOtherEnding ? [] : [stem]
    case .inflecting: return inflectedStems(stem)
    }
  }

  private func inflectedStems(_ stem: String) -> [String] {
    var stems: [String] = []
    let startsWithVowel = spelling.first.map(Self.vowels.contains) ?? false
    if stem.hasSuffix("i") { stems.append(stem.dropLast() + "y") }
    if spelling == "es" {
      // After a hiss or an o, where s alone would not be read; e belongs to the stem elsewhere.
      let takesVowel = ["s", "x", "z", "ch", "sh", "o"].contains { stem.hasSuffix($0) }
      return stems + (takesVowel ? [stem] : [])
    }
    if startsWithVowel {
      if let last = stem.last, stem.dropLast().last == last, !Self.vowels.contains(last) {
        stems.append(String(stem.dropLast()))
      }
      stems.append(stem + "e")
    }
    return stems + [stem]
  }

  private static let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
}
