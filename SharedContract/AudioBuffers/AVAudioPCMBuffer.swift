/// Linear PCM in memory. Apple symbol: `AVAudioPCMBuffer`.
public final class AVAudioPCMBuffer: AVAudioBuffer {
  /// Frames there is room for.
  public let frameCapacity: AVAudioFrameCount
  /// Where each channel's first sample is; `format.channelCount` of them, while the buffer lives.
  package let channelStarts: UnsafeMutablePointer<UnsafeMutableRawPointer>

  /// Makes a buffer of silence with a `frameLength` of 0.
  ///
  /// - Returns: nil for a format that is not linear PCM, that has no bytes in a frame or more than
  ///   65 535 channels; for 4 GiB a buffer and more; and when there is not so much memory.
  public convenience init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    guard let shape = PCMShape(format.audioStreamBasicDescription),
      let byteCount = UInt32(exactly: UInt64(frameCapacity) * UInt64(shape.bytesPerFrame)),
      let memory = AudioBufferMemory(
        bufferCount: shape.bufferCount, byteCount: byteCount,
        channelsPerBuffer: shape.channelsPerBuffer)
    else { return nil }
    self.init(format: format, memory: memory, frameCapacity: frameCapacity)
  }

  /// Makes a buffer over memory of somebody else, full of audio: `frameLength` is `frameCapacity`.
  ///
  /// - Parameters:
  ///   - bufferList: Says where the samples are; not changed, and not kept but for `deallocator`.
  ///   - deallocator: Called with `bufferList` when the buffer goes; not called for nil.
  /// - Returns: nil where the list does not fit the format: another number of buffers or channels,
  ///   a missing buffer, one that no sample can be read from at its address, sizes that differ or
  ///   that are no whole number of frames.
  public convenience init?(
    pcmFormat format: AVAudioFormat, bufferListNoCopy bufferList: UnsafePointer<AudioBufferList>,
    deallocator: ((UnsafePointer<AudioBufferList>) -> Void)? = nil
  ) {
    let buffers = UnsafeMutableAudioBufferListPointer(UnsafeMutablePointer(mutating: bufferList))
    guard let shape = PCMShape(format.audioStreamBasicDescription), shape.fits(buffers) else {
      return nil
    }
    let byteCount = buffers[0].mDataByteSize
    let memory = AudioBufferMemory(
      starts: buffers.compactMap(\.mData), byteCount: byteCount,
      channelsPerBuffer: shape.channelsPerBuffer, release: { deallocator?(bufferList) })
    self.init(format: format, memory: memory, frameCapacity: byteCount / shape.bytesPerFrame)
    frameLength = frameCapacity
  }

  private init(
    format: AVAudioFormat, memory: AudioBufferMemory, frameCapacity: AVAudioFrameCount
  ) {
    self.frameCapacity = frameCapacity
    let channelCount = Int(format.channelCount)
    channelStarts = .allocate(capacity: channelCount)
    let sampleByteCount = Int(format.audioStreamBasicDescription.mBitsPerChannel / 8)
    for channel in 0..<channelCount {
      let start =
        format.isInterleaved
        ? memory.starts[0] + channel * sampleByteCount : memory.starts[channel]
      (channelStarts + channel).initialize(to: start)
    }
    super.init(format: format, memory: memory)
  }

  deinit { channelStarts.deallocate() }

  /// Frames that hold audio; set to more than `frameCapacity`, it becomes `frameCapacity`.
  ///
  /// Apple's raises an exception there.
  public var frameLength: AVAudioFrameCount {
    get { memory.validByteCount / bytesPerFrame }
    set { memory.validByteCount = min(newValue, frameCapacity) * bytesPerFrame }
  }

  private var bytesPerFrame: UInt32 { format.audioStreamBasicDescription.mBytesPerFrame }

  /// From one sample of a channel to its next, in samples: 1, or the channels where interleaved.
  public var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

  /// A pointer to each channel's first sample; nil when the format is not Float32. They live as
  /// long as the buffer.
  public var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    channels(.pcmFormatFloat32)
  }

  /// A pointer to each channel's first sample; nil when the format is not Int16. They live as long
  /// as the buffer.
  public var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? {
    channels(.pcmFormatInt16)
  }

  /// A pointer to each channel's first sample; nil when the format is not Int32. They live as long
  /// as the buffer.
  public var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? {
    channels(.pcmFormatInt32)
  }

  private func channels<Sample>(
    _ commonFormat: AVAudioCommonFormat
  ) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
    guard format.commonFormat == commonFormat else { return nil }
    return UnsafeRawPointer(channelStarts)
      .assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
  }
}
