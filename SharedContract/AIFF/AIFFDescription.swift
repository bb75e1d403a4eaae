/// What an AIFF or AIFF-C file says of its sound, and where in the file the samples lie.
///
/// It holds no samples: `decode` reads them from the bytes it was made from. Format: Apple, "Audio
/// Interchange File Format", version 1.3 (1989), and "AIFF-C", draft of 26 August 1991.
package struct AIFFDescription: Hashable, Sendable {
  /// The sample rates that are taken, in hertz.
  package static let sampleRates = Double.leastNonzeroMagnitude...1_000_000

  /// Whether the form is AIFF-C (`AIFC`), compressed or not, rather than `AIFF`.
  package let isCompressed: Bool
  /// The compression type as the file spells it; `NONE` for AIFF.
  package let compression: FourCC
  package let encoding: AIFFEncoding
  /// 1 to 32 767; the samples of a frame follow each other.
  package let channelCount: Int
  package let frameCount: Int
  /// In hertz, within `sampleRates`.
  package let sampleRate: Double
  /// 1 to 32. For integers what the COMM chunk says; 32 for float and 8 for µ-law and A-law, whose
  /// writers do not agree on what to say there.
  package let bitsPerSample: Int
  /// The size of one stored sample, 1 to 4.
  package let bytesPerSample: Int
  /// The size of one sample of every channel.
  package let bytesPerFrame: Int
  /// Where the samples of all frames lie, in bytes from the file's beginning; empty for no frames.
  package let sampleData: Range<Int>

  /// Makes the description of a whole file's bytes; samples are not looked at.
  ///
  /// Chunks are taken in any order and unknown ones are skipped. A FORM that claims to go on after
  /// the file's end is accepted when the COMM and SSND chunks are whole, and so is a file without
  /// the pad byte after its last chunk.
  ///
  /// - Throws: `AIFFError` for a file that is broken or has an unsupported compression. A file of
  ///   zero frames is not an error, with or without SSND chunk.
  package init(parsing bytes: RawSpan) throws(AIFFError) {
    var parser = try AIFFParser(form: bytes)
    try parser.readChunks(of: bytes)
    try self.init(parser)
  }

  private init(_ parser: AIFFParser) throws(AIFFError) {
    guard let common = parser.common else { throw .missingChunk("COMM") }
    isCompressed = parser.isCompressed
    compression = common.compression
    encoding = common.encoding
    channelCount = common.channelCount
    frameCount = common.frameCount
    sampleRate = common.sampleRate
    bitsPerSample = common.bitsPerSample
    bytesPerSample = (common.bitsPerSample + 7) / 8
    bytesPerFrame = common.channelCount * bytesPerSample
    guard let sound = parser.sound else {
      guard common.frameCount == 0 else { throw .missingChunk("SSND") }
      sampleData = 0..<0
      return
    }
    let needed = common.frameCount * bytesPerFrame
    guard needed <= sound.samples.count else {
      throw .soundTooShort(
        byteOffset: sound.byteOffset, frameCount: common.frameCount, neededByteCount: needed,
        byteCount: sound.samples.count)
    }
    sampleData = sound.samples.prefix(needed)
  }
}
