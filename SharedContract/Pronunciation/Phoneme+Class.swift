extension Phoneme {
  /// How a phone is made, from the most closed to the most open.
  package enum Manner: UInt8, Sendable, CaseIterable {
    case stop
    case affricate
    case fricative
    case nasal
    case liquid
    case glide
    case vowel
  }

  /// How the phone is made.
  package var manner: Manner {
    switch symbol {
    case .b, .d, .g, .k, .p, .t: .stop
    case .ch, .jh: .affricate
    case .dh, .f, .hh, .jj, .s, .sh, .th, .v, .x, .z, .zh: .fricative
    case .m, .n, .ng, .ny: .nasal
    case .dx, .l, .r, .rr: .liquid
    case .w, .y: .glide
    default: .vowel
    }
  }

  /// Whether it is a vowel or a diphthong, and so has a stress and makes a syllable.
  package var isVowel: Bool { symbol.isVowel }

  /// Whether the vocal cords vibrate.
  package var isVoiced: Bool {
    switch symbol {
    case .ch, .f, .hh, .k, .p, .s, .sh, .t, .th, .x: false
    default: true
    }
  }

  /// Whether it is one of the hissing sounds after which a plural ending has a vowel.
  package var isSibilant: Bool {
    switch symbol {
    case .ch, .jh, .s, .sh, .z, .zh: true
    default: false
    }
  }

  /// Whether it is a vowel that moves from one quality to another.
  package var isDiphthong: Bool {
    switch symbol {
    case .aw, .ay, .ey, .ow, .oy: true
    default: false
    }
  }
}
