/// What is wrong with an AIFF file, and where; byte offsets count from the file's beginning.
package enum AIFFError: Error, Hashable, Sendable {
  /// The bytes do not begin as an AIFF or AIFF-C file does.
  case notAIFF(reason: String)
  /// A chunk's size reaches past the end of the file or of the FORM.
  case chunkPastEnd(chunk: FourCC, byteOffset: Int, claimedByteCount: Int, byteCountLeft: Int)
  /// A chunk is smaller than its own fields.
  case chunkTooShort(chunk: FourCC, byteOffset: Int, byteCount: Int, neededByteCount: Int)
  /// A chunk that may come once comes again.
  case duplicateChunk(chunk: FourCC, byteOffset: Int)
  /// There is no such chunk.
  case missingChunk(FourCC)
  /// A field has a value that it cannot have; the offset is the field's.
  case invalidField(chunk: FourCC, byteOffset: Int, field: String, value: String)
  /// The AIFF-C compression is none of those that `AIFFEncoding` knows.
  case unsupportedCompression(FourCC, byteOffset: Int)
  /// SSND holds fewer sample bytes than the frames that COMM counts.
  case soundTooShort(byteOffset: Int, frameCount: Int, neededByteCount: Int, byteCount: Int)
  /// A file cannot be written with this sample rate, in hertz.
  case unwritableSampleRate(Double)
  /// A file cannot be written with this many channels.
  case unwritableChannelCount(Int)
  /// A file cannot hold this many frames.
  case unwritableFrameCount(Int, maximum: Int)
}

// MARK: - CustomStringConvertible

extension AIFFError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAIFF(let reason):
      "not an AIFF file: \(reason)"
    case .chunkPastEnd(let chunk, let byteOffset, let claimedByteCount, let byteCountLeft):
      "chunk \(chunk) at byte \(byteOffset) claims \(claimedByteCount) bytes, "
        + "\(byteCountLeft) are left"
    case .chunkTooShort(let chunk, let byteOffset, let byteCount, let neededByteCount):
      "chunk \(chunk) at byte \(byteOffset) has \(byteCount) bytes, "
        + "\(neededByteCount) are needed"
    case .duplicateChunk(let chunk, let byteOffset):
      "chunk \(chunk) at byte \(byteOffset) is the second of its kind"
    case .missingChunk(let chunk):
      "chunk \(chunk) is missing"
    case .invalidField(let chunk, let byteOffset, let field, let value):
      "chunk \(chunk), byte \(byteOffset): \(field) is \(value)"
    case .unsupportedCompression(let compression, let byteOffset):
      "chunk COMM, byte \(byteOffset): compression \(compression) is not supported"
    case .soundTooShort(let byteOffset, let frameCount, let neededByteCount, let byteCount):
      "chunk SSND at byte \(byteOffset) holds \(byteCount) bytes of samples, "
        + "\(frameCount) frames need \(neededByteCount)"
    case .unwritableSampleRate(let sampleRate):
      "sample rate \(sampleRate) Hz cannot be written to an AIFF file"
    case .unwritableChannelCount(let channelCount):
      "\(channelCount) channels cannot be written to an AIFF file, 1 or 2 can"
    case .unwritableFrameCount(let frameCount, let maximum):
      "\(frameCount) frames cannot be written to an AIFF file, \(maximum) at most"
    }
  }
}
