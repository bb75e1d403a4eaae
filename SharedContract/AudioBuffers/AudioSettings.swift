/// What a settings dictionary says, each value checked for its type.
package struct AudioSettings {
  /// `kAudioFormatLinearPCM` where nothing is said.
  package let formatID: AudioFormatID
  /// In hertz.
  package let sampleRate: Double?
  /// Nil where nothing is said, as for the sample rate.
  package let channelCount: AVAudioChannelCount?
  /// One that linear PCM can have; 32 for floats and 16 for integers where nothing is said.
  package let bitDepth: UInt32
  /// False where nothing is said, as for the next two.
  package let isFloat: Bool
  /// Whether the highest byte of a sample comes first.
  package let isBigEndian: Bool
  /// Whether every channel has its buffer.
  package let isNonInterleaved: Bool
  /// For a lossless coder; nil where nothing is said.
  package let encoderBitDepth: UInt32?
  /// The kind of file, in four characters; nil where the file's name tells it.
  package let fileType: UInt32?

  /// Looks at the values of the keys that are known.
  ///
  /// - Returns: nil where a value is of the wrong type, or no bit depth is like that.
  package init?(_ settings: [String: Any]) {
    do {
      formatID = try Self.integer(AVFormatIDKey, settings) ?? kAudioFormatLinearPCM
      sampleRate = try Self.number(AVSampleRateKey, settings)
      channelCount = try Self.integer(AVNumberOfChannelsKey, settings)
      isFloat = try Self.flag(AVLinearPCMIsFloatKey, settings)
      isBigEndian = try Self.flag(AVLinearPCMIsBigEndianKey, settings)
      isNonInterleaved = try Self.flag(AVLinearPCMIsNonInterleaved, settings)
      bitDepth = try Self.integer(AVLinearPCMBitDepthKey, settings) ?? (isFloat ? 32 : 16)
      encoderBitDepth = try Self.integer(AVEncoderBitDepthHintKey, settings)
      fileType = try Self.integer(AVAudioFileTypeKey, settings)
    } catch { return nil }
    guard (isFloat ? [32, 64] : [8, 16, 24, 32]).contains(bitDepth) else { return nil }
  }

  /// What a sample of linear PCM is, without how it lies in memory.
  var formatFlags: AudioFormatFlags {
    let kind = isFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger
    return kind | (isBigEndian ? kAudioFormatFlagIsBigEndian : 0)
  }

  private struct WrongType: Error {}

  private static func number(
    _ key: String, _ settings: [String: Any]
  ) throws(WrongType) -> Double? {
    guard let value = settings[key] else { return nil }
    if let integer = value as? any BinaryInteger { return Double(integer) }
    if let float = value as? any BinaryFloatingPoint { return Double(float) }
    // Foundation's numbers become what they can be held by.
    if let number = value as? Double { return number }
    throw WrongType()
  }

  private static func integer(
    _ key: String, _ settings: [String: Any]
  ) throws(WrongType) -> UInt32? {
    guard let number = try number(key, settings) else { return nil }
    guard let integer = UInt32(exactly: number) else { throw WrongType() }
    return integer
  }

  private static func flag(_ key: String, _ settings: [String: Any]) throws(WrongType) -> Bool {
    if let flag = settings[key] as? Bool { return flag }
    return try number(key, settings).map { $0 != 0 } ?? false
  }
}
