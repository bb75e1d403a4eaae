/// What a word is to its neighbours, as far as its form alone tells.
///
/// The names are those of the tables in Data/en-US.
package enum WordClass: UInt8, CaseIterable, Sendable {
  case determiner
  case possessive
  case preposition
  case to
  case of
  case modal
  case `do`
  case have
  case be
  /// A pronoun that a verb without -s follows: they.
  case subject
  /// A pronoun that a verb with -s follows: she.
  case third
  /// A pronoun that follows a verb: them.
  case object
  case adverb
  case conjunction
  /// What begins a clause: because, when.
  case clause
  /// What begins a relative clause: who.
  case relative
  case number
  /// What goes before adjectives and adverbs: very.
  case intensifier
  /// A verb that an adjective follows: seem.
  case linking
  /// A verb that an object and a verb follow: let them go.
  case causative
  /// What goes before an imperative: please.
  case imperative
  case adjective
  /// A noun in the plural, or a verb with -s.
  case plural
  /// Anything else: mostly nouns in the singular.
  case singular
  /// A form with -ed.
  case participle
  /// A form with -ing.
  case gerund
  /// What is found in sentences about the past: yesterday, went.
  case pastTime
  /// What is found in sentences about the present and the future: always, tomorrow.
  case presentTime
  /// No word: the beginning of a sentence, or a pause.
  case start
  /// No word: the end of a sentence, or a pause.
  case end
}

/// The classes of one word.
struct WordClasses: OptionSet, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ wordClass: WordClass) { rawValue = 1 << UInt32(wordClass.rawValue) }

  init(_ classes: WordClass...) {
    rawValue = classes.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
  }

  func contains(_ wordClass: WordClass) -> Bool { !isDisjoint(with: WordClasses(wordClass)) }
}

extension WordClasses {
  /// The classes of a word that is in no table, by its ending.
  init(endingOf word: String) {
    if word.hasSuffix("ly") {
      self.init(.adverb)
    } else if word.hasSuffix("'s") || word.hasSuffix("s'") {
      self.init(.possessive)
    } else if word.hasSuffix("ing") {
      self.init(.gerund)
    } else if word.hasSuffix("ed") {
      self.init(.participle, .pastTime)
    } else if word.hasSuffix("s") {
      self.init(["ss", "us", "is"].contains { word.hasSuffix($0) } ? .singular : .plural)
    } else {
      let isAdjective = Self.adjectiveEndings.contains { word.hasSuffix($0) }
      self.init(isAdjective ? .adjective : .singular)
    }
  }

  private static let adjectiveEndings = [
    "ous", "ful", "less", "able", "ible", "al", "ive", "ic", "ish", "ary", "est",
  ]
}
