internal import Pronunciation
internal import TextAnalysis

/// A word and the phones that it is said with.
struct PhonedWord {
  let word: SpokenWord
  let phonemes: [Phoneme]
  /// Why it cannot be said.
  let problem: String?
  /// See `WordRendering.substitution`.
  let substitution: String?

  init(_ word: SpokenWord, _ wanted: [Phoneme], _ spokenPhones: SpokenPhones) {
    self.word = word
    var phonemes: [Phoneme] = []
    var problem = wanted.isEmpty ? "no pronunciation is known" : nil
    var substitution: String?
    for phoneme in wanted {
      guard let spoken = spokenPhones[phoneme] else {
        problem = "no recording has the phone \(phoneme.ipa)"
        break
      }
      if spoken != phoneme, substitution == nil {
        substitution = "no recording has the phone \(phoneme.ipa); said as \(spoken.ipa)"
      }
      phonemes.append(spoken)
    }
    (self.phonemes, self.problem, self.substitution) = (phonemes, problem, substitution)
  }
}
