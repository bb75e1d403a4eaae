/// How linear PCM lies in buffers.
struct PCMShape {
  /// How many buffers there are.
  let bufferCount: Int
  /// Bytes of a frame in one buffer.
  let bytesPerFrame: UInt32
  /// Channels of a frame in one buffer.
  let channelsPerBuffer: UInt32
  /// Bytes that the address of a sample has to be a multiple of.
  private let alignment: Int

  /// How a format's samples lie.
  ///
  /// - Returns: nil for what is not linear PCM, for frames without bytes, no channel or more than
  ///   65 535 channels, and for frames in which the samples of all channels have no room.
  init?(_ description: AudioStreamBasicDescription) {
    let sampleByteCount = description.mBitsPerChannel / 8
    guard description.mFormatID == kAudioFormatLinearPCM, description.mBytesPerFrame > 0,
      (1...0xFFFF).contains(description.mChannelsPerFrame),
      UInt64(sampleByteCount) * UInt64(description.channelsPerBuffer)
        <= UInt64(description.mBytesPerFrame)
    else { return nil }
    bufferCount = description.isInterleaved ? 1 : Int(description.mChannelsPerFrame)
    bytesPerFrame = description.mBytesPerFrame
    channelsPerBuffer = description.channelsPerBuffer
    alignment =
      description.commonFormat == .otherFormat ? 1 : max(1, Int(sampleByteCount))
  }

  /// Whether buffers are such ones, all of one size, each where its samples can be read.
  func fits(_ buffers: UnsafeMutableAudioBufferListPointer) -> Bool {
    guard buffers.count == bufferCount else { return false }
    let byteCount = buffers[0].mDataByteSize
    return byteCount % bytesPerFrame == 0
      && buffers.allSatisfy { buffer in
        guard let data = buffer.mData else { return false }
        return buffer.mNumberChannels == channelsPerBuffer && buffer.mDataByteSize == byteCount
          && Int(bitPattern: data) % alignment == 0
      }
  }
}
