/// An immutable description of audio. Apple symbol: `AVAudioFormat`.
public final class AVAudioFormat: Sendable {
  /// The Core Audio description.
  public let streamDescription: AudioStreamBasicDescription

  /// Linear PCM only.
  ///
  /// - Returns: nil for other formats, a sample rate that is not positive and finite, or no channel.
  public init?(streamDescription: AudioStreamBasicDescription) {
    guard streamDescription.mFormatID == kAudioFormatLinearPCM,
      streamDescription.mSampleRate > 0, streamDescription.mSampleRate.isFinite,
      streamDescription.mChannelsPerFrame > 0
    else { return nil }
    self.streamDescription = streamDescription
  }

  /// Float32, one buffer a channel.
  ///
  /// - Returns: nil for a sample rate that is not positive and finite, or no or more than two
  ///   channels.
  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    guard channels <= 2 else { return nil }
    self.init(
      streamDescription: AudioStreamBasicDescription(
        mSampleRate: sampleRate, mFormatID: kAudioFormatLinearPCM,
        mFormatFlags: kAudioFormatFlagsNativeFloatPacked | kAudioFormatFlagIsNonInterleaved,
        mBytesPerPacket: 4, mFramesPerPacket: 1, mBytesPerFrame: 4, mChannelsPerFrame: channels,
        mBitsPerChannel: 32, mReserved: 0))
  }

  /// Frames a second.
  public var sampleRate: Double { streamDescription.mSampleRate }

  /// Channels of the stream.
  public var channelCount: UInt32 { streamDescription.mChannelsPerFrame }

  /// Whether all channels share one buffer.
  public var isInterleaved: Bool {
    streamDescription.mFormatFlags & kAudioFormatFlagIsNonInterleaved == 0
  }
}
