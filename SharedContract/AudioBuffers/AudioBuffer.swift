/// One buffer of samples. Core Audio symbol: `AudioBuffer`.
public struct AudioBuffer {
  /// Channels interleaved in it.
  public var mNumberChannels: UInt32
  /// Bytes in it: on entry to a render block what may be filled, on return what was.
  public var mDataByteSize: UInt32
  /// The samples; may be nil on entry, then the unit supplies its own memory.
  public var mData: UnsafeMutableRawPointer?

  /// Makes a buffer of nothing.
  public init() { self.init(mNumberChannels: 0, mDataByteSize: 0, mData: nil) }

  /// Makes a buffer over memory that the caller keeps.
  public init(mNumberChannels: UInt32, mDataByteSize: UInt32, mData: UnsafeMutableRawPointer?) {
    self.mNumberChannels = mNumberChannels
    self.mDataByteSize = mDataByteSize
    self.mData = mData
  }

  /// Makes a buffer over samples that the caller keeps; traps on 4 GiB and more, as on Apple's
  /// platforms.
  public init<Element>(
    _ typedBuffer: UnsafeMutableBufferPointer<Element>, numberOfChannels: Int
  ) {
    self.init(
      mNumberChannels: UInt32(numberOfChannels),
      mDataByteSize: UInt32(typedBuffer.count * MemoryLayout<Element>.stride),
      mData: typedBuffer.baseAddress)
  }
}

extension UnsafeBufferPointer {
  /// The elements of a buffer, as many as are whole. Core Audio's overlay has the same.
  public init(_ audioBuffer: AudioBuffer) {
    self.init(UnsafeMutableBufferPointer(audioBuffer))
  }
}

extension UnsafeMutableBufferPointer {
  /// The elements of a buffer, as many as are whole. Core Audio's overlay has the same.
  public init(_ audioBuffer: AudioBuffer) {
    let count = Int(audioBuffer.mDataByteSize) / MemoryLayout<Element>.stride
    self.init(
      start: audioBuffer.mData?.assumingMemoryBound(to: Element.self),
      count: audioBuffer.mData == nil ? 0 : count)
  }
}
