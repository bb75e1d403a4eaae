extension Phoneme {
  /// The 39 phones without stress, by their ARPAbet names.
  package enum Symbol: UInt8, CaseIterable, Sendable {
    case b
    case ch
    case d
    case dh
    case f
    case g
    case hh
    case jh
    case k
    case l
    case m
    case n
    case ng
    case p
    case r
    case s
    case sh
    case t
    case th
    case v
    case w
    case y
    case z
    case zh
    case aa
    case ae
    case ah
    case ao
    case aw
    case ay
    case eh
    case er
    case ey
    case ih
    case iy
    case ow
    case oy
    case uh
    case uw

    /// The first of those that are vowels; all after it are.
    static let firstVowel = Symbol.aa

    /// Whether it is a vowel or a diphthong.
    package var isVowel: Bool { rawValue >= Self.firstVowel.rawValue }
  }
}
