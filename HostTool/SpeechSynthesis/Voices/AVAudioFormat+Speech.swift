internal import AudioBuffers

extension AVAudioFormat {
  /// What speech is delivered in: 32-bit floating point, one channel.
  ///
  /// - Parameter sampleRate: In hertz; what is no sample rate stands for 22 050.
  static func speech(sampleRate: Double) -> AVAudioFormat {
    guard let format = AVAudioFormat(standardFormatWithSampleRate: sampleRate, channels: 1) else {
      return speech(sampleRate: 22_050)
    }
    return format
  }
}
