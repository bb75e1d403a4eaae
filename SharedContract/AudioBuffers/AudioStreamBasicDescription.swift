/// A status code; 0 is success. Core Audio symbol: `OSStatus`.
public typealias OSStatus = Int32

/// Four characters in a number, the first in the highest byte. Core Audio symbol: `OSType`.
public typealias OSType = UInt32

/// Core Audio symbol: `noErr`.
public let noErr: OSStatus = 0

/// The format of a stream of linear PCM. Core Audio symbol: `AudioStreamBasicDescription`.
public struct AudioStreamBasicDescription: Hashable, Sendable {
  /// Frames a second.
  public var mSampleRate: Double
  /// `kAudioFormatLinearPCM`.
  public var mFormatID: UInt32
  /// `kAudioFormatFlag…`.
  public var mFormatFlags: UInt32
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

  /// Makes a description from all its fields.
  public init(
    mSampleRate: Double, mFormatID: UInt32, mFormatFlags: UInt32, mBytesPerPacket: UInt32,
    mFramesPerPacket: UInt32, mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32,
    mBitsPerChannel: UInt32, mReserved: UInt32
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

/// Core Audio symbol of the same name: 'lpcm'.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
/// Core Audio symbol of the same name.
public let kAudioFormatFlagIsFloat: UInt32 = 1 << 0
/// Core Audio symbol of the same name.
public let kAudioFormatFlagIsPacked: UInt32 = 1 << 3
/// Core Audio symbol of the same name.
public let kAudioFormatFlagIsNonInterleaved: UInt32 = 1 << 5
/// Core Audio symbol of the same name, on a little-endian machine.
public let kAudioFormatFlagsNativeFloatPacked = kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked
