/// A status code; 0 is success. Core Audio symbol: `OSStatus`.
public typealias OSStatus = Int32

/// Four characters in a number, the first in the highest byte. Core Audio symbol: `OSType`.
public typealias OSType = UInt32

/// Core Audio symbol: `noErr`.
public let noErr: OSStatus = 0

/// What samples are, in four characters. Core Audio symbol: `AudioFormatID`.
public typealias AudioFormatID = UInt32

/// How linear PCM lies in memory. Core Audio symbol: `AudioFormatFlags`.
public typealias AudioFormatFlags = UInt32

/// How many frames. Apple symbol: `AVAudioFrameCount`.
public typealias AVAudioFrameCount = UInt32

/// A frame of a file, counted from 0. Apple symbol: `AVAudioFramePosition`.
public typealias AVAudioFramePosition = Int64

/// How many channels. Apple symbol: `AVAudioChannelCount`.
public typealias AVAudioChannelCount = UInt32

/// Core Audio symbol of the same name: 'lpcm'.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// Core Audio symbol of the same name: 'ulaw', ITU-T G.711.
public let kAudioFormatULaw: AudioFormatID = 0x756C_6177
/// Core Audio symbol of the same name: 'alaw', ITU-T G.711.
public let kAudioFormatALaw: AudioFormatID = 0x616C_6177
/// Core Audio symbol of the same name: 'flac'.
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163
/// Core Audio symbol of the same name: 'opus'.
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573
/// Core Audio symbol of the same name: '.mp3'.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
/// Core Audio symbol of the same name: 'aac '.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320

/// Core Audio symbol of the same name: samples are floats.
public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1 << 0
/// Core Audio symbol of the same name: the highest byte comes first.
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 1 << 1
/// Core Audio symbol of the same name: integers have a sign.
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 1 << 2
/// Core Audio symbol of the same name: a sample's bits fill its bytes.
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 1 << 3
/// Core Audio symbol of the same name: where they do not, they are the high ones.
public let kAudioFormatFlagIsAlignedHigh: AudioFormatFlags = 1 << 4
/// Core Audio symbol of the same name: every channel has a buffer of its own.
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 1 << 5
/// Core Audio symbol of the same name: nothing can be mixed in.
public let kAudioFormatFlagIsNonMixable: AudioFormatFlags = 1 << 6
/// Core Audio symbol of the same name: stands for no flag, where 0 means "whatever".
public let kAudioFormatFlagsAreAllClear: AudioFormatFlags = 1 << 31
/// Core Audio symbol of the same name: this machine's byte order.
public let kAudioFormatFlagsNativeEndian: AudioFormatFlags =
  Int(1).littleEndian == 1 ? 0 : kAudioFormatFlagIsBigEndian
/// Core Audio symbol of the same name.
public let kAudioFormatFlagsNativeFloatPacked: AudioFormatFlags =
  kAudioFormatFlagIsFloat | kAudioFormatFlagsNativeEndian | kAudioFormatFlagIsPacked
