import AudioBuffers
import Testing

@Suite("Core Audio's constants")
struct CoreAudioConstantsTests {
  @Test("have the header's values")
  func flags() {
    let flags = [
      kAudioFormatFlagIsFloat, kAudioFormatFlagIsBigEndian, kAudioFormatFlagIsSignedInteger,
      kAudioFormatFlagIsPacked, kAudioFormatFlagIsAlignedHigh, kAudioFormatFlagIsNonInterleaved,
      kAudioFormatFlagIsNonMixable,
    ]
    #expect(flags == [1, 2, 4, 8, 16, 32, 64])
    #expect(kAudioFormatFlagsAreAllClear == 0x8000_0000)
    #expect(kAudioFormatFlagsNativeFloatPacked == 9 | kAudioFormatFlagsNativeEndian)
  }

  @Test(
    "spell their names",
    arguments: [
      (kAudioFormatLinearPCM, "lpcm"), (kAudioFormatULaw, "ulaw"), (kAudioFormatALaw, "alaw"),
      (kAudioFormatFLAC, "flac"), (kAudioFormatMPEG4AAC, "aac "), (kAudioFormatOpus, "opus"),
      (kAudioFormatMPEGLayer3, ".mp3"),
    ])
  func codes(code: UInt32, name: String) {
    #expect(name.utf8.reduce(0) { $0 << 8 | UInt32($1) } == code)
  }

  @Test("number the common formats")
  func commonFormats() {
    #expect(AVAudioCommonFormat.otherFormat.rawValue == 0)
    #expect(AVAudioCommonFormat.pcmFormatFloat32.rawValue == 1)
    #expect(AVAudioCommonFormat.pcmFormatFloat64.rawValue == 2)
    #expect(AVAudioCommonFormat.pcmFormatInt16.rawValue == 3)
    #expect(AVAudioCommonFormat.pcmFormatInt32.rawValue == 4)
    #expect(AVAudioCommonFormat(rawValue: 5) == nil)
  }

  @Test("name the settings")
  func settings() {
    #expect(AVEncoderBitDepthHintKey == "AVEncoderBitDepthHintKey")
    #expect(AVAudioFileTypeKey == "AVAudioFileTypeKey")
  }

  @Test(
    "say how many channels a layout has",
    arguments: [
      (kAudioChannelLayoutTag_Mono, 1), (kAudioChannelLayoutTag_Stereo, 2),
      (kAudioChannelLayoutTag_DiscreteInOrder | 12, 12), (kAudioChannelLayoutTag_Unknown | 3, 3),
      (121 << 16 | 6, 6),
    ] as [(UInt32, UInt32)])
  func layouts(tag: UInt32, count: UInt32) throws {
    let layout = try #require(AVAudioChannelLayout(layoutTag: tag))
    #expect(layout.channelCount == count && layout.layoutTag == tag)
    #expect(layout.isEqual(AVAudioChannelLayout(layoutTag: tag)) && !layout.isEqual(nil))
  }

  @Test(
    "have no layout where a tag says no channels",
    arguments: [
      kAudioChannelLayoutTag_UseChannelDescriptions, kAudioChannelLayoutTag_UseChannelBitmap,
      kAudioChannelLayoutTag_DiscreteInOrder, kAudioChannelLayoutTag_Unknown,
    ])
  func noLayout(tag: UInt32) { #expect(AVAudioChannelLayout(layoutTag: tag) == nil) }
}
