import AudioBuffers
import Glibc
import Testing

@Suite("A list of audio buffers")
struct AudioBufferListTests {
  @Test("lies in memory as Core Audio's does")
  func layout() {
    #expect(MemoryLayout<AudioBuffer>.size == 16)
    #expect(MemoryLayout<AudioBufferList>.size == 24)
    #expect(MemoryLayout<AudioStreamBasicDescription>.size == 40)
    #expect(MemoryLayout<AudioBufferList>.offset(of: \.mBuffers) == 8)
  }

  @Test("has room for as many buffers as it was made for", arguments: [1, 2, 3, 100])
  func allocate(count: Int) {
    #expect(AudioBufferList.sizeInBytes(maximumBuffers: count) == 8 + 16 * count)
    let list = AudioBufferList.allocate(maximumBuffers: count)
    defer { free(list.unsafeMutablePointer) }
    #expect(list.count == count && list.endIndex == count && list.startIndex == 0)
    for index in list.indices {
      #expect(list[index].mData == nil && list[index].mDataByteSize == 0)
      list[index].mDataByteSize = UInt32(index)
    }
    #expect(list.map { Int($0.mDataByteSize) } == Array(0..<count))
    list.count = 1
    #expect(list.count == 1 && list.unsafePointer.pointee.mNumberBuffers == 1)
  }

  @Test("is empty at first, as a value")
  func empty() {
    #expect(AudioBufferList().mNumberBuffers == 0)
    #expect(AudioBuffer().mData == nil && AudioBuffer().mNumberChannels == 0)
    #expect(AudioStreamBasicDescription().mSampleRate == 0)
  }

  @Test("is nil where there is no list")
  func noList() {
    let none: UnsafeMutablePointer<AudioBufferList>? = nil
    #expect(UnsafeMutableAudioBufferListPointer(none) == nil)
  }

  @Test("has buffers that are made of samples and looked at as samples")
  func samples() {
    var samples: [Int16] = [1, -2, 3, -4, 5]
    samples.withUnsafeMutableBufferPointer { pointer in
      var buffer = AudioBuffer(pointer, numberOfChannels: 1)
      #expect(buffer.mDataByteSize == 10 && buffer.mNumberChannels == 1)
      #expect(Array(UnsafeBufferPointer<Int16>(buffer)) == [1, -2, 3, -4, 5])
      buffer.mDataByteSize = 9
      #expect(UnsafeMutableBufferPointer<Int16>(buffer).count == 4)
      buffer.mData = nil
      #expect(UnsafeBufferPointer<Int16>(buffer).isEmpty)
    }
  }
}
