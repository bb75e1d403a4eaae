import SpeechTypes

/// Levels as factors.
enum Gain {
  /// What is never exceeded: the greatest sample of 16 bits.
  static let fullScale: Float = 32_767 / 32_768

  /// The factor for a change in decibels, held back so that no sample clips.
  ///
  /// - Parameter peak: The greatest magnitude of the samples; 1 is full scale. Asked for only where
  ///   they are to be louder.
  static func linear(decibels: Double, peak: @autoclosure () -> Float) -> Float {
    let wanted = Float(Decibel.amplitude(of: decibels))
    guard !(wanted <= 1) else { return wanted }
    guard case let peak = peak(), peak > 0 else { return 1 }
    // The limit first: it is also the answer where the factor is not a number.
    return min(max(1, fullScale / peak), wanted)
  }
}
