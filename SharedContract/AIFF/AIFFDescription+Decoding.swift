extension AIFFDescription {
  /// Writes the samples of one channel to the beginning of `output`, full scale being 1.
  ///
  /// A sample of *n* bits is divided by 2^(n-1), so that 16-bit integers give exact values; 32-bit
  /// integers are rounded to the nearest. Stored floats come as they are, which may be above full
  /// scale; infinities and NaN give 0. Safe on the render thread: no allocation, no lock.
  ///
  /// - Parameters:
  ///   - frames: Within `0..<frameCount`, and no more than `output` holds.
  ///   - channel: 0 to `channelCount - 1`.
  ///   - bytes: The bytes that the description was made from.
  @_noLocks
  package func decode(
    frames: Range<Int>, channel: Int, from bytes: RawSpan, into output: inout MutableSpan<Float>
  ) {
    let start = firstByteOffset(frames: frames, channel: channel, of: bytes, room: output.count)
    let stride = bytesPerFrame
    switch (encoding, bytesPerSample) {
    case (.bigEndianInteger, 2) where stride == 2:
      // What voices have; without checks, since the one above was of all samples, so that it
      // becomes vector instructions.
      for index in 0..<frames.count {
        let sample = unsafe bytes.unsafeLoadUnaligned(
          fromUncheckedByteOffset: start &+ 2 &* index, as: Int16.self)
        unsafe output[unchecked: index] = Float(Int16(bigEndian: sample)) * 0x1p-15
      }
    case (.float32, _):
      for index in 0..<frames.count { output[index] = float(at: start + index * stride, of: bytes) }
    default:
      for index in 0..<frames.count {
        output[index] = Float(leftJustified(at: start + index * stride, of: bytes)) * 0x1p-31
      }
    }
  }

  /// Writes the samples of one channel to the beginning of `output`, as 16-bit integers.
  ///
  /// What was recorded with up to 16 bits comes exactly as it was, left-justified; wider samples
  /// are rounded to the nearest, halves up, and clipped to what 16 bits can hold.
  /// The parameters are those of `decode`. Safe on the render thread: no allocation, no lock.
  @_noLocks
  package func decodeInt16(
    frames: Range<Int>, channel: Int, from bytes: RawSpan, into output: inout MutableSpan<Int16>
  ) {
    let start = firstByteOffset(frames: frames, channel: channel, of: bytes, room: output.count)
    let stride = bytesPerFrame
    switch (encoding, bytesPerSample) {
    case (.bigEndianInteger, 2):
      for index in 0..<frames.count {
        output[index] = Int16(bitPattern: bytes.uint16(at: start + index * stride))
      }
    case (.float32, _):
      for index in 0..<frames.count {
        // Made positive first, so that the conversion, which drops the fraction, rounds.
        let shifted = Double(float(at: start + index * stride, of: bytes)) * 0x1p15 + 32_768.5
        output[index] = Int16(Int32(max(0, min(shifted, 65_535))) - 32_768)
      }
    default:
      for index in 0..<frames.count {
        let sample = Int64(leftJustified(at: start + index * stride, of: bytes))
        output[index] = Int16(clamping: (sample + 0x8000) >> 16)
      }
    }
  }

  /// Where the first sample asked for lies, after the one check of all that is asked for.
  @_noLocks
  private func firstByteOffset(
    frames: Range<Int>, channel: Int, of bytes: RawSpan, room: Int
  ) -> Int {
    precondition(frames.lowerBound >= 0 && frames.upperBound <= frameCount, "no such frames")
    precondition(channel >= 0 && channel < channelCount, "no such channel")
    precondition(frames.count <= room, "more frames than the output holds")
    let byteCount = bytes.byteCount
    precondition(sampleData.upperBound <= byteCount, "not the bytes of the description")
    return sampleData.lowerBound + frames.lowerBound * bytesPerFrame + channel * bytesPerSample
  }

  @_noLocks
  private func float(at byteOffset: Int, of bytes: RawSpan) -> Float {
    let value = Float(bitPattern: bytes.uint32(at: byteOffset))
    return value.isFinite ? value : 0
  }

  /// The integer sample at `byteOffset` with its sign in bit 31: full scale is 2^31.
  ///
  /// AIFF 1.3, "Sample Points and Sample Frames": a sample lies at the high end of its bytes.
  @_noLocks
  private func leftJustified(at byteOffset: Int, of bytes: RawSpan) -> Int32 {
    let byteCount = bytesPerSample
    var bits: UInt32 = 0
    switch encoding {
    case .muLaw: return G711.muLaw(bytes.uint8(at: byteOffset)) << 16
    case .aLaw: return G711.aLaw(bytes.uint8(at: byteOffset)) << 16
    case .bigEndianInteger, .float32:
      for index in 0..<byteCount {
        bits = bits << 8 | UInt32(bytes.uint8(at: byteOffset + index))
      }
    case .littleEndianInteger:
      for index in 0..<byteCount {
        bits |= UInt32(bytes.uint8(at: byteOffset + index)) << UInt32(8 * index)
      }
    }
    return Int32(bitPattern: bits << UInt32(32 - 8 * byteCount))
  }
}
