import SpeechTypes

/// Levels as factors.
enum Gain {
  /// The factor for a change in decibels, held back so that no sample of the recording clips.
  ///
  /// - Parameter peak: The recording's greatest magnitude; 1 is full scale. Not asked for where
  ///   nothing changes.
  static func linear(decibels: Double, peak: @autoclosure () -> Float) -> Float {
    guard decibels != 0, case let peak = peak(), peak > 0 else { return 1 }
    // The limit first: it is also the answer where the factor is not a number.
    return min(max(1, 32_767 / 32_768 / peak), Float(Decibel.amplitude(of: decibels)))
  }
}
