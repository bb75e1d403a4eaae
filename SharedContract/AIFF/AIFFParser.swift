/// Walks the chunks of an AIFF file and keeps what the COMM and SSND chunks say.
///
/// Every size in the file is a claim: it is compared with the bytes that are there before use.
/// Sizes have 32 bits, sums and products of them are made in 64 and cannot overflow.
struct AIFFParser {
  /// The COMM chunk's fields, each checked.
  struct Common {
    var channelCount: Int
    var frameCount: Int
    var bitsPerSample: Int
    var sampleRate: Double
    var compression: FourCC
    var encoding: AIFFEncoding
  }

  /// The SSND chunk: where it begins, and the bytes after its offset field's padding.
  struct Sound {
    var byteOffset: Int
    var samples: Range<Int>
  }

  private struct Chunk {
    var id: FourCC
    /// Of the chunk's header.
    var byteOffset: Int
    /// Without header and pad byte.
    var contents: Range<Int>
  }

  private static let chunkHeaderByteCount = 8
  private static let formHeaderByteCount = 12

  /// Whether the form is `AIFC`.
  let isCompressed: Bool
  private(set) var common: Common?
  private(set) var sound: Sound?
  /// Where the FORM or the file ends, whichever comes first.
  private let end: Int
  /// Whether the FORM claims to go on after the file's end.
  private let isCut: Bool

  /// Reads the FORM's header.
  init(form bytes: RawSpan) throws(AIFFError) {
    guard bytes.byteCount >= Self.formHeaderByteCount else {
      throw .notAIFF(reason: "\(bytes.byteCount) bytes are too few for the FORM chunk's header")
    }
    let id = FourCC(rawValue: bytes.uint32(at: 0))
    guard id == "FORM" else { throw .notAIFF(reason: "it begins with \(id) instead of FORM") }
    let type = FourCC(rawValue: bytes.uint32(at: 8))
    guard type == "AIFF" || type == "AIFC" else {
      throw .notAIFF(reason: "its form type is \(type) instead of AIFF or AIFC")
    }
    let size = Int(bytes.uint32(at: 4))
    guard size >= 4 else {
      throw .chunkTooShort(chunk: "FORM", byteOffset: 0, byteCount: size, neededByteCount: 4)
    }
    let claimedEnd = Self.chunkHeaderByteCount + size
    isCompressed = type == "AIFC"
    isCut = claimedEnd > bytes.byteCount
    end = min(claimedEnd, bytes.byteCount)
  }

  /// Reads all chunks of the FORM whose header was read from the same bytes.
  mutating func readChunks(of bytes: RawSpan) throws(AIFFError) {
    var byteOffset = Self.formHeaderByteCount
    // Fewer bytes than a header are no chunk, whatever they are.
    while end - byteOffset >= Self.chunkHeaderByteCount {
      let id = FourCC(rawValue: bytes.uint32(at: byteOffset))
      let size = Int(bytes.uint32(at: byteOffset + 4))
      let start = byteOffset + Self.chunkHeaderByteCount
      guard size <= end - start else {
        if isCut, common != nil, sound != nil { return }
        throw .chunkPastEnd(
          chunk: id, byteOffset: byteOffset, claimedByteCount: size, byteCountLeft: end - start)
      }
      let chunk = Chunk(id: id, byteOffset: byteOffset, contents: start..<start + size)
      switch id {
      case "COMM": try readCommon(chunk, of: bytes)
      case "SSND": try readSound(chunk, of: bytes)
      default: break
      }
      let padByteCount = size & 1
      byteOffset = start + size + padByteCount
    }
  }

  /// AIFF-C draft, "The Extended Common Chunk".
  private mutating func readCommon(_ chunk: Chunk, of bytes: RawSpan) throws(AIFFError) {
    guard common == nil else {
      throw .duplicateChunk(chunk: chunk.id, byteOffset: chunk.byteOffset)
    }
    try require(isCompressed ? 22 : 18, in: chunk)
    let start = chunk.contents.lowerBound
    let channelCount = Int(Int16(bitPattern: bytes.uint16(at: start)))
    guard channelCount >= 1 else {
      throw Self.invalid("channel count", "\(channelCount)", at: start)
    }
    let rate = ExtendedFloat(
      signAndExponent: bytes.uint16(at: start + 8),
      significand: bytes.uint64(at: start + 10))
    guard AIFFDescription.sampleRates.contains(rate.double) else {
      throw Self.invalid("sample rate", "\(rate.double) Hz", at: start + 8)
    }
    let compression: FourCC =
      isCompressed ? FourCC(rawValue: bytes.uint32(at: start + 18)) : "NONE"
    guard let encoding = AIFFEncoding(compression: compression) else {
      throw .unsupportedCompression(compression, byteOffset: start + 18)
    }
    common = Common(
      channelCount: channelCount,
      frameCount: Int(bytes.uint32(at: start + 2)),
      bitsPerSample: try Self.bitsPerSample(of: encoding, bytes, at: start + 6),
      sampleRate: rate.double, compression: compression, encoding: encoding)
  }

  private static func bitsPerSample(
    of encoding: AIFFEncoding, _ bytes: RawSpan, at byteOffset: Int
  ) throws(AIFFError) -> Int {
    switch encoding {
    case .float32: return 32
    case .muLaw, .aLaw: return 8
    case .bigEndianInteger, .littleEndianInteger:
      let bits = Int(Int16(bitPattern: bytes.uint16(at: byteOffset)))
      guard (1...32).contains(bits) else {
        throw invalid("bits per sample", "\(bits)", at: byteOffset)
      }
      return bits
    }
  }

  /// AIFF 1.3, "Sound Data Chunk".
  private mutating func readSound(_ chunk: Chunk, of bytes: RawSpan) throws(AIFFError) {
    guard sound == nil else {
      throw .duplicateChunk(chunk: chunk.id, byteOffset: chunk.byteOffset)
    }
    try require(8, in: chunk)
    let start = chunk.contents.lowerBound
    let offset = Int(bytes.uint32(at: start))
    // The block size that follows only says how writers aligned the samples.
    let samples = chunk.contents.dropFirst(8)
    guard offset <= samples.count else {
      throw .invalidField(
        chunk: chunk.id, byteOffset: start, field: "offset of the first sample",
        value: "\(offset), behind the chunk's end")
    }
    sound = Sound(byteOffset: chunk.byteOffset, samples: samples.dropFirst(offset))
  }

  private func require(_ byteCount: Int, in chunk: Chunk) throws(AIFFError) {
    guard chunk.contents.count >= byteCount else {
      throw .chunkTooShort(
        chunk: chunk.id, byteOffset: chunk.byteOffset, byteCount: chunk.contents.count,
        neededByteCount: byteCount)
    }
  }

  private static func invalid(_ field: String, _ value: String, at byteOffset: Int) -> AIFFError {
    .invalidField(chunk: "COMM", byteOffset: byteOffset, field: field, value: value)
  }
}
