extension Phoneme {
  /// Where a phone is made, which its neighbours lean towards; vowels by the tongue.
  package enum Articulation: UInt8, Sendable, CaseIterable {
    case lips
    case teeth
    case ridge
    case side
    case curled
    case palate
    case velum
    case glottis
    case front
    case high
    case middle
    case back
    case rounded
  }

  /// Where it is made; for a diphthong, where it begins.
  package var articulation: Articulation {
    switch symbol {
    case .b, .f, .m, .p, .v, .w: .lips
    case .dh, .th: .teeth
    case .d, .n, .s, .t, .z: .ridge
    case .l: .side
    case .er, .r: .curled
    case .ch, .jh, .sh, .y, .zh: .palate
    case .g, .k, .ng: .velum
    case .hh: .glottis
    case .ae, .aw, .ay, .eh: .front
    case .ey, .ih, .iy: .high
    case .ah: .middle
    case .aa, .ao, .oy: .back
    case .ow, .uh, .uw: .rounded
    }
  }
}
