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
    case .d, .dx, .n, .rr, .s, .t, .z: .ridge
    case .l: .side
    case .er, .r: .curled
    case .ch, .jh, .jj, .ny, .sh, .y, .zh: .palate
    case .g, .k, .ng, .x: .velum
    case .hh: .glottis
    case .ae, .aw, .ay, .e, .eh: .front
    case .ey, .i, .ih, .iy: .high
    case .a, .ah: .middle
    case .aa, .ao, .oy: .back
    case .o, .ow, .u, .uh, .uw: .rounded
    }
  }
}
