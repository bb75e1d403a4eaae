import AudioBuffers
import Foundation
import Testing

@Suite("Settings of an audio format")
struct AVAudioFormatSettingsTests {
  @Test("take numbers of any type, Foundation's too")
  func numberTypes() throws {
    let numbers: [[Any]] = [
      [22_050, 2, 16], [22_050.0, 2.0, 16.0], [Float(22_050), UInt8(2), Int64(16)],
      [
        NSNumber(value: 22_050), NSNumber(value: UInt32(2)), NSNumber(value: 16.0),
      ],
    ]
    for values in numbers {
      let format = try #require(
        AVAudioFormat(settings: [
          AVSampleRateKey: values[0], AVNumberOfChannelsKey: values[1],
          AVLinearPCMBitDepthKey: values[2],
        ]))
      #expect(format.sampleRate == 22_050 && format.channelCount == 2)
      #expect(format.commonFormat == .pcmFormatInt16)
    }
  }
}
