/// An immutable description of audio. Apple symbol: `AVAudioFormat`.
public final class AVAudioFormat: Sendable {
  /// The Core Audio description as a value.
  package let audioStreamBasicDescription: AudioStreamBasicDescription
  /// Which channel is which; nil where none was given.
  public let channelLayout: AVAudioChannelLayout?

  /// Makes a format of what has been checked, or is not to be.
  init(unchecked description: AudioStreamBasicDescription, channelLayout: AVAudioChannelLayout?) {
    audioStreamBasicDescription = description
    self.channelLayout = channelLayout
  }

  /// Makes a format from a value.
  ///
  /// - Returns: nil for no format code, a sample rate that is not positive and finite, no channel,
  ///   more than two without a layout, or a layout for another number of channels.
  package init?(
    _ description: AudioStreamBasicDescription, channelLayout: AVAudioChannelLayout? = nil
  ) {
    guard description.mFormatID != 0, description.mSampleRate > 0,
      description.mSampleRate.isFinite, description.mChannelsPerFrame > 0
    else { return nil }
    if let channelLayout {
      guard channelLayout.channelCount == description.mChannelsPerFrame else { return nil }
    } else {
      guard description.mChannelsPerFrame <= 2 else { return nil }
    }
    audioStreamBasicDescription = description
    self.channelLayout = channelLayout
  }

  // MARK: - Properties

  /// The Core Audio description; the memory stays for as long as the process runs.
  public var streamDescription: UnsafePointer<AudioStreamBasicDescription> {
    StreamDescriptionPool.pointer(to: audioStreamBasicDescription)
  }

  /// The Core Media description.
  public var formatDescription: CMAudioFormatDescription {
    CMAudioFormatDescription(audioStreamBasicDescription)
  }

  /// Which of the formats for work in memory it is, if any.
  public var commonFormat: AVAudioCommonFormat { audioStreamBasicDescription.commonFormat }

  /// Whether it is Float32 of this machine's byte order, every channel in its own buffer.
  public var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

  /// Frames a second.
  public var sampleRate: Double { audioStreamBasicDescription.mSampleRate }

  /// Channels of the stream.
  public var channelCount: AVAudioChannelCount { audioStreamBasicDescription.mChannelsPerFrame }

  /// Whether all channels share one buffer.
  public var isInterleaved: Bool { audioStreamBasicDescription.isInterleaved }

  /// Whether an object is a format of the same audio.
  public func isEqual(_ object: Any?) -> Bool { (object as? AVAudioFormat) == self }
}

// MARK: - Making formats

extension AVAudioFormat {
  /// Makes a format from a Core Audio description, whose memory is not kept.
  ///
  /// - Returns: nil for no format code, a sample rate that is not positive and finite, or no or more
  ///   than two channels.
  public convenience init?(streamDescription: UnsafePointer<AudioStreamBasicDescription>) {
    self.init(streamDescription.pointee)
  }

  /// Makes a format from a Core Audio description, whose memory is not kept, and a layout.
  ///
  /// - Returns: nil where `init(streamDescription:)` is, except that a layout allows more than two
  ///   channels; and for a layout of another number of channels.
  public convenience init?(
    streamDescription: UnsafePointer<AudioStreamBasicDescription>,
    channelLayout: AVAudioChannelLayout?
  ) {
    self.init(streamDescription.pointee, channelLayout: channelLayout)
  }

  /// Float32, every channel in its own buffer.
  ///
  /// - Returns: nil for a sample rate that is not positive and finite, or no or more than two
  ///   channels.
  public convenience init?(
    standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount
  ) {
    self.init(
      commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels,
      interleaved: false)
  }

  /// Float32, every channel in its own buffer; for any number of channels.
  public convenience init(
    standardFormatWithSampleRate sampleRate: Double, channelLayout: AVAudioChannelLayout
  ) {
    self.init(
      commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, interleaved: false,
      channelLayout: channelLayout)
  }

  /// Samples as they are worked with.
  ///
  /// - Returns: nil for `otherFormat`, a sample rate that is not positive and finite, or no or more
  ///   than two channels.
  public convenience init?(
    commonFormat: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    guard commonFormat != .otherFormat, channels <= 2 else { return nil }
    self.init(
      AudioStreamBasicDescription(
        sampleRate: sampleRate, bitCount: commonFormat.bitCount, flags: commonFormat.flags,
        channelCount: channels, isInterleaved: interleaved))
  }

  /// Samples as they are worked with; for any number of channels.
  ///
  /// Nothing is checked: where `commonFormat` is `otherFormat` or the sample rate no rate, the
  /// format says so, and neither a buffer nor a file can be made with it.
  public convenience init(
    commonFormat: AVAudioCommonFormat, sampleRate: Double, interleaved: Bool,
    channelLayout: AVAudioChannelLayout
  ) {
    self.init(
      unchecked: AudioStreamBasicDescription(
        sampleRate: sampleRate, bitCount: commonFormat.bitCount, flags: commonFormat.flags,
        channelCount: channelLayout.channelCount, isInterleaved: interleaved),
      channelLayout: channelLayout)
  }

  /// Makes a format from a Core Media description.
  public convenience init(cmAudioFormatDescription formatDescription: CMAudioFormatDescription) {
    self.init(unchecked: formatDescription.description, channelLayout: nil)
  }
}

// MARK: - Hashable

extension AVAudioFormat: Hashable {
  /// Whether two formats are of the same audio; a layout that is missing is mono or stereo.
  public static func == (left: AVAudioFormat, right: AVAudioFormat) -> Bool {
    left.audioStreamBasicDescription == right.audioStreamBasicDescription
      && left.layoutTag == right.layoutTag
  }

  /// Hashes the Core Audio description.
  public func hash(into hasher: inout Hasher) { hasher.combine(audioStreamBasicDescription) }

  private var layoutTag: AudioChannelLayoutTag {
    if let channelLayout { return channelLayout.layoutTag }
    switch channelCount {
    case 1: return kAudioChannelLayoutTag_Mono
    case 2: return kAudioChannelLayoutTag_Stereo
    default: return kAudioChannelLayoutTag_Unknown
    }
  }
}

// MARK: - CustomStringConvertible

extension AVAudioFormat: CustomStringConvertible {
  /// Channels, rate, samples and how they lie: "1 ch, 22050 Hz, Float32, deinterleaved".
  public var description: String {
    let rate = Int(exactly: sampleRate).map { "\($0)" } ?? "\(sampleRate)"
    return "\(channelCount) ch, \(rate) Hz, \(sampleDescription)"
  }

  private var sampleDescription: String {
    let stream = audioStreamBasicDescription
    guard stream.mFormatID == kAudioFormatLinearPCM else {
      let code = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: stream.mFormatID >> $0) }
      return "'\(String(decoding: code, as: UTF8.self))'"
    }
    let isFloat = stream.mFormatFlags & kAudioFormatFlagIsFloat != 0
    let isSigned = stream.mFormatFlags & kAudioFormatFlagIsSignedInteger != 0
    let isBigEndian = stream.mFormatFlags & kAudioFormatFlagIsBigEndian != 0
    return "\(isFloat ? "Float" : isSigned ? "Int" : "UInt")\(stream.mBitsPerChannel)"
      + (isBigEndian ? ", big-endian" : "")
      + (isInterleaved ? ", interleaved" : ", deinterleaved")
  }
}
