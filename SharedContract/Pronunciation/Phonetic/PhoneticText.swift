internal import Spelling

/// Phones as people write them: ARPAbet, `HH AH0 L OW1`, the International Phonetic Alphabet,
/// `həˈloʊ`, or X-SAMPA, `h@"loU`.
///
/// Where no stress is marked at all, the first vowel has it, in the latter two the first that is no
/// schwa.
package enum PhoneticText {
  /// Reads a pronunciation of a word: ARPAbet, or the International Phonetic Alphabet between
  /// slashes, `/həˈloʊ/`.
  package static func phonemes(
    _ text: String, of language: SpokenLanguage
  ) throws(UnknownPhone) -> [Phoneme] {
    let trimmed = text.drop(while: \.isWhitespace)
    guard trimmed.first == "/" else {
      return try reading(text, in: .arpabet, of: language).phonemes
    }
    guard trimmed.dropFirst().last(where: { !$0.isWhitespace }) == "/" else {
      throw UnknownPhone(trimmed, "a second slash is missing")
    }
    return try reading(text, in: .ipa, of: language).phonemes
  }

  /// Reads a pronunciation of one or more words, with the phones that the language has.
  package static func reading(
    _ text: String, in alphabet: PhoneticAlphabet, of language: SpokenLanguage
  ) throws(UnknownPhone) -> PhoneticReading {
    let reading =
      switch alphabet {
      case .ipa: try IPAReader.read(PhoneticSymbol.ipa(text), of: language)
      case .xSAMPA: try IPAReader.read(try PhoneticSymbol.xSAMPA(text), of: language)
      case .arpabet: try arpabet(text, of: language)
      }
    guard !reading.phonemes.isEmpty else { throw UnknownPhone(text, "there is no phone") }
    return reading
  }

  // MARK: - ARPAbet

  private static func arpabet(
    _ text: String, of language: SpokenLanguage
  ) throws(UnknownPhone) -> PhoneticReading {
    let symbols = language.symbols
    var reading = PhoneticReading()
    for name in text.split(whereSeparator: \.isWhitespace) {
      guard let phoneme = Phoneme(arpabet: name), symbols.contains(phoneme.symbol) else {
        let position = text[..<name.startIndex].unicodeScalars.count + 1
        throw UnknownPhone(name, at: position, arpabetCause(name, symbols))
      }
      reading.phonemes.append(phoneme)
    }
    if !text.contains(where: \.isNumber),
      let vowel = reading.phonemes.firstIndex(where: \.isVowel)
    {
      reading.phonemes[vowel] = reading.phonemes[vowel].stressed(.primary)
    }
    return reading
  }

  private static func arpabetCause(_ name: Substring, _ symbols: [Phoneme.Symbol]) -> String {
    let names = symbols.map { "\($0)".uppercased() }
    let letters = String(name.uppercased().prefix { !$0.isNumber })
    let digits = name.dropFirst(letters.count)
    guard names.contains(letters), !digits.isEmpty else {
      return "no phone" + NearestName.suggestion(for: letters, in: names)
        + "; the phones are \(names.joined(separator: " "))"
    }
    let isVowel = Phoneme(arpabet: letters)?.isVowel ?? false
    return isVowel
      ? "a vowel's stress is 0 (none), 1 (primary) or 2 (secondary)"
      : "a stress digit belongs to a vowel; \(letters) is a consonant"
  }
}
