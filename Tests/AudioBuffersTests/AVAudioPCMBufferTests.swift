import AudioBuffers
import Testing

@Suite("A PCM buffer")
struct AVAudioPCMBufferTests {
  /// Every way that samples lie, with 1, 2 and 6 channels.
  static let formats: [AVAudioFormat] = [1, 2, 6].flatMap { count in
    [AVAudioCommonFormat.pcmFormatFloat32, .pcmFormatFloat64, .pcmFormatInt16, .pcmFormatInt32]
      .flatMap { common in
        [false, true].compactMap { isInterleaved in
          AVAudioChannelLayout(layoutTag: kAudioChannelLayoutTag_DiscreteInOrder | count).map {
            AVAudioFormat(
              commonFormat: common, sampleRate: 8000, interleaved: isInterleaved, channelLayout: $0)
          }
        }
      }
  }

  @Test("has the buffers, sizes and pointers of its format", arguments: formats)
  func shape(format: AVAudioFormat) throws {
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 100))
    let channels = Int(format.channelCount)
    let frameBytes = format.streamDescription.pointee.mBytesPerFrame
    #expect(buffer.frameCapacity == 100 && buffer.frameLength == 0)
    #expect(buffer.stride == (format.isInterleaved ? channels : 1))
    let list = UnsafeMutableAudioBufferListPointer(buffer.mutableAudioBufferList)
    #expect(list.count == (format.isInterleaved ? 1 : channels))
    #expect(list.allSatisfy { $0.mNumberChannels == (format.isInterleaved ? channels : 1) })
    #expect(list.allSatisfy { $0.mDataByteSize == 100 * frameBytes })
    #expect(valid(buffer) == [UInt32](repeating: 0, count: list.count))
    buffer.frameLength = 60
    #expect(valid(buffer) == [UInt32](repeating: 60 * frameBytes, count: list.count))
    #expect(
      UnsafeMutableAudioBufferListPointer(buffer.mutableAudioBufferList)
        .allSatisfy { $0.mDataByteSize == 100 * frameBytes })
    #expect((buffer.floatChannelData != nil) == (format.commonFormat == .pcmFormatFloat32))
    #expect((buffer.int16ChannelData != nil) == (format.commonFormat == .pcmFormatInt16))
    #expect((buffer.int32ChannelData != nil) == (format.commonFormat == .pcmFormatInt32))
  }

  @Test("is silent at first, and every sample has a place of its own", arguments: formats)
  func samples(format: AVAudioFormat) throws {
    guard format.commonFormat == .pcmFormatInt16 else { return }
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 50))
    let channels = try #require(buffer.int16ChannelData)
    let count = Int(format.channelCount)
    for channel in 0..<count {
      for frame in 0..<50 {
        #expect(channels[channel][frame * buffer.stride] == 0)
        channels[channel][frame * buffer.stride] = Int16(channel * 1000 + frame)
      }
    }
    buffer.frameLength = 50
    let list = UnsafeMutableAudioBufferListPointer(buffer.mutableAudioBufferList)
    let stored = list.map { Array(UnsafeBufferPointer<Int16>($0)) }
    let expected: [[Int16]] =
      format.isInterleaved
      ? [(0..<50).flatMap { frame in (0..<count).map { Int16($0 * 1000 + frame) } }]
      : (0..<count).map { channel in (0..<50).map { Int16(channel * 1000 + $0) } }
    #expect(stored == expected)
  }

  @Test("holds no more frames than it has room for", arguments: [101, 1_000_000, .max] as [UInt32])
  func lengthAboveCapacity(length: UInt32) throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 2))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 100))
    buffer.frameLength = length
    #expect(buffer.frameLength == 100 && valid(buffer) == [400, 400])
  }

  @Test("may be empty")
  func empty() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 1))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 0))
    #expect(buffer.frameLength == 0 && buffer.floatChannelData != nil && valid(buffer) == [0])
  }

  @Test("is nil where a size cannot be counted, or frames have no bytes")
  func impossible() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 1))
    #expect(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 1 << 30) == nil)
    #expect(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: .max) == nil)
    let changes: [(inout AudioStreamBasicDescription) -> Void] = [
      { $0.mBytesPerFrame = 0 }, { $0.mFormatID = kAudioFormatFLAC },
      { $0.mBitsPerChannel = 64 }, { $0.mChannelsPerFrame = .max },
      {
        $0.mChannelsPerFrame = .max
        $0.mFormatFlags &= ~kAudioFormatFlagIsNonInterleaved
      },
    ]
    for change in changes {
      var stream = format.streamDescription.pointee
      change(&stream)
      guard let format = AVAudioFormat(streamDescription: &stream) else { continue }
      #expect(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 16) == nil, "\(stream)")
    }
  }

  @Test("keeps its memory whatever is written into its list")
  func spoiledList() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 1))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 10))
    buffer.frameLength = 10
    let data = buffer.mutableAudioBufferList.pointee.mBuffers.mData
    buffer.mutableAudioBufferList.pointee.mBuffers = AudioBuffer()
    buffer.mutableAudioBufferList.pointee.mNumberBuffers = 1000
    #expect(buffer.mutableAudioBufferList.pointee.mNumberBuffers == 1)
    #expect(buffer.mutableAudioBufferList.pointee.mBuffers.mData == data)
    #expect(buffer.audioBufferList.pointee.mBuffers.mDataByteSize == 40)
    #expect(buffer.floatChannelData?[0][9] == 0)
  }

  private func valid(_ buffer: AVAudioBuffer) -> [UInt32] {
    UnsafeMutableAudioBufferListPointer(UnsafeMutablePointer(mutating: buffer.audioBufferList))
      .map(\.mDataByteSize)
  }
}
