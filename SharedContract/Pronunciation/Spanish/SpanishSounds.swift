/// The sounds of a Spanish word before it is known which of its vowels make syllables.
enum SpanishSound: Hashable {
  case consonant(Phoneme.Symbol)
  /// A vowel's letter, Y among them where it is one; `isAccented` with an acute accent.
  case vowel(Phoneme.Symbol, isAccented: Bool)
}

/// From sounds to phones: syllables and stress (Real Academia Española, Ortografía de la lengua
/// española, 2010, chapter II).
enum SpanishSounds {
  /// The phones that Spanish words are made of.
  static func symbols(_ variety: SpanishVariety) -> [Phoneme.Symbol] {
    let common: [Phoneme.Symbol] = [
      .b, .ch, .d, .f, .g, .k, .l, .m, .n, .p, .s, .t, .w, .y, .dx, .jj, .ny, .rr, .x, .a, .e, .i,
      .o, .u,
    ]
    return variety == .spain ? common + [.th] : common
  }

  /// The phones of a word's sounds, one vowel of them stressed.
  ///
  /// - Parameter stressesLast: Whether the last syllable is stressed where no accent tells.
  static func phonemes(_ sounds: [SpanishSound], stressesLast: Bool) -> [Phoneme] {
    let isNucleus = nuclei(of: sounds)
    let syllables = sounds.indices.filter { isNucleus[$0] }
    let accented = syllables.last { sounds[$0].isAccented }
    let usual = stressesLast ? syllables.last : syllables.dropLast().last ?? syllables.last
    let stressed = accented ?? usual
    return sounds.indices.map { index in
      switch sounds[index] {
      case .consonant(let symbol): return Phoneme(symbol: symbol, stress: .unstressed)
      case .vowel(let symbol, _):
        guard isNucleus[index] else {
          return Phoneme(symbol: symbol == .u ? .w : .y, stress: .unstressed)
        }
        return Phoneme(symbol: symbol, stress: index == stressed ? .primary : .unstressed)
      }
    }
  }

  /// Which sounds are vowels that make a syllable; the others are consonants and glides.
  ///
  /// A weak vowel without an accent glides beside a strong one, and in front of the other weak one.
  private static func nuclei(of sounds: [SpanishSound]) -> [Bool] {
    var result = sounds.map(\.isStrong)
    for index in sounds.indices where sounds[index].isWeak {
      let before = index > 0 ? sounds[index - 1] : nil
      let behind = index + 1 < sounds.count ? sounds[index + 1] : nil
      let isGlide =
        before?.isStrong == true || behind?.isStrong == true
        || behind?.isWeak == true && behind != sounds[index]
      result[index] = !isGlide
    }
    return result
  }
}

extension SpanishSound {
  fileprivate var isAccented: Bool {
    if case .vowel(_, let isAccented) = self { isAccented } else { false }
  }

  fileprivate var isStrong: Bool {
    guard case .vowel(let symbol, let isAccented) = self else { return false }
    return isAccented || ![.i, .u].contains(symbol)
  }

  fileprivate var isWeak: Bool {
    if case .vowel = self { !isStrong } else { false }
  }
}
