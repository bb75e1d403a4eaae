import SpeechTypes

/// Levels as factors.
enum Gain {
  /// The factor for a change in decibels, held back so that no sample of the recording clips.
  ///
  /// - Parameter peak: The recording's greatest magnitude; 1 is full scale.
  static func linear(decibels: Double, peak: Float) -> Float {
    guard decibels != 0 else { return 1 }
    let factor = Float(Decibel.amplitude(of: decibels))
    return peak > 0 ? min(factor, max(1, 32_767 / 32_768 / peak)) : factor
  }
}
