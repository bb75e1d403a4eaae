import AudioBuffers
import Testing

@Suite("An audio format")
struct AVAudioFormatTests {
  typealias Common = AVAudioCommonFormat

  /// Flags as Core Audio's header gives them: float 1, big-endian 2, signed 4, packed 8,
  /// non-interleaved 32.
  static let commonFormats: [(Common, isInterleaved: Bool, flags: UInt32, bits: UInt32)] = [
    (.pcmFormatFloat32, false, 41, 32), (.pcmFormatFloat32, true, 9, 32),
    (.pcmFormatFloat64, false, 41, 64), (.pcmFormatFloat64, true, 9, 64),
    (.pcmFormatInt16, false, 44, 16), (.pcmFormatInt16, true, 12, 16),
    (.pcmFormatInt32, false, 44, 32), (.pcmFormatInt32, true, 12, 32),
  ]

  @Test("describes every common format as Core Audio does", arguments: commonFormats, [1, 2])
  func common(
    format: (Common, isInterleaved: Bool, flags: UInt32, bits: UInt32), channels: UInt32
  ) throws {
    let made = try #require(
      AVAudioFormat(
        commonFormat: format.0, sampleRate: 44_100, channels: channels,
        interleaved: format.isInterleaved))
    let bytes = format.bits / 8 * (format.isInterleaved ? channels : 1)
    let expected = AudioStreamBasicDescription(
      mSampleRate: 44_100, mFormatID: 0x6C70_636D, mFormatFlags: format.flags,
      mBytesPerPacket: bytes, mFramesPerPacket: 1, mBytesPerFrame: bytes,
      mChannelsPerFrame: channels, mBitsPerChannel: format.bits, mReserved: 0)
    #expect(made.streamDescription.pointee == expected)
    #expect(made.commonFormat == format.0)
    #expect(made.isInterleaved == format.isInterleaved)
    #expect(made.channelCount == channels && made.sampleRate == 44_100)
    #expect(made.isStandard == (format.0 == .pcmFormatFloat32 && !format.isInterleaved))
    #expect(made.channelLayout == nil)
    #expect(made.formatDescription.audioStreamBasicDescription == expected)
    let again = try #require(AVAudioFormat(streamDescription: made.streamDescription))
    #expect(again == made && again.isEqual(made) && again.hashValue == made.hashValue)
    #expect(AVAudioFormat(settings: made.settings) == made)
  }

  @Test("is standard when it is Float32 in a buffer a channel")
  func standard() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 22_050, channels: 1))
    #expect(format.isStandard && format.commonFormat == .pcmFormatFloat32)
    #expect(format.description == "1 ch, 22050 Hz, Float32, deinterleaved")
  }

  @Test(
    "is nil for rates and channel counts that no audio without a layout has",
    arguments: [
      (0, 1), (-1, 1), (.nan, 1), (.infinity, 1), (44_100, 0), (44_100, 3), (44_100, UInt32.max),
    ] as [(Double, UInt32)])
  func impossible(sampleRate: Double, channels: UInt32) {
    #expect(
      AVAudioFormat(standardFormatWithSampleRate: sampleRate, channels: channels) == nil)
    #expect(
      AVAudioFormat(
        commonFormat: .pcmFormatInt16, sampleRate: sampleRate, channels: channels,
        interleaved: true) == nil)
    var stream = AudioStreamBasicDescription()
    stream.mFormatID = kAudioFormatLinearPCM
    stream.mSampleRate = sampleRate
    stream.mChannelsPerFrame = channels
    #expect(AVAudioFormat(streamDescription: &stream) == nil)
  }

  @Test("is nil for the common format that is none, and for a description of zeroes")
  func nothing() {
    #expect(
      AVAudioFormat(commonFormat: .otherFormat, sampleRate: 8000, channels: 1, interleaved: true)
        == nil)
    var stream = AudioStreamBasicDescription()
    #expect(AVAudioFormat(streamDescription: &stream) == nil)
  }

  @Test("has more than two channels when a layout says which they are")
  func layouts() throws {
    let layout = try #require(
      AVAudioChannelLayout(layoutTag: kAudioChannelLayoutTag_DiscreteInOrder | 6))
    let standard = AVAudioFormat(standardFormatWithSampleRate: 48_000, channelLayout: layout)
    #expect(standard.channelCount == 6 && standard.isStandard)
    #expect(standard.channelLayout == layout)
    let integers = AVAudioFormat(
      commonFormat: .pcmFormatInt16, sampleRate: 48_000, interleaved: true, channelLayout: layout)
    #expect(integers.streamDescription.pointee.mBytesPerFrame == 12)
    #expect(integers.commonFormat == .pcmFormatInt16)
    #expect(
      AVAudioFormat(streamDescription: standard.streamDescription, channelLayout: layout)
        == standard)
    #expect(AVAudioFormat(streamDescription: standard.streamDescription) == nil)
    #expect(
      AVAudioFormat(streamDescription: standard.streamDescription, channelLayout: nil) == nil)
    let stereo = try #require(AVAudioChannelLayout(layoutTag: kAudioChannelLayoutTag_Stereo))
    #expect(
      AVAudioFormat(streamDescription: standard.streamDescription, channelLayout: stereo) == nil)
  }

  @Test("does not trap on what cannot be refused, and no buffer is made of it")
  func unchecked() throws {
    let layout = try #require(AVAudioChannelLayout(layoutTag: kAudioChannelLayoutTag_Mono))
    let format = AVAudioFormat(
      commonFormat: .otherFormat, sampleRate: .nan, interleaved: false, channelLayout: layout)
    #expect(format.commonFormat == .otherFormat && format.sampleRate.isNaN)
    #expect(format.description == "1 ch, nan Hz, UInt0, deinterleaved")
    #expect(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 1) == nil)
  }

  @Test("comes from a Core Media description, as in Apple's sample")
  func coreMedia() throws {
    let stream = AudioStreamBasicDescription(
      mSampleRate: 22_050, mFormatID: kAudioFormatLinearPCM,
      mFormatFlags: kAudioFormatFlagsNativeFloatPacked | kAudioFormatFlagIsNonInterleaved,
      mBytesPerPacket: 4, mFramesPerPacket: 1, mBytesPerFrame: 4, mChannelsPerFrame: 1,
      mBitsPerChannel: 32, mReserved: 0)
    let format = AVAudioFormat(
      cmAudioFormatDescription: try CMAudioFormatDescription(audioStreamBasicDescription: stream))
    #expect(format == AVAudioFormat(standardFormatWithSampleRate: 22_050, channels: 1))
  }

  @Test("is equal to formats of the same audio only")
  func equality() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 22_050, channels: 2))
    let stereo = try #require(AVAudioChannelLayout(layoutTag: kAudioChannelLayoutTag_Stereo))
    let binaural = try #require(AVAudioChannelLayout(layoutTag: 106 << 16 | 2))
    func with(_ layout: AVAudioChannelLayout) -> AVAudioFormat {
      AVAudioFormat(standardFormatWithSampleRate: 22_050, channelLayout: layout)
    }
    #expect(format == with(stereo) && format.hashValue == with(stereo).hashValue)
    #expect(format != with(binaural))
    #expect(format != AVAudioFormat(standardFormatWithSampleRate: 22_051, channels: 2))
    #expect(format != AVAudioFormat(standardFormatWithSampleRate: 22_050, channels: 1))
    #expect(!format.isEqual(nil) && !format.isEqual("format") && !format.isEqual(stereo))
  }

  @Test("is no common format where a description contradicts itself")
  func contradiction() throws {
    let good = try #require(
      AVAudioFormat(
        commonFormat: .pcmFormatFloat32, sampleRate: 8000, channels: 2, interleaved: true))
    let changes: [(inout AudioStreamBasicDescription) -> Void] = [
      { $0.mBytesPerFrame = 4 }, { $0.mBytesPerFrame = 1 }, { $0.mBytesPerPacket = 16 },
      { $0.mFramesPerPacket = 2 }, { $0.mBitsPerChannel = 24 },
      { $0.mFormatFlags |= kAudioFormatFlagIsBigEndian }, { $0.mFormatID = kAudioFormatFLAC },
      { $0.mFormatFlags &= ~kAudioFormatFlagIsPacked },
      { $0.mFormatFlags |= kAudioFormatFlagIsSignedInteger },
    ]
    for change in changes {
      var stream = good.streamDescription.pointee
      change(&stream)
      let format = try #require(AVAudioFormat(streamDescription: &stream))
      #expect(format.commonFormat == .otherFormat && !format.isStandard, "\(stream)")
      #expect(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 8)?.floatChannelData == nil)
    }
  }

  @Test("keeps the memory of its description when it goes itself")
  func pointer() {
    let first = AVAudioFormat(standardFormatWithSampleRate: 12_345, channels: 1)?.streamDescription
    let second = AVAudioFormat(standardFormatWithSampleRate: 12_345, channels: 1)?.streamDescription
    #expect(first == second && first?.pointee.mSampleRate == 12_345)
  }
}
