/// The buffers of a list in memory. Core Audio symbol: `UnsafeMutableAudioBufferListPointer`.
public struct UnsafeMutableAudioBufferListPointer: RandomAccessCollection, MutableCollection {
  /// The list itself.
  public let unsafeMutablePointer: UnsafeMutablePointer<AudioBufferList>

  /// Wraps a list whose memory the caller keeps.
  public init(_ pointer: UnsafeMutablePointer<AudioBufferList>) { unsafeMutablePointer = pointer }

  /// Wraps a list whose memory the caller keeps.
  ///
  /// - Returns: nil for none.
  public init?(_ pointer: UnsafeMutablePointer<AudioBufferList>?) {
    guard let pointer else { return nil }
    self.init(pointer)
  }

  /// The list itself, to be read only.
  public var unsafePointer: UnsafePointer<AudioBufferList> { UnsafePointer(unsafeMutablePointer) }

  /// The number of buffers; never set to more than there is memory for.
  public var count: Int {
    get { Int(unsafeMutablePointer.pointee.mNumberBuffers) }
    nonmutating set { unsafeMutablePointer.pointee.mNumberBuffers = UInt32(newValue) }
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of buffers.
  public var endIndex: Int { count }

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
