internal import Glibc

/// A count and its first buffer; further ones follow in memory. Core Audio symbol:
/// `AudioBufferList`.
public struct AudioBufferList {
  /// How many buffers there are.
  public var mNumberBuffers: UInt32
  /// The first.
  public var mBuffers: AudioBuffer

  /// Makes a list of no buffer.
  public init() { self.init(mNumberBuffers: 0, mBuffers: AudioBuffer()) }

  /// Makes a list of one buffer.
  public init(mNumberBuffers: UInt32 = 1, mBuffers: AudioBuffer) {
    self.mNumberBuffers = mNumberBuffers
    self.mBuffers = mBuffers
  }

  /// Bytes of a list with room for `maximumBuffers`, which is at least 1.
  public static func sizeInBytes(maximumBuffers: Int) -> Int {
    precondition(maximumBuffers >= 1, "a list has room for one buffer at least")
    return MemoryLayout<AudioBufferList>.size
      + (maximumBuffers - 1) * MemoryLayout<AudioBuffer>.stride
  }

  /// Allocates a list with room for `maximumBuffers`, zeroed but for its count, which is
  /// `maximumBuffers`; to be given back with `free(list.unsafeMutablePointer)`.
  public static func allocate(maximumBuffers: Int) -> UnsafeMutableAudioBufferListPointer {
    guard let memory = calloc(1, sizeInBytes(maximumBuffers: maximumBuffers)) else {
      fatalError("no memory for a list of \(maximumBuffers) buffers")  // As on Apple's platforms.
    }
    let list = UnsafeMutableAudioBufferListPointer(
      memory.bindMemory(to: AudioBufferList.self, capacity: 1))
    list.count = maximumBuffers
    return list
  }
}
