/// When one of a word's pronunciations is the right one.
///
/// The raw value is what the lexicon file holds.
package enum PronunciationTag: UInt8, CaseIterable, Sendable {
  /// As a noun: a RECord.
  case noun = 1
  /// As a verb in the present: to reCORD.
  case verb = 2
  /// As an adjective: CONtent is what is inside, conTENT people.
  case adjective = 3
  /// As an adverb.
  case adverb = 4
  /// As past tense or past participle: read, as in red.
  case past = 5
  /// As a name: Polish, Nice, Job.
  case name = 6
  /// Another meaning of the same part of speech: bass the fish, bow of a ship, lead the metal.
  case otherMeaning = 7
  /// A function word without stress: "to" in "to go".
  case reduced = 8
  /// A function word without stress before a vowel: "the" in "the end".
  case reducedBeforeVowel = 9
  /// A function word that is stressed, or stands alone.
  case strong = 10
}
