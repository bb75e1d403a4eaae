/// Sound files put together by hand.
enum HandMadeSound {
  /// AIFF-C with 16-bit big-endian samples ('twos') as `say` writes it: a FLLR chunk puts the
  /// samples at byte 4096.
  static func sayAIFC(_ samples: [Int16]) -> [UInt8] {
    var body = Array("AIFC".utf8)
    body += chunk("FVER", [0xA2, 0x80, 0x51, 0x40])
    let name = Array("Linear PCM, 16 bit big-endian signed integer".utf8)
    let rate: [UInt8] = [0x40, 0x0D, 0xAC, 0x44, 0, 0, 0, 0, 0, 0]
    body += chunk(
      "COMM",
      big(1, 2) + big(samples.count, 4) + big(16, 2) + rate + Array("twos".utf8)
        + [UInt8(name.count)] + name + [0])
    body += chunk("FLLR", [UInt8](repeating: 0xAB, count: 4096 - 8 - body.count - 8 - 16))
    body += chunk("SSND", big(0, 8) + samples.flatMap { big(Int($0), 2) })
    return chunk("FORM", body)
  }

  /// AU with 16-bit samples, its size unknown as a pipe would write it, if so wanted.
  static func au(_ samples: [Int16], isSizeKnown: Bool = true) -> [UInt8] {
    Array(".snd".utf8) + big(28, 4) + big(isSizeKnown ? samples.count * 2 : 0xFFFF_FFFF, 4)
      + big(3, 4) + big(8000, 4) + big(1, 4) + [0, 0, 0, 0] + samples.flatMap { big(Int($0), 2) }
  }

  /// CAF with 16-bit little-endian samples.
  static func caf(_ samples: [Int16]) -> [UInt8] {
    let description =
      [0x40, 0xBF, 0x40, 0, 0, 0, 0, 0] + Array("lpcm".utf8) + big(2, 4) + big(2, 4) + big(1, 4)
      + big(1, 4) + big(16, 4)
    return Array("caff".utf8) + [0, 1, 0, 0] + Array("desc".utf8) + big(32, 8) + description
      + Array("data".utf8) + big(samples.count * 2 + 4, 8) + big(0, 4)
      + samples.flatMap { big(Int($0), 2).reversed() }
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    Array(name.utf8) + big(content.count, 4) + content + (content.count % 2 == 1 ? [0] : [])
  }

  private static func big(_ value: Int, _ byteCount: Int) -> [UInt8] {
    (0..<byteCount).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
