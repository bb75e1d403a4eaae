/// A sample rate that audio can be written and played at, in hertz.
struct SampleRate: Hashable, Sendable {
  /// 1 to 1 000 000.
  let hertz: Double

  init(_ hertz: Double) throws(AudioOutputError) {
    guard (1...1_000_000).contains(hertz) else { throw .sampleRate(hertz) }
    self.hertz = hertz
  }

  /// The nearest whole number of hertz, for what knows no other.
  var rounded: UInt32 { UInt32(hertz.rounded()) }
}
