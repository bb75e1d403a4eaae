import AIFF
import TestSupport
import Testing

@Suite("Decoding AIFF samples", .tags(.audio))
struct AIFFDecodingTests {
  @Test("gives 16-bit samples exactly, in either byte order", arguments: ["NONE", "twos", "sowt"])
  func everyInt16(compression: String) throws {
    let values = [Int16](.min ... .max)
    let samples = values.flatMap { value in
      compression == "sowt" ? bigEndian(value.byteSwapped) : bigEndian(value)
    }
    let bytes = AIFFBuilder.file(
      compression: compression, frameCount: values.count, samples: samples)
    let description = try AIFFDescription(parsing: bytes.span.bytes)
    #expect(description.int16s(of: bytes) == values)
    #expect(description.floats(of: bytes) == values.map { Float($0) / 32_768 })
  }

  @Test("scales every bit depth to full scale", arguments: 1...32, ["NONE", "sowt"])
  func bitDepths(bits: Int, compression: String) throws {
    let byteCount = (bits + 7) / 8
    let maximum = (1 << (bits - 1)) - 1
    let values = [-(1 << (bits - 1)), maximum, 0, -1]
    let samples = values.flatMap { value in
      let stored = [UInt8](bigEndian(Int64(value << (8 * byteCount - bits))).suffix(byteCount))
      return compression == "sowt" ? stored.reversed() : stored
    }
    let bytes = AIFFBuilder.file(
      compression: compression, frameCount: 4, bits: bits, samples: samples)
    let description = try AIFFDescription(parsing: bytes.span.bytes)
    #expect(description.bytesPerSample == byteCount)
    let fullScale = Double(1 << (bits - 1))
    #expect(description.floats(of: bytes) == values.map { Float(Double($0) / fullScale) })
    let expected = values.map { value in
      Int16(clamping: Int((Double(value) / fullScale * 32_768 + 0.5).rounded(.down)))
    }
    #expect(description.int16s(of: bytes) == expected)
  }

  @Test("rounds 24-bit samples to the nearest 16-bit ones and clips them")
  func rounding() throws {
    let values: [Int32] = [0x7f, 0x80, 0x17f, 0x180, -0x80, -0x81, -0x180, 0x7f_ff7f, 0x7f_ff80]
    let samples = values.flatMap { bigEndian($0).suffix(3) }
    let bytes = AIFFBuilder.file(frameCount: values.count, bits: 24, samples: samples)
    let description = try AIFFDescription(parsing: bytes.span.bytes)
    #expect(description.int16s(of: bytes) == [0, 1, 1, 2, 0, -1, -1, 32_767, 32_767])
  }

  @Test("gives stored floats as they are and clips them in 16 bits")
  func floats() throws {
    let values: [Float] = [0, 1, -1, 0.5, 1.5, -7, 1 / 32_768, 0.4 / 32_768, -0.6 / 32_768]
    let odd: [Float] = [.infinity, -.infinity, .nan, .greatestFiniteMagnitude]
    let samples = (values + odd).flatMap { bigEndian($0.bitPattern) }
    let bytes = AIFFBuilder.file(compression: "fl32", frameCount: 13, bits: 32, samples: samples)
    let description = try AIFFDescription(parsing: bytes.span.bytes)
    #expect(description.floats(of: bytes) == values + [0, 0, 0, .greatestFiniteMagnitude])
    #expect(
      description.int16s(of: bytes)
        == [0, 32_767, -32_768, 16_384, 32_767, -32_768, 1, 0, -1, 0, 0, 0, 32_767])
  }

  @Test("expands every µ-law code as G.711 says")
  func muLaw() throws {
    // G.711 table 2a, columns 6 to 8: eight segments of sixteen steps; the first value of a segment
    // and its step, for codes from 0xff down. Values have 14 bits.
    let segments = [
      (0, 2), (33, 4), (99, 8), (231, 16), (495, 32), (1023, 64), (2079, 128), (4191, 256),
    ]
    let positive = segments.flatMap { first, step in (0..<16).map { Int16(first + step * $0) } }
    let values = (positive + positive.map { -$0 }).map { $0 * 4 }
    #expect(values[127] == 8031 * 4 && values[255] == -8031 * 4)
    try expectCodes(in: [0x80, 0x00].flatMap { sign in (0..<128).map { sign | 0x7f - $0 } }) {
      ("ulaw", values)
    }
  }

  @Test("expands every A-law code as G.711 says")
  func aLaw() throws {
    // G.711 table 1a: the first value of a segment and its step, in 13 bits; codes count up from
    // 0x80 for positive values and have their even bits inverted when sent.
    let segments = [
      (1, 2), (33, 2), (66, 4), (132, 8), (264, 16), (528, 32), (1056, 64), (2112, 128),
    ]
    let positive = segments.flatMap { first, step in (0..<16).map { Int16(first + step * $0) } }
    let values = (positive + positive.map { -$0 }).map { $0 * 8 }
    #expect(values[127] == 4032 * 8 && values[255] == -4032 * 8)
    try expectCodes(in: [0x80, 0x00].flatMap { sign in (0..<128).map { (sign | $0) ^ 0x55 } }) {
      ("alaw", values)
    }
  }

  private func expectCodes(in codes: [UInt8], _ expected: () -> (String, [Int16])) throws {
    let (compression, values) = expected()
    let bytes = AIFFBuilder.file(
      compression: compression, frameCount: codes.count, samples: codes)
    let description = try AIFFDescription(parsing: bytes.span.bytes)
    #expect(description.int16s(of: bytes) == values)
    #expect(description.floats(of: bytes) == values.map { Float($0) / 32_768 })
  }

  @Test("picks one channel of several", arguments: [(1, 16), (2, 16), (3, 24), (7, 8), (2, 32)])
  func channels(channelCount: Int, bits: Int) throws {
    let values = (0..<5 * channelCount).map { $0 * 3 - 20 }
    let samples = values.flatMap { bigEndian(Int64($0)).suffix(bits / 8) }
    let bytes = AIFFBuilder.file(
      channelCount: channelCount, frameCount: 5, bits: bits, samples: samples)
    let description = try AIFFDescription(parsing: bytes.span.bytes)
    for channel in 0..<channelCount {
      let expected = (0..<5).map { frame in
        Float(Double(values[frame * channelCount + channel]) / Double(1 << (bits - 1)))
      }
      #expect(description.floats(of: bytes, channel: channel) == expected)
    }
  }

  @Test("writes no more than the frames asked for")
  func partOfAFile() throws {
    let bytes = AIFFBuilder.file(frameCount: 4, samples: [0, 1, 0, 2, 0, 3, 0, 4])
    let description = try AIFFDescription(parsing: bytes.span.bytes)
    var result: [Int16] = [9, 9, 9, 9]
    var output = result.mutableSpan
    description.decodeInt16(frames: 1..<3, channel: 0, from: bytes.span.bytes, into: &output)
    description.decodeInt16(frames: 4..<4, channel: 0, from: bytes.span.bytes, into: &output)
    #expect(result == [2, 3, 9, 9])
  }

  @Test("stops the process when frames are asked for that do not exist")
  func framesPastEnd() async {
    await #expect(processExitsWith: .failure) {
      let bytes = AIFFBuilder.file(frameCount: 1, samples: [0, 1, 0, 2])
      let description = try AIFFDescription(parsing: bytes.span.bytes)
      var result: [Int16] = [0, 0]
      var output = result.mutableSpan
      description.decodeInt16(frames: 0..<2, channel: 0, from: bytes.span.bytes, into: &output)
    }
  }
}
