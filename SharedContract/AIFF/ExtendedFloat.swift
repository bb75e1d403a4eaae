/// An 80-bit extended floating-point number, as the COMM chunk holds its sample rate.
///
/// Format: Apple Numerics Manual, 2nd ed., "SANE data types"; the same bits as x87's long double.
struct ExtendedFloat: Hashable, Sendable {
  /// The sign in the highest bit; below it the exponent with a bias of 16 383.
  var signAndExponent: UInt16
  /// The significand, whose highest bit is the integer part.
  var significand: UInt64

  private static let exponentMask: UInt16 = 0x7fff
  private static let exponentBias = 16_383
  private static let fractionBitCount = 63

  init(signAndExponent: UInt16, significand: UInt64) {
    self.signAndExponent = signAndExponent
    self.significand = significand
  }

  /// Makes the number equal to `value`; every `Double` has one.
  init(_ value: Double) {
    let sign: UInt16 = value.sign == .minus ? 0x8000 : 0
    guard value.isFinite else {
      let quietNaN: UInt64 = 0xc000_0000_0000_0000
      self.init(
        signAndExponent: sign | Self.exponentMask,
        significand: value.isNaN ? quietNaN : 1 << UInt64(Self.fractionBitCount))
      return
    }
    guard value != 0 else {
      self.init(signAndExponent: sign, significand: 0)
      return
    }
    self.init(
      signAndExponent: sign | UInt16(Int(value.exponent) + Self.exponentBias),
      significand: UInt64(value.significand * 0x1p63))
  }

  /// The nearest `Double`: equal to this number where it has 53 significant bits or fewer and lies
  /// in range.
  var double: Double {
    let sign: FloatingPointSign = signAndExponent & 0x8000 == 0 ? .plus : .minus
    let exponent = signAndExponent & Self.exponentMask
    guard exponent != Self.exponentMask else {
      let isInfinite = significand << 1 == 0
      return isInfinite ? Double(sign: sign, exponent: 0, significand: .infinity) : .nan
    }
    return Double(
      sign: sign, exponent: Int(exponent) - Self.exponentBias - Self.fractionBitCount,
      significand: Double(significand))
  }
}
