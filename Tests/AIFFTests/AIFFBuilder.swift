/// Builds AIFF files a field at a time, right or wrong, without any of the code under test.
struct AIFFBuilder {
  var formType = "AIFF"
  /// What the FORM claims; nil for the truth.
  var formByteCount: UInt32?
  var chunks: [[UInt8]] = []

  var bytes: [UInt8] {
    let body = ascii(formType) + chunks.flatMap { $0 }
    return ascii("FORM") + bigEndian(formByteCount ?? UInt32(body.count)) + body
  }

  /// A file of one COMM and one SSND chunk; AIFF-C when a compression is given.
  static func file(
    compression: String? = nil, channelCount: Int = 1, frameCount: Int, bits: Int = 16,
    samples: [UInt8]
  ) -> [UInt8] {
    let common = Self.common(
      channelCount: channelCount, frameCount: UInt32(frameCount), bits: bits,
      compression: compression)
    return AIFFBuilder(
      formType: compression == nil ? "AIFF" : "AIFC", chunks: [common, sound(samples)]
    ).bytes
  }

  /// 44 100 Hz unless told otherwise: 44100 = 0xac44 << 48 times 2^(0x400e - 16383 - 63).
  static func common(
    channelCount: Int = 1, frameCount: UInt32, bits: Int = 16,
    rate: [UInt8] = [0x40, 0x0e, 0xac, 0x44, 0, 0, 0, 0, 0, 0], compression: String? = nil
  ) -> [UInt8] {
    var content = bigEndian(Int16(channelCount)) + bigEndian(frameCount) + bigEndian(Int16(bits))
    content += rate
    if let compression { content += ascii(compression) + [5] + ascii("named") }
    return chunk("COMM", content)
  }

  static func sound(_ samples: [UInt8], offset: UInt32 = 0, blockSize: UInt32 = 0) -> [UInt8] {
    let padding = [UInt8](repeating: 0xee, count: Int(min(offset, 1000)))
    return chunk("SSND", bigEndian(offset) + bigEndian(blockSize) + padding + samples)
  }

  /// A chunk with its pad byte; `byteCount` is what it claims when that is not the truth.
  static func chunk(_ id: String, _ content: [UInt8], byteCount: UInt32? = nil) -> [UInt8] {
    let pad: [UInt8] = content.count.isMultiple(of: 2) ? [] : [0]
    return ascii(id) + bigEndian(byteCount ?? UInt32(content.count)) + content + pad
  }
}

func ascii(_ text: String) -> [UInt8] { [UInt8](text.utf8) }

func bigEndian<Value: FixedWidthInteger>(_ value: Value) -> [UInt8] {
  (0..<Value.bitWidth / 8).reversed().map { UInt8(truncatingIfNeeded: value >> Value(8 * $0)) }
}
