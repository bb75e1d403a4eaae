/// The bytes before the samples of a WAV file with one channel of 16-bit PCM.
///
/// Format: Microsoft and IBM, "Multimedia Programming Interface and Data Specifications 1.0",
/// "Waveform Audio File Format (WAVE)".
enum WAVHeader {
  static let byteCount = 44

  /// The most frames whose sizes fit 32 bits, the largest number kept for `bytes(frameCount: nil)`.
  static let maximumFrameCount = (Int(UInt32.max) - 1 - riffOverhead) / bytesPerFrame

  private static let bytesPerFrame = 2
  private static let riffOverhead = byteCount - 8

  /// Makes the header.
  ///
  /// - Parameter frameCount: 0 to `maximumFrameCount`, or nil where the end is not known. Both
  ///   sizes are 0xffffffff then, which readers take to mean everything up to the end of the file.
  static func bytes(frameCount: Int?, sampleRate: SampleRate) -> [UInt8] {
    let sampleByteCount = frameCount.map { UInt32($0 * bytesPerFrame) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(byteCount)
    bytes += "RIFF".utf8
    bytes.appendLittleEndian(sampleByteCount.map { $0 + UInt32(riffOverhead) } ?? .max)
    bytes += "WAVEfmt ".utf8
    bytes.appendLittleEndian(16 as UInt32)
    let pcm: UInt16 = 1
    bytes.appendLittleEndian(pcm)
    let channelCount: UInt16 = 1
    bytes.appendLittleEndian(channelCount)
    bytes.appendLittleEndian(sampleRate.rounded)
    bytes.appendLittleEndian(sampleRate.rounded * UInt32(bytesPerFrame))
    bytes.appendLittleEndian(UInt16(bytesPerFrame))
    let bitsPerSample: UInt16 = 16
    bytes.appendLittleEndian(bitsPerSample)
    bytes += "data".utf8
    bytes.appendLittleEndian(sampleByteCount ?? .max)
    return bytes
  }
}

extension [UInt8] {
  /// Appends an integer, least significant byte first.
  mutating func appendLittleEndian<Value: FixedWidthInteger>(_ value: Value) {
    for shift in stride(from: 0, to: Value.bitWidth, by: 8) {
      append(UInt8(truncatingIfNeeded: value >> Value(shift)))
    }
  }
}
