extension Phoneme {
  /// The phone in the International Phonetic Alphabet, without a stress mark.
  package var ipa: String {
    switch symbol {
    case .b: "b"
    case .d: "d"
    case .f: "f"
    case .k: "k"
    case .l: "l"
    case .m: "m"
    case .n: "n"
    case .p: "p"
    case .s: "s"
    case .t: "t"
    case .v: "v"
    case .w: "w"
    case .z: "z"
    case .ch: "tʃ"
    case .dh: "ð"
    case .g: "ɡ"
    case .hh: "h"
    case .jh: "dʒ"
    case .ng: "ŋ"
    case .r: "ɹ"
    case .sh: "ʃ"
    case .th: "θ"
    case .y: "j"
    case .zh: "ʒ"
    case .dx: "ɾ"
    case .jj: "ʝ"
    case .ny: "ɲ"
    case .rr: "r"
    case .x: "x"
    case .a: "a"
    case .e: "e"
    case .i: "i"
    case .o: "o"
    case .u: "u"
    default: vowelIPA
    }
  }

  /// An unstressed AH is a schwa.
  private var vowelIPA: String {
    switch symbol {
    case .aa: "ɑ"
    case .ae: "æ"
    case .ah: stress == .unstressed ? "ə" : "ʌ"
    case .ao: "ɔ"
    case .aw: "aʊ"
    case .ay: "aɪ"
    case .eh: "ɛ"
    case .er: stress == .unstressed ? "ɚ" : "ɝ"
    case .ey: "eɪ"
    case .ih: "ɪ"
    case .iy: "i"
    case .ow: "oʊ"
    case .oy: "ɔɪ"
    case .uh: "ʊ"
    default: "u"
    }
  }
}

extension Collection<Phoneme> {
  /// The phones in the International Phonetic Alphabet: `həˈloʊ`.
  ///
  /// A stress mark stands before the consonants that can begin its syllable.
  package var ipa: String {
    let phonemes = Array(self)
    var marks = [String](repeating: "", count: phonemes.count)
    for (index, phoneme) in phonemes.enumerated() {
      guard let stress = phoneme.stress, stress != .unstressed else { continue }
      marks[phonemes.onsetStart(before: index)] = stress == .primary ? "ˈ" : "ˌ"
    }
    var text = ""
    for (mark, phoneme) in zip(marks, phonemes) { text += mark + phoneme.ipa }
    return text
  }
}

extension [Phoneme] {
  /// Where the syllable begins whose vowel is at `vowelIndex`: with as many consonants as can begin
  /// a word of the language whose vowel it is.
  package func onsetStart(before vowelIndex: Int) -> Int {
    var start = vowelIndex
    let isSpanish = self[vowelIndex].symbol.isPure
    while start > 0, !self[start - 1].isVowel,
      case let onset = start - 1..<vowelIndex,
      isSpanish ? isSpanishOnset(onset) : isEnglishOnset(onset)
    {
      start -= 1
    }
    // Before the word's first vowel all consonants belong to its syllable.
    return self[..<vowelIndex].contains(where: \.isVowel) ? start : 0
  }

  /// Whether an English word can begin with these consonants.
  private func isEnglishOnset(_ range: Range<Int>) -> Bool {
    let symbols = self[range].map(\.symbol)
    guard let first = symbols.first, let second = symbols.dropFirst().first else {
      return symbols.first != .ng
    }
    if first == .s, symbols.count == 3 {
      return [.p, .t, .k].contains(second) && [.l, .r, .w, .y].contains(symbols[2])
    }
    guard symbols.count == 2 else { return false }
    switch second {
    case .l: return [.b, .f, .g, .k, .p, .s].contains(first)
    case .r: return [.b, .d, .f, .g, .k, .p, .sh, .t, .th].contains(first)
    case .w: return [.d, .g, .hh, .k, .s, .t, .th].contains(first)
    case .y: return [.b, .f, .hh, .k, .m, .p, .v].contains(first)
    case .k, .m, .n, .p, .t: return first == .s
    default: return false
    }
  }

  /// Whether a Spanish syllable can begin with these consonants: one, or a stop or F with a liquid,
  /// and a glide behind them.
  private func isSpanishOnset(_ range: Range<Int>) -> Bool {
    var symbols = self[range].map(\.symbol)
    if symbols.count > 1, [.w, .y].contains(symbols.last) { symbols.removeLast() }
    guard symbols.count > 1 else { return true }
    guard symbols.count == 2 else { return false }
    switch symbols[1] {
    case .l: return [.b, .f, .g, .k, .p, .t].contains(symbols[0])
    case .dx: return [.b, .d, .f, .g, .k, .p, .t].contains(symbols[0])
    default: return false
    }
  }
}
