internal import Spelling

/// Phones as people write them: ARPAbet, `HH AH0 L OW1`, or the International Phonetic Alphabet
/// between slashes, `/həˈloʊ/`.
package enum PhoneticText {
  /// Reads a pronunciation of a word.
  ///
  /// Where no stress is marked at all, the first vowel has it.
  package static func phonemes(_ text: String) throws(UnknownPhone) -> [Phoneme] {
    let trimmed = text.drop(while: \.isWhitespace)
    let isIPA = trimmed.first == "/"
    let phonemes = try isIPA ? ipaPhonemes(trimmed) : arpabetPhonemes(trimmed)
    guard !phonemes.isEmpty else { throw UnknownPhone(text, "there is no phone") }
    let isMarked = isIPA ? text.contains { "ˈˌ".contains($0) } : text.contains(where: \.isNumber)
    guard !isMarked, let vowel = phonemes.firstIndex(where: \.isVowel) else { return phonemes }
    var stressed = phonemes
    stressed[vowel] = phonemes[vowel].stressed(.primary)
    return stressed
  }

  // MARK: - ARPAbet

  private static func arpabetPhonemes(_ text: Substring) throws(UnknownPhone) -> [Phoneme] {
    var phonemes: [Phoneme] = []
    for name in text.split(whereSeparator: \.isWhitespace) {
      guard let phoneme = Phoneme(arpabet: name) else {
        throw UnknownPhone(name, arpabetCause(name))
      }
      phonemes.append(phoneme)
    }
    return phonemes
  }

  private static let names = Phoneme.Symbol.allCases.map { "\($0)".uppercased() }

  private static func arpabetCause(_ name: Substring) -> String {
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

  // MARK: - International Phonetic Alphabet

  private static func ipaPhonemes(_ text: Substring) throws(UnknownPhone) -> [Phoneme] {
    let body = text.dropFirst().reversed().drop(while: \.isWhitespace)
    guard body.first == "/" else { throw UnknownPhone(text, "a second slash is missing") }
    // Scalar by scalar: a length mark or a tie bar may make one character of several.
    var rest = String(body.dropFirst().reversed()).unicodeScalars[...]
    var phonemes: [Phoneme] = []
    var stress = Phoneme.Stress.unstressed
    while let scalar = rest.first {
      switch scalar {
      case "ˈ": stress = .primary
      case "ˌ": stress = .secondary
      // Syllable breaks, length, and the tie between the parts of one phone.
      case ".", "ː", "ˑ", ":", " ", "\u{361}", "\u{35c}": break
      default:
        guard let (symbols, count) = match(rest) else {
          throw UnknownPhone(String(scalar), "no phone of English in this alphabet")
        }
        for symbol in symbols {
          phonemes.append(Phoneme(symbol: symbol, stress: stress))
          if symbol.isVowel { stress = .unstressed }
        }
        rest = rest.dropFirst(count)
        continue
      }
      rest = rest.dropFirst()
    }
    return phonemes
  }

  /// The phones that the text begins with, of the longest spelling, and its length in scalars.
  private static func match(
    _ text: Substring.UnicodeScalarView
  ) -> (symbols: [Phoneme.Symbol], count: Int)? {
    for count in [3, 2, 1] {
      let spelling = String(String.UnicodeScalarView(text.prefix(count)))
      if let symbols = symbolsByIPA[spelling] { return (symbols, min(count, text.count)) }
    }
    return nil
  }

  private static let symbolsByIPA: [String: [Phoneme.Symbol]] = [
    "b": [.b], "d": [.d], "f": [.f], "ɡ": [.g], "g": [.g], "h": [.hh], "ɦ": [.hh], "j": [.y],
    "k": [.k], "l": [.l], "ɫ": [.l], "m": [.m], "n": [.n], "ŋ": [.ng], "p": [.p], "ɹ": [.r],
    "r": [.r], "ɾ": [.d], "s": [.s], "ʃ": [.sh], "t": [.t], "θ": [.th], "ð": [.dh], "v": [.v],
    "w": [.w], "ʍ": [.w], "z": [.z], "ʒ": [.zh],
    "tʃ": [.ch], "t\u{361}ʃ": [.ch], "ʧ": [.ch], "dʒ": [.jh], "d\u{361}ʒ": [.jh], "ʤ": [.jh],
    "ɑ": [.aa], "a": [.aa], "ɒ": [.aa], "æ": [.ae], "ʌ": [.ah], "ə": [.ah], "ɐ": [.ah],
    "ɔ": [.ao], "ɛ": [.eh], "e": [.eh], "ɜ": [.er], "ɝ": [.er], "ɚ": [.er], "ɜɹ": [.er],
    "əɹ": [.er], "ɪ": [.ih], "ɨ": [.ih], "i": [.iy], "o": [.ow], "ʊ": [.uh], "u": [.uw],
    "ʉ": [.uw],
    "aɪ": [.ay], "aʊ": [.aw], "eɪ": [.ey], "oʊ": [.ow], "əʊ": [.ow], "ɔɪ": [.oy],
  ]
}
