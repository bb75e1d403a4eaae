import Glibc

/// 20·log10 of an amplitude and back, as SSML 1.1 §3.2.4 defines its decibels.
package enum Decibel {
  /// Minus infinity for no amplitude or less.
  package static func of(amplitude: Double) -> Double {
    amplitude > 0 ? 20 * log10(amplitude) : -.infinity
  }

  /// 0 for minus infinity.
  package static func amplitude(of decibels: Double) -> Double { pow(10, decibels / 20) }
}
