import SpeechTypes

/// Levels as factors, and samples that are not to clip.
enum Gain {
  /// What is never exceeded: the greatest sample of 16 bits.
  static let fullScale: Float = 32_767 / 32_768
  /// Up to here samples are as they are.
  private static let knee: Float = 0.85

  /// The factor for a change in decibels.
  static func linear(decibels: Double) -> Float {
    let factor = Float(Decibel.amplitude(of: decibels))
    // A change beyond all numbers: as loud as can be.
    return factor.isFinite ? factor : Float(1 << 20)
  }

  /// A sample that was changed, bent under full scale above the knee.
  ///
  /// Smooth and rising, with slope 1 at the knee: quiet samples keep the whole change, peaks give
  /// way a little, and none is cut off.
  @inline(__always)
  static func limited(_ sample: Float) -> Float {
    let magnitude = abs(sample)
    guard magnitude > knee else { return sample }
    let room = fullScale - knee
    let excess = (magnitude - knee) / room
    let bent = knee + room * excess / (1 + excess)
    return sample < 0 ? -bent : bent
  }

  /// Bends samples that were changed, as `limited` does.
  static func limit(_ samples: inout MutableSpan<Float>) {
    // Few are above the knee, and bit patterns are compared several at a time.
    var areAbove: Int32 = 0
    for index in samples.indices {
      let magnitude = Int32(truncatingIfNeeded: samples[index].bitPattern & 0x7FFF_FFFF)
      areAbove |= magnitude > Int32(truncatingIfNeeded: knee.bitPattern) ? 1 : 0
    }
    guard areAbove != 0 else { return }
    for index in samples.indices { samples[index] = limited(samples[index]) }
  }
}
