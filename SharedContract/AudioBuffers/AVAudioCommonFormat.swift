/// The formats of samples that are worked with in memory, all packed and of this machine's byte
/// order. Apple symbol: `AVAudioCommonFormat`.
public enum AVAudioCommonFormat: UInt, Sendable {
  /// None of the others.
  case otherFormat = 0
  /// Full scale is ±1.
  case pcmFormatFloat32 = 1
  /// Full scale is ±1.
  case pcmFormatFloat64 = 2
  /// 16 bits with a sign.
  case pcmFormatInt16 = 3
  /// 32 bits with a sign.
  case pcmFormatInt32 = 4

  /// All but `otherFormat`.
  static let allPCM: [Self] = [
    .pcmFormatFloat32, .pcmFormatFloat64, .pcmFormatInt16, .pcmFormatInt32,
  ]

  /// Bits of one sample; 0 for `otherFormat`.
  package var bitCount: UInt32 {
    switch self {
    case .otherFormat: 0
    case .pcmFormatInt16: 16
    case .pcmFormatFloat32, .pcmFormatInt32: 32
    case .pcmFormatFloat64: 64
    }
  }

  /// What a sample is, without how channels lie.
  var flags: AudioFormatFlags {
    switch self {
    case .otherFormat: 0
    case .pcmFormatFloat32, .pcmFormatFloat64:
      kAudioFormatFlagIsFloat | kAudioFormatFlagsNativeEndian
    case .pcmFormatInt16, .pcmFormatInt32:
      kAudioFormatFlagIsSignedInteger | kAudioFormatFlagsNativeEndian
    }
  }
}
