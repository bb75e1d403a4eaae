extension AVAudioFormat {
  /// Makes a format from a settings dictionary.
  ///
  /// `AVSampleRateKey` and `AVNumberOfChannelsKey` are needed. Without `AVFormatIDKey` it is linear
  /// PCM; without `AVLinearPCMBitDepthKey` of 32 bits for floats, 16 for integers; what else is
  /// missing is false. Integers of 8 bits have a sign. More than two channels have no place
  /// (`kAudioChannelLayoutTag_DiscreteInOrder`). Other keys are not looked at.
  ///
  /// - Returns: nil where a value is missing, of the wrong type or impossible.
  public convenience init?(settings: [String: Any]) {
    guard let settings = AudioSettings(settings),
      let sampleRate = settings.sampleRate, let channelCount = settings.channelCount,
      (1...0xFFFF).contains(channelCount)
    else { return nil }
    var description = AudioStreamBasicDescription(
      sampleRate: sampleRate, bitCount: settings.bitDepth, flags: settings.formatFlags,
      channelCount: channelCount, isInterleaved: !settings.isNonInterleaved)
    if settings.formatID != kAudioFormatLinearPCM {
      description = AudioStreamBasicDescription()
      description.mSampleRate = sampleRate
      description.mFormatID = settings.formatID
      description.mChannelsPerFrame = channelCount
    }
    let layout =
      channelCount > 2
      ? AVAudioChannelLayout(
        layoutTag: kAudioChannelLayoutTag_DiscreteInOrder | channelCount) : nil
    self.init(description, channelLayout: layout)
  }

  /// The settings dictionary that describes the format: integers as `Int`, the sample rate as
  /// `Double`, the rest as `Bool`.
  public var settings: [String: Any] {
    let stream = audioStreamBasicDescription
    let common: [String: Any] = [
      AVFormatIDKey: Int(stream.mFormatID), AVSampleRateKey: sampleRate,
      AVNumberOfChannelsKey: Int(channelCount),
    ]
    guard stream.mFormatID == kAudioFormatLinearPCM else { return common }
    let linear: [String: Any] = [
      AVLinearPCMBitDepthKey: Int(stream.mBitsPerChannel),
      AVLinearPCMIsBigEndianKey: stream.mFormatFlags & kAudioFormatFlagIsBigEndian != 0,
      AVLinearPCMIsFloatKey: stream.mFormatFlags & kAudioFormatFlagIsFloat != 0,
      AVLinearPCMIsNonInterleaved: !isInterleaved,
    ]
    return common.merging(linear) { first, _ in first }
  }
}
