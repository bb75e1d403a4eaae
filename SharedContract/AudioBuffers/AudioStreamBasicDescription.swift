/// A format of a stream of audio. Core Audio symbol: `AudioStreamBasicDescription`.
public struct AudioStreamBasicDescription: Hashable, Sendable {
  /// Frames a second.
  public var mSampleRate: Double
  /// What the samples are: `kAudioFormat…`.
  public var mFormatID: AudioFormatID
  /// How linear PCM lies in memory: `kAudioFormatFlag…`.
  public var mFormatFlags: AudioFormatFlags
  /// Bytes of one packet; for PCM a packet is a frame.
  public var mBytesPerPacket: UInt32
  /// 1 for PCM.
  public var mFramesPerPacket: UInt32
  /// Bytes of one frame in one buffer: of one channel when not interleaved.
  public var mBytesPerFrame: UInt32
  /// Channels of the stream.
  public var mChannelsPerFrame: UInt32
  /// Bits of one sample.
  public var mBitsPerChannel: UInt32
  /// 0.
  public var mReserved: UInt32

  /// Makes a description of zeroes.
  public init() {
    self.init(
      mSampleRate: 0, mFormatID: 0, mFormatFlags: 0, mBytesPerPacket: 0, mFramesPerPacket: 0,
      mBytesPerFrame: 0, mChannelsPerFrame: 0, mBitsPerChannel: 0, mReserved: 0)
  }

  /// Makes a description from all its fields.
  public init(
    mSampleRate: Double, mFormatID: AudioFormatID, mFormatFlags: AudioFormatFlags,
    mBytesPerPacket: UInt32, mFramesPerPacket: UInt32, mBytesPerFrame: UInt32,
    mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32, mReserved: UInt32
  ) {
    self.mSampleRate = mSampleRate
    self.mFormatID = mFormatID
    self.mFormatFlags = mFormatFlags
    self.mBytesPerPacket = mBytesPerPacket
    self.mFramesPerPacket = mFramesPerPacket
    self.mBytesPerFrame = mBytesPerFrame
    self.mChannelsPerFrame = mChannelsPerFrame
    self.mBitsPerChannel = mBitsPerChannel
    self.mReserved = mReserved
  }
}

// MARK: - Linear PCM

extension AudioStreamBasicDescription {
  /// Packed linear PCM of this machine's byte order.
  ///
  /// - Parameters:
  ///   - bitCount: Of one sample, a multiple of 8.
  ///   - channelCount: At most 65 535.
  init(
    sampleRate: Double, bitCount: UInt32, flags: AudioFormatFlags, channelCount: UInt32,
    isInterleaved: Bool
  ) {
    let byteCount = bitCount / 8 * (isInterleaved ? channelCount : 1)
    self.init(
      mSampleRate: sampleRate, mFormatID: kAudioFormatLinearPCM,
      mFormatFlags: flags | kAudioFormatFlagIsPacked
        | (isInterleaved ? 0 : kAudioFormatFlagIsNonInterleaved),
      mBytesPerPacket: byteCount, mFramesPerPacket: 1, mBytesPerFrame: byteCount,
      mChannelsPerFrame: channelCount, mBitsPerChannel: bitCount, mReserved: 0)
  }

  /// Which of the common formats it is; what contradicts itself is none.
  var commonFormat: AVAudioCommonFormat {
    let layout = kAudioFormatFlagIsNonInterleaved | kAudioFormatFlagIsNonMixable
    guard mFormatID == kAudioFormatLinearPCM, mFramesPerPacket == 1,
      mBytesPerPacket == mBytesPerFrame,
      UInt64(mBytesPerFrame) == UInt64(mBitsPerChannel / 8) * UInt64(channelsPerBuffer)
    else { return .otherFormat }
    return AVAudioCommonFormat.allPCM.first {
      $0.bitCount == mBitsPerChannel
        && $0.flags | kAudioFormatFlagIsPacked == mFormatFlags & ~layout
    } ?? .otherFormat
  }

  /// Whether all channels share one buffer.
  var isInterleaved: Bool { mFormatFlags & kAudioFormatFlagIsNonInterleaved == 0 }

  /// Channels of a frame in one buffer.
  var channelsPerBuffer: UInt32 { isInterleaved ? mChannelsPerFrame : 1 }
}
