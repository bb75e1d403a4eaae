extension RenderQueue {
  /// The body of a render block: copies the next frames. Render thread.
  ///
  /// The compiler proves that it neither allocates nor locks nor counts references. A host that
  /// renders offline gets the frames there are; one that does not gets silence for those that are
  /// late, and they are counted.
  ///
  /// - Parameter ownBuffer: Used where the host leaves `mData` nil; it limits the frames then.
  @_noLocks
  package func render(
    _ flags: UnsafeMutablePointer<AudioUnitRenderActionFlags>,
    _ frameCount: Int, _ output: UnsafeMutablePointer<AudioBufferList>,
    ownBuffer: UnsafeMutableBufferPointer<Float>
  ) -> AUAudioUnitStatus {
    guard output.pointee.mNumberBuffers == 1 else { return invalidParameter }
    if output.pointee.mBuffers.mData == nil {
      guard frameCount <= ownBuffer.count else { return invalidParameter }
      output.pointee.mBuffers.mData = UnsafeMutableRawPointer(ownBuffer.baseAddress)
    } else if Int(output.pointee.mBuffers.mDataByteSize) < frameCount * 4 {
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
      output.pointee.mBuffers.mDataByteSize = UInt32(frameCount) * 4
      countUnderrun(frameCount: frameCount - rendered.frameCount)
    }
    return 0
  }
}

// What other files define is not known to be free of locks where each file is compiled alone.
private var invalidParameter: OSStatus { -10_878 }  // kAudioUnitErr_InvalidParameter
private var completeBit: UInt32 { 1 << 7 }
private var offlineBit: UInt32 { 1 << 6 }
