/// The expanding laws of ITU-T G.711, with results in the 16-bit range.
enum G711 {
  /// Table 2a: 14-bit values, -8031 to 8031, here times four.
  @_noLocks
  static func muLaw(_ code: UInt8) -> Int32 {
    let bits = Int32(~code)
    let segment = bits >> 4 & 7
    let magnitude = ((bits & 15) << 3 + 0x84) << segment - 0x84
    return bits & 0x80 == 0 ? magnitude : -magnitude
  }

  /// Table 1a: 13-bit values, -4032 to 4032, here times eight; even bits are sent inverted.
  @_noLocks
  static func aLaw(_ code: UInt8) -> Int32 {
    let bits = Int32(code ^ 0x55)
    let segment = bits >> 4 & 7
    let step = (bits & 15) << 4 + 8
    let magnitude = segment == 0 ? step : (step + 0x100) << (segment - 1)
    return bits & 0x80 == 0 ? -magnitude : magnitude
  }
}
