extension RenderQueue {
  /// The body of a render block: copies the next frames. Render thread.
  ///
  /// The compiler proves that it neither allocates nor locks nor counts references. A host that
  /// renders offline gets the frames there are; one that does not gets silence for those that are
  /// late, and they are counted.
  ///
  /// - Parameter ownBuffer: Used where the host leaves `mData` nil.
  @_noLocks
  package func render(
    _ flags: UnsafeMutablePointer<AudioUnitRenderActionFlags>,
    _ frameCount: Int, _ output: UnsafeMutablePointer<AudioBufferList>,
    ownBuffer: UnsafeMutablePointer<Float>
  ) -> AUAudioUnitStatus {
    guard output.pointee.mNumberBuffers == 1 else { return invalidParameter }
    let byteCount = UInt32(frameCount) * 4
    if output.pointee.mBuffers.mData == nil {
      output.pointee.mBuffers.mData = UnsafeMutableRawPointer(ownBuffer)
    } else if output.pointee.mBuffers.mDataByteSize < byteCount {
      return invalidParameter
    }
    guard let data = output.pointee.mBuffers.mData else { return invalidParameter }
    let samples = data.assumingMemoryBound(to: Float.self)
    let rendered = copy(into: samples, frameCount: frameCount)
    output.pointee.mBuffers.mDataByteSize = UInt32(rendered.frameCount) * 4
    let bits = UnsafeMutableRawPointer(flags).assumingMemoryBound(to: UInt32.self)
    for index in rendered.frameCount..<frameCount { samples[index] = 0 }
    if rendered.isComplete {
      bits.pointee |= completeBit
    } else if bits.pointee & offlineBit == 0, rendered.frameCount < frameCount {
      output.pointee.mBuffers.mDataByteSize = byteCount
      countUnderrun(frameCount: frameCount - rendered.frameCount)
    }
    return 0
  }
}

// What other files define is not known to be free of locks where each file is compiled alone.
private var invalidParameter: OSStatus { -10_878 }  // kAudioUnitErr_InvalidParameter
private var completeBit: UInt32 { 1 << 7 }
private var offlineBit: UInt32 { 1 << 6 }
