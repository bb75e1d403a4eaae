import AudioBuffers
import Glibc
import Testing

@Suite("A PCM buffer over memory of somebody else")
struct AVAudioPCMBufferNoCopyTests {
  /// A list of buffers of 16 bytes each, and its memory.
  private final class Memory {
    let list: UnsafeMutableAudioBufferListPointer
    let samples: UnsafeMutableRawPointer

    init(bufferCount: Int, channelsPerBuffer: UInt32 = 1) {
      samples = .allocate(byteCount: 16 * bufferCount + 16, alignment: 16)
      samples.initializeMemory(as: Float.self, repeating: 0.5, count: 4 * bufferCount)
      list = AudioBufferList.allocate(maximumBuffers: bufferCount)
      for index in 0..<bufferCount {
        list[index] = AudioBuffer(
          mNumberChannels: channelsPerBuffer, mDataByteSize: 16, mData: samples + 16 * index)
      }
    }

    deinit {
      samples.deallocate()
      free(list.unsafeMutablePointer)
    }
  }

  private func format(_ channels: UInt32, isInterleaved: Bool = false) throws -> AVAudioFormat {
    try #require(
      AVAudioFormat(
        commonFormat: .pcmFormatFloat32, sampleRate: 8000, channels: channels,
        interleaved: isInterleaved))
  }

  @Test("is full of audio, and gives the memory back once, when it goes")
  func owner() throws {
    let memory = Memory(bufferCount: 2)
    var released: [UnsafePointer<AudioBufferList>] = []
    do {
      let buffer = try #require(
        AVAudioPCMBuffer(
          pcmFormat: format(2), bufferListNoCopy: memory.list.unsafePointer,
          deallocator: { released.append($0) }))
      #expect(buffer.frameLength == 4 && buffer.frameCapacity == 4)
      #expect(buffer.audioBufferList.pointee.mBuffers.mDataByteSize == 16)
      #expect(
        buffer.floatChannelData?[1] == (memory.samples + 16).assumingMemoryBound(to: Float.self))
      #expect(buffer.floatChannelData?[1][3] == 0.5)
      buffer.frameLength = 1
      #expect(memory.list[0].mDataByteSize == 16)
      #expect(released.isEmpty)
    }
    #expect(released == [memory.list.unsafePointer])
  }

  @Test("takes interleaved channels")
  func interleaved() throws {
    let memory = Memory(bufferCount: 1, channelsPerBuffer: 2)
    let buffer = try #require(
      AVAudioPCMBuffer(
        pcmFormat: format(2, isInterleaved: true), bufferListNoCopy: memory.list.unsafePointer))
    #expect(buffer.frameLength == 2 && buffer.stride == 2)
  }

  @Test("is nil, and gives nothing back, where the list does not fit the format")
  func mismatch() throws {
    let changes: [(UnsafeMutableAudioBufferListPointer) -> Void] = [
      { $0.count = 1 }, { $0.count = 0 }, { $0[1].mData = nil }, { $0[1].mNumberChannels = 2 },
      { $0[1].mDataByteSize = 12 },
      {
        $0[0].mDataByteSize = 15
        $0[1].mDataByteSize = 15
      },
      { list in list[0].mData = list[0].mData.map { $0 + 2 } },
    ]
    for change in changes {
      let memory = Memory(bufferCount: 2)
      change(memory.list)
      let buffer = try AVAudioPCMBuffer(
        pcmFormat: format(2), bufferListNoCopy: memory.list.unsafePointer,
        deallocator: { _ in Issue.record("nothing was taken") })
      #expect(buffer == nil)
    }
  }
}
