extension Phoneme {
  /// The phones without stress: the 39 of English by their ARPAbet names, then those that Spanish
  /// has besides, by names like them.
  ///
  /// The number between the two, 39, is the pause's in unit banks.
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
    /// The tap of *pero*.
    case dx = 40
    /// The *y* of *mayo*.
    case jj
    /// The *ñ* of *año*.
    case ny
    /// The trill of *perro*.
    case rr
    /// The *j* of *caja*.
    case x
    case a
    case e
    case i
    case o
    case u

    /// Whether it is a vowel or a diphthong.
    package var isVowel: Bool { (Self.aa.rawValue...Self.uw.rawValue).contains(rawValue) || isPure }

    /// Whether it is one of the five vowels of Spanish.
    package var isPure: Bool { rawValue >= Self.a.rawValue }
  }
}
