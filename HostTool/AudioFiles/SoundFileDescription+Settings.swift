internal import AudioBuffers
internal import SoundDecoding

extension SoundFileDescription {
  /// What a file of a kind is to be with the settings of who writes it.
  ///
  /// - Returns: nil where a value is missing or impossible.
  init?(_ settings: AudioSettings, _ type: AudioFileType) {
    guard let sampleRate = settings.sampleRate.flatMap({ Int(exactly: $0) }),
      let channelCount = settings.channelCount,
      let encoding = SoundFileEncoding(settings, type)
    else { return nil }
    self.init(
      container: type.container, encoding: encoding,
      isBigEndian: type.isBigEndian(encoding, asked: settings.isBigEndian),
      sampleRate: sampleRate, channelCount: Int(channelCount))
  }

  /// The file's format as Core Audio describes it.
  var audioFormat: AVAudioFormat? {
    var stream = AudioStreamBasicDescription()
    stream.mSampleRate = Double(sampleRate)
    stream.mChannelsPerFrame = UInt32(channelCount)
    stream.mFormatID = formatID
    stream.mFramesPerPacket = 1
    if stream.mFormatID == kAudioFormatLinearPCM, let bitCount = encoding.bitCount {
      stream.mBitsPerChannel = UInt32(bitCount)
      stream.mBytesPerFrame = UInt32(bitCount / 8 * channelCount)
      stream.mFormatFlags =
        kAudioFormatFlagIsPacked | kindFlag
        | (isBigEndian && bitCount > 8 ? kAudioFormatFlagIsBigEndian : 0)
    } else if encoding == .muLaw || encoding == .aLaw {
      stream.mBitsPerChannel = 8
      stream.mBytesPerFrame = UInt32(channelCount)
    } else {
      // A packet of what is compressed holds a number of frames that only the coder knows.
      stream.mFramesPerPacket = 0
    }
    stream.mBytesPerPacket = stream.mBytesPerFrame
    return AVAudioFormat(stream, channelLayout: channelLayout)
  }

  /// None for what is not known to have places.
  var channelLayout: AVAudioChannelLayout? {
    guard channelCount > 2 else { return nil }
    return AVAudioChannelLayout(
      layoutTag: kAudioChannelLayoutTag_DiscreteInOrder | UInt32(truncatingIfNeeded: channelCount))
  }

  private var kindFlag: AudioFormatFlags {
    if encoding.isFloat { return kAudioFormatFlagIsFloat }
    return encoding == .unsigned8 ? 0 : kAudioFormatFlagIsSignedInteger
  }

  private var formatID: AudioFormatID {
    if container == .flac { return kAudioFormatFLAC }
    switch encoding {
    case .muLaw: return kAudioFormatULaw
    case .aLaw: return kAudioFormatALaw
    case .opus: return kAudioFormatOpus
    case .mp3: return kAudioFormatMPEGLayer3
    // Core Audio knows no Vorbis; the four characters are those that others have taken.
    case .vorbis: return 0x766F_7262
    case .unsigned8, .signed8, .signed16, .signed24, .signed32, .float32, .float64:
      return kAudioFormatLinearPCM
    }
  }
}

extension SoundFileEncoding {
  /// - Returns: nil where a file of the kind has no such samples.
  fileprivate init?(_ settings: AudioSettings, _ type: AudioFileType) {
    switch settings.formatID {
    case kAudioFormatLinearPCM:
      self.init(bitCount: settings.bitDepth, isFloat: settings.isFloat, type)
    case kAudioFormatFLAC where type == .flac:
      self.init(bitCount: settings.encoderBitDepth ?? 16, isFloat: false, type)
    case kAudioFormatULaw: self = .muLaw
    case kAudioFormatALaw: self = .aLaw
    default: return nil
    }
  }

  private init?(bitCount: UInt32, isFloat: Bool, _ type: AudioFileType) {
    switch (bitCount, isFloat) {
    case (8, false): self = type == .wav ? .unsigned8 : .signed8
    case (16, false): self = .signed16
    case (24, false): self = .signed24
    case (32, false): self = .signed32
    case (32, true): self = .float32
    case (64, true): self = .float64
    default: return nil
    }
  }
}
