/// One buffer of samples. Core Audio symbol: `AudioBuffer`.
public struct AudioBuffer {
  /// Channels interleaved in it.
  public var mNumberChannels: UInt32
  /// Bytes in it: on entry to a render block what may be filled, on return what was.
  public var mDataByteSize: UInt32
  /// The samples; may be nil on entry, then the unit supplies its own memory.
  public var mData: UnsafeMutableRawPointer?

  /// Makes a buffer over memory that the caller keeps.
  public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
    self.mNumberChannels = mNumberChannels
    self.mDataByteSize = mDataByteSize
    self.mData = mData
  }
}

/// A count and its first buffer; further ones follow in memory. Core Audio symbol:
/// `AudioBufferList`.
public struct AudioBufferList {
  /// How many buffers there are.
  public var mNumberBuffers: UInt32
  /// The first.
  public var mBuffers: AudioBuffer

  /// Makes a list of one buffer.
  public init(mNumberBuffers: UInt32 = 1, mBuffers: AudioBuffer) {
    self.mNumberBuffers = mNumberBuffers
    self.mBuffers = mBuffers
  }
}

/// The buffers of a list in memory. Core Audio symbol: `UnsafeMutableAudioBufferListPointer`.
public struct UnsafeMutableAudioBufferListPointer: RandomAccessCollection, MutableCollection {
  /// The list itself.
  public let unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>

  /// Wraps a list whose memory the caller keeps.
  public init(_ pointer: UnsafeMutablePointer<AudioBufferList>) { unsafeMutablePointer = pointer }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of buffers.
  public var endIndex: Int { Int(unsafeMutablePointer.pointee.mNumberBuffers) }

  /// The buffer at an index below `endIndex`.
  public subscript(index: Int) -> AudioBuffer {
    get { buffers[index] }
    nonmutating set { buffers[index] = newValue }
  }

  private var buffers: UnsafeMutablePointer<AudioBuffer> {
    let offset = MemoryLayout<AudioBufferList>.offset(of: \.mBuffers) ?? 8
    return (UnsafeMutableRawPointer(unsafeMutablePointer) + offset)
      .assumingMemoryBound(to: AudioBuffer.self)
  }
}
