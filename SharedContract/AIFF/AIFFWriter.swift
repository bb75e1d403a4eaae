/// Makes the bytes of an AIFF file with 16-bit samples: a header, then the samples.
///
/// Nothing is written by it; whoever owns the file writes `header`, then what `append` made.
package struct AIFFWriter: Hashable, Sendable {
  /// The size of every header: FORM with type, COMM, and SSND up to the first sample.
  package static let headerByteCount = 54

  /// In hertz.
  package let sampleRate: Double
  package let channelCount: Int

  private static let commonByteCount = 18
  private static let soundFieldsByteCount = 8
  private static let bytesPerSample = 2

  /// Makes a writer for one or two channels.
  ///
  /// - Throws: `AIFFError` for a sample rate outside `AIFFDescription.sampleRates` or another
  ///   channel count.
  package init(sampleRate: Double, channelCount: Int = 1) throws(AIFFError) {
    guard AIFFDescription.sampleRates.contains(sampleRate) else {
      throw .unwritableSampleRate(sampleRate)
    }
    guard (1...2).contains(channelCount) else { throw .unwritableChannelCount(channelCount) }
    self.sampleRate = sampleRate
    self.channelCount = channelCount
  }

  /// The most frames a file of so many channels can have; a FORM's size is a signed 32-bit number.
  package static func maximumFrameCount(channelCount: Int) -> Int {
    (Int(Int32.max) - (headerByteCount - 8)) / (bytesPerSample * channelCount)
  }

  /// The `headerByteCount` bytes that come before the samples of `frameCount` frames.
  ///
  /// - Throws: `AIFFError.unwritableFrameCount` for more than `maximumFrameCount(channelCount:)`.
  package func header(frameCount: Int) throws(AIFFError) -> [UInt8] {
    let maximum = Self.maximumFrameCount(channelCount: channelCount)
    guard (0...maximum).contains(frameCount) else {
      throw .unwritableFrameCount(frameCount, maximum: maximum)
    }
    let sampleByteCount = frameCount * channelCount * Self.bytesPerSample
    let rate = ExtendedFloat(sampleRate)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.headerByteCount)
    Self.append(FourCC("FORM").rawValue, to: &bytes)
    Self.append(UInt32(Self.headerByteCount - 8 + sampleByteCount), to: &bytes)
    Self.append(FourCC("AIFF").rawValue, to: &bytes)
    Self.append(FourCC("COMM").rawValue, to: &bytes)
    Self.append(UInt32(Self.commonByteCount), to: &bytes)
    Self.append(UInt16(channelCount), to: &bytes)
    Self.append(UInt32(frameCount), to: &bytes)
    Self.append(UInt16(8 * Self.bytesPerSample), to: &bytes)
    Self.append(rate.signAndExponent, to: &bytes)
    Self.append(rate.significand, to: &bytes)
    Self.append(FourCC("SSND").rawValue, to: &bytes)
    Self.append(UInt32(Self.soundFieldsByteCount + sampleByteCount), to: &bytes)
    // Offset and block size: the samples follow at once and are not aligned to blocks.
    Self.append(UInt64(0), to: &bytes)
    return bytes
  }

  /// Appends samples, those of a frame following each other, as the file holds them.
  package static func append(_ samples: Span<Int16>, to bytes: inout [UInt8]) {
    bytes.reserveCapacity(bytes.count + 2 * samples.count)
    for index in samples.indices {
      append(UInt16(bitPattern: samples[index]), to: &bytes)
    }
  }

  private static func append<Value: FixedWidthInteger & UnsignedInteger>(
    _ value: Value, to bytes: inout [UInt8]
  ) {
    for shift in stride(from: Value.bitWidth - 8, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> Value(shift)))
    }
  }
}
