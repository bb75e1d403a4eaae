/// The chunks of a WAV or AIFF file, found without the library under test.
struct ChunkedFile {
  /// "RIFF" or "FORM".
  let kind: String
  /// "WAVE", "AIFF" or "AIFC".
  let form: String
  let chunks: [String: [UInt8]]
  /// Bytes after the last whole chunk.
  let byteCountLeft: Int
  private let isBigEndian: Bool

  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 12 else { return nil }
    kind = String(decoding: bytes[..<4], as: UTF8.self)
    form = String(decoding: bytes[8..<12], as: UTF8.self)
    isBigEndian = kind == "FORM"
    guard Self.number(bytes[4..<8], isBigEndian) == bytes.count - 8 else { return nil }
    var chunks: [String: [UInt8]] = [:]
    var offset = 12
    while offset + 8 <= bytes.count {
      let size = Self.number(bytes[(offset + 4)..<(offset + 8)], isBigEndian)
      guard offset + 8 + size <= bytes.count else { return nil }
      let name = String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self)
      chunks[name] = Array(bytes[(offset + 8)..<(offset + 8 + size)])
      offset += 8 + size + size % 2
    }
    self.chunks = chunks
    byteCountLeft = bytes.count - offset
  }

  /// An unsigned number of a chunk, in the file's byte order.
  func field(_ chunk: String, at offset: Int, _ byteCount: Int) -> Int? {
    guard let bytes = chunks[chunk], offset + byteCount <= bytes.count else { return nil }
    return Self.number(bytes[offset..<(offset + byteCount)], isBigEndian)
  }

  private static func number(_ bytes: ArraySlice<UInt8>, _ isBigEndian: Bool) -> Int {
    (isBigEndian ? Array(bytes) : bytes.reversed()).reduce(0) { $0 << 8 | Int($1) }
  }
}
