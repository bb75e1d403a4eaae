import AudioBuffers
import Testing

@Suite("A Core Media description of audio")
struct CMFormatDescriptionTests {
  private static func stream(
    rate: Double = 8000, channels: UInt32 = 1, format: UInt32 = kAudioFormatLinearPCM
  ) -> AudioStreamBasicDescription {
    var stream = AudioStreamBasicDescription()
    stream.mSampleRate = rate
    stream.mChannelsPerFrame = channels
    stream.mFormatID = format
    return stream
  }

  @Test("gives back what it was made of")
  func whole() throws {
    let stream = Self.stream(channels: 6)
    let description = try CMAudioFormatDescription(audioStreamBasicDescription: stream)
    #expect(description.audioStreamBasicDescription == stream)
    #expect(AVAudioFormat(cmAudioFormatDescription: description).channelCount == 6)
  }

  @Test(
    "is refused for what no stream is, with the fields that say so",
    arguments: [
      stream(rate: -1), stream(rate: .nan), stream(rate: .infinity), stream(channels: 0),
      stream(channels: .max), stream(format: 0), AudioStreamBasicDescription(),
    ])
  func impossible(stream: AudioStreamBasicDescription) {
    let error = #expect(throws: CMFormatDescriptionError.self) {
      try CMAudioFormatDescription(audioStreamBasicDescription: stream)
    }
    #expect(error?.description.contains("\(stream.mChannelsPerFrame) channels") == true)
  }
}
