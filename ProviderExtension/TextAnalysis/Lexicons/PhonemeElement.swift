internal import Pronunciation
import SSML
import SpeechTypes

/// The meaning of `phoneme` (SSML 1.1 §3.1.10).
enum PhonemeElement {
  struct Remark: Hashable {
    var code = Diagnostic.Code.badValue
    var severity = Diagnostic.Severity.warning
    var message: String
  }

  struct Reading: Hashable {
    /// None where the content is to be spoken.
    var phonemes: [Phoneme] = []
    var remarks: [Remark] = []
  }

  /// Reads the phones; without an alphabet they are in the International Phonetic Alphabet.
  static func read(_ attributes: PhonemeAttributes, in language: SpokenLanguage) -> Reading {
    // A missing text has been told of by who read the tag.
    guard let text = attributes.phonemes else { return Reading() }
    let name = attributes.alphabet ?? "ipa"
    guard let alphabet = PhoneticAlphabet(name: name) else {
      let message = "phoneme alphabet=\"\(name)\": not a known alphabet; the text is spoken"
      return Reading(remarks: [Remark(message: message)])
    }
    do {
      let reading = try PhoneticText.reading(text, in: alphabet, of: language)
      return Reading(
        phonemes: reading.phonemes, remarks: remarks(on: reading.substitutions, language))
    } catch {
      return Reading(remarks: [Remark(message: "phoneme ph: \(error); the text is spoken")])
    }
  }

  private static func remarks(
    on substitutions: [PhoneticReading.Substitution], _ language: SpokenLanguage
  ) -> [Remark] {
    guard !substitutions.isEmpty else { return [] }
    let parts = substitutions.map { substitution in
      let phones = substitution.phonemes.map { "\($0)".uppercased() }.joined(separator: " ")
      return phones.isEmpty
        ? "\"\(substitution.symbol)\" is left out"
        : "\"\(substitution.symbol)\" is said as \(phones)"
    }
    let message = "phoneme ph: no sound of \(language.name): " + parts.joined(separator: ", ")
    return [Remark(code: .nearestPhone, severity: .note, message: message)]
  }
}
