// Apple's own names: the keys of a settings dictionary, each with the value that it has there.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What samples are, an integer: `kAudioFormat…`. Apple symbol: `AVFormatIDKey`.
public let AVFormatIDKey = "AVFormatIDKey"
/// Frames a second, a number. Apple symbol: `AVSampleRateKey`.
public let AVSampleRateKey = "AVSampleRateKey"
/// How many channels, an integer. Apple symbol: `AVNumberOfChannelsKey`.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// Bits of a sample: 8, 16, 24, 32 or 64. Apple symbol: `AVLinearPCMBitDepthKey`.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// Whether the highest byte comes first. Apple symbol: `AVLinearPCMIsBigEndianKey`.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// Whether samples are floats. Apple symbol: `AVLinearPCMIsFloatKey`.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// Whether every channel has its buffer. Apple symbol: `AVLinearPCMIsNonInterleaved`.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// The kind of a file that is written. Apple symbol: `AVAudioFileTypeKey`.
public let AVAudioFileTypeKey = "AVAudioFileTypeKey"
/// Bits of a sample before a lossless coder: 8, 16 or 24. Apple symbol: `AVEncoderBitDepthHintKey`.
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
