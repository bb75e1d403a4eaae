import AudioBuffers
import Foundation
import Testing

@Suite("Settings of an audio format")
struct AVAudioFormatSettingsTests {
  private func make(_ changes: [String: Any]) -> AVAudioFormat? {
    let mono: [String: Any] = [AVSampleRateKey: 8000, AVNumberOfChannelsKey: 1]
    return AVAudioFormat(settings: mono.merging(changes) { _, new in new })
  }

  @Test("take numbers of any type, Foundation's too")
  func numberTypes() throws {
    let numbers: [[Any]] = [
      [22_050, 2, 16, true], [22_050.0, 2.0, 16.0, 1], [Float(22_050), UInt8(2), Int64(16), 1.0],
      [NSNumber(value: 22_050), NSNumber(value: UInt32(2)), NSNumber(value: 16.0), NSNumber(true)],
    ]
    for values in numbers {
      let format = try #require(
        AVAudioFormat(settings: [
          AVSampleRateKey: values[0], AVNumberOfChannelsKey: values[1],
          AVLinearPCMBitDepthKey: values[2], AVLinearPCMIsNonInterleaved: values[3],
          AVFormatIDKey: kAudioFormatLinearPCM,
        ]))
      #expect(format.sampleRate == 22_050 && format.channelCount == 2)
      #expect(format.commonFormat == .pcmFormatInt16 && !format.isInterleaved)
    }
  }

  @Test("have Apple's keys and values")
  func keys() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 22_050, channels: 2))
    let settings = format.settings
    #expect(settings.count == 7)
    #expect(settings["AVFormatIDKey"] as? Int == 1_819_304_813)
    #expect(settings["AVSampleRateKey"] as? Double == 22_050)
    #expect(settings["AVNumberOfChannelsKey"] as? Int == 2)
    #expect(settings["AVLinearPCMBitDepthKey"] as? Int == 32)
    #expect(settings["AVLinearPCMIsBigEndianKey"] as? Bool == false)
    #expect(settings["AVLinearPCMIsFloatKey"] as? Bool == true)
    #expect(settings["AVLinearPCMIsNonInterleaved"] as? Bool == true)
  }

  @Test("mean interleaved 16-bit integers, or 32-bit floats, where nothing else is said")
  func defaults() throws {
    let integers = try #require(make([:]))
    #expect(integers.commonFormat == .pcmFormatInt16 && integers.isInterleaved)
    #expect(try #require(make([AVLinearPCMIsFloatKey: true])).commonFormat == .pcmFormatFloat32)
  }

  @Test("make formats that no buffer is worked with in, too")
  func otherFormats() throws {
    let bigEndian = try #require(
      make([AVLinearPCMIsBigEndianKey: true, AVLinearPCMBitDepthKey: 24]))
    #expect(bigEndian.commonFormat == .otherFormat)
    #expect(bigEndian.streamDescription.pointee.mFormatFlags == 2 | 4 | 8)
    #expect(bigEndian.streamDescription.pointee.mBytesPerFrame == 3)
    #expect(bigEndian.description == "1 ch, 8000 Hz, Int24, big-endian, interleaved")
    let coded = try #require(make([AVFormatIDKey: kAudioFormatFLAC]))
    #expect(coded.streamDescription.pointee.mFormatID == kAudioFormatFLAC)
    #expect(coded.settings.count == 3)
    #expect(coded.description == "1 ch, 8000 Hz, 'flac'")
  }

  @Test("of many channels make a format whose channels have no place")
  func manyChannels() throws {
    let format = try #require(make([AVNumberOfChannelsKey: 8]))
    #expect(format.channelCount == 8)
    #expect(format.channelLayout?.layoutTag == kAudioChannelLayoutTag_DiscreteInOrder | 8)
    #expect(AVAudioFormat(settings: format.settings) == format)
  }

  static let refused: [(String, any Sendable)] = [
    (AVSampleRateKey, "8000"), (AVSampleRateKey, 0), (AVSampleRateKey, -8000),
    (AVSampleRateKey, Double.nan), (AVSampleRateKey, Double.infinity),
    (AVNumberOfChannelsKey, 0), (AVNumberOfChannelsKey, -1), (AVNumberOfChannelsKey, 1.5),
    (AVNumberOfChannelsKey, 65_536), (AVNumberOfChannelsKey, UInt64.max),
    (AVNumberOfChannelsKey, 1e300), (AVLinearPCMBitDepthKey, 0), (AVLinearPCMBitDepthKey, 12),
    (AVLinearPCMBitDepthKey, 64), (AVLinearPCMBitDepthKey, "16"), (AVFormatIDKey, "lpcm"),
    (AVFormatIDKey, -1), (AVLinearPCMIsFloatKey, "yes"), (AVLinearPCMIsBigEndianKey, [1]),
  ]

  @Test("are refused where a value is impossible or of another type", arguments: refused)
  func impossible(key: String, value: any Sendable) {
    #expect(make([key: value]) == nil)
  }

  @Test("need a sample rate and a number of channels")
  func missing() {
    #expect(AVAudioFormat(settings: [:]) == nil)
    #expect(AVAudioFormat(settings: [AVSampleRateKey: 8000]) == nil)
    #expect(AVAudioFormat(settings: [AVNumberOfChannelsKey: 1]) == nil)
    #expect(make([AVLinearPCMIsFloatKey: true, AVLinearPCMBitDepthKey: 16]) == nil)
  }
}
