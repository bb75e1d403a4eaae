import AIFF
import TestSupport
import Testing

@Suite("An AIFF description", .tags(.audio))
struct AIFFDescriptionTests {
  @Test("names every property of a plain file")
  func plainFile() throws {
    let bytes = AIFFBuilder.file(channelCount: 2, frameCount: 3, bits: 16, samples: .zeros(12))
    let description = try AIFFDescription(parsing: bytes.span.bytes)
    #expect(!description.isCompressed)
    #expect(description.compression == "NONE")
    #expect(description.compression.description == "NONE")
    #expect(description.encoding == .bigEndianInteger)
    #expect(description.channelCount == 2)
    #expect(description.frameCount == 3)
    #expect(description.sampleRate == 44_100)
    #expect(description.bitsPerSample == 16)
    #expect(description.bytesPerSample == 2)
    #expect(description.bytesPerFrame == 4)
    #expect(description.sampleData == 54..<66)
  }

  @Test(
    "knows the compression types in both spellings",
    arguments: [
      ("NONE", AIFFEncoding.bigEndianInteger, 16, "big-endian integer"),
      ("twos", .bigEndianInteger, 16, "big-endian integer"),
      ("sowt", .littleEndianInteger, 16, "little-endian integer"),
      ("fl32", .float32, 32, "32-bit float"), ("FL32", .float32, 32, "32-bit float"),
      ("ulaw", .muLaw, 8, "µ-law"), ("ULAW", .muLaw, 8, "µ-law"),
      ("alaw", .aLaw, 8, "A-law"), ("ALAW", .aLaw, 8, "A-law"),
    ])
  func compressions(name: String, encoding: AIFFEncoding, bits: Int, text: String) throws {
    let bytes = AIFFBuilder.file(compression: name, frameCount: 2, samples: .zeros(8))
    let description = try AIFFDescription(parsing: bytes.span.bytes)
    #expect(description.isCompressed)
    #expect(description.compression.description == name)
    #expect(description.encoding == encoding)
    #expect(description.encoding.description == text)
    #expect(description.bitsPerSample == bits)
  }

  @Test(
    "has the sample rate of the 80-bit number",
    arguments: [
      // 1 is 2^63 / 2^63 with exponent 16383; a rate is spelled from there by hand.
      ([0x3f, 0xff, 0x80, 0, 0, 0, 0, 0, 0, 0], 1.0),
      ([0x40, 0x0b, 0xfa, 0, 0, 0, 0, 0, 0, 0], 8000),
      ([0x40, 0x0d, 0xac, 0x44, 0, 0, 0, 0, 0, 0], 22_050),
      ([0x40, 0x0e, 0xbb, 0x80, 0, 0, 0, 0, 0, 0], 48_000),
      ([0x40, 0x10, 0xbb, 0x80, 0, 0, 0, 0, 0, 0], 192_000),
      ([0x40, 0x0c, 0xad, 0x0e, 0x8b, 0xa2, 0xe8, 0xba, 0x2e, 0x8c], 11_075.636_363_636_364),
      // The old Macintosh rate, 22254.545454…
      ([0x40, 0x0d, 0xad, 0xdd, 0x17, 0x45, 0xd1, 0x74, 0x5d, 0x17], 22_254.545_454_545_456),
      ([0x40, 0x12, 0xf4, 0x24, 0, 0, 0, 0, 0, 0], 1_000_000),
      // Not normalised: 2^62 with an exponent one higher is the same number.
      ([0x40, 0x00, 0x40, 0, 0, 0, 0, 0, 0, 0], 1),
    ] as [([UInt8], Double)])
  func sampleRates(rate: [UInt8], expected: Double) throws {
    let bytes = AIFFBuilder(chunks: [AIFFBuilder.common(frameCount: 0, rate: rate)]).bytes
    #expect(try AIFFDescription(parsing: bytes.span.bytes).sampleRate == expected)
  }

  @Test("skips unknown chunks and takes SSND before COMM")
  func anyOrder() throws {
    let samples: [UInt8] = [0x12, 0x34, 0xff, 0xfe]
    let bytes = AIFFBuilder(chunks: [
      AIFFBuilder.chunk("NAME", ascii("odd")), AIFFBuilder.sound(samples),
      AIFFBuilder.chunk("\u{1}\u{2}\u{3}\u{4}", []), AIFFBuilder.chunk("MARK", .zeros(6)),
      AIFFBuilder.common(frameCount: 2), AIFFBuilder.chunk("ANNO", ascii("later")),
    ]).bytes
    let description = try AIFFDescription(parsing: bytes.span.bytes)
    #expect(description.int16s(of: bytes) == [0x1234, -2])
  }

  @Test("starts at the SSND chunk's offset", arguments: [0, 1, 2, 7, 100] as [UInt32])
  func soundOffset(offset: UInt32) throws {
    let sound = AIFFBuilder.sound([0x12, 0x34, 0xff, 0xfe], offset: offset, blockSize: 512)
    let bytes = AIFFBuilder(chunks: [AIFFBuilder.common(frameCount: 2), sound]).bytes
    let description = try AIFFDescription(parsing: bytes.span.bytes)
    #expect(description.sampleData == 54 + Int(offset)..<58 + Int(offset))
    #expect(description.int16s(of: bytes) == [0x1234, -2])
  }

  @Test("does without the last chunk's pad byte")
  func missingPadByte() throws {
    let bytes = AIFFBuilder.file(frameCount: 3, bits: 8, samples: [1, 2, 3])
    let cut = [UInt8](bytes.dropLast())
    #expect(try AIFFDescription(parsing: cut.span.bytes).int16s(of: cut) == [256, 512, 768])
  }

  @Test("has no samples when the frame count is zero", arguments: [false, true])
  func noFrames(hasSound: Bool) throws {
    let chunks = [AIFFBuilder.common(frameCount: 0)] + (hasSound ? [AIFFBuilder.sound([])] : [])
    let bytes = AIFFBuilder(chunks: chunks).bytes
    let description = try AIFFDescription(parsing: bytes.span.bytes)
    #expect(description.frameCount == 0)
    #expect(description.sampleData.isEmpty)
    #expect(description.floats(of: bytes) == [])
  }

  @Test("leaves alone what follows the FORM, and sound beyond the last frame")
  func surplus() throws {
    let file = AIFFBuilder.file(frameCount: 1, samples: [0x12, 0x34, 0x56, 0x78])
    let bytes = file + ascii("TAGjunk that is no chunk")
    let description = try AIFFDescription(parsing: bytes.span.bytes)
    #expect(description.int16s(of: bytes) == [0x1234])
  }

  @Test(
    "accepts a FORM that claims more than the file when the sound is whole",
    arguments: [[], AIFFBuilder.chunk("ANNO", [1, 2, 3, 4], byteCount: 400)])
  func formPastEnd(trailer: [UInt8]) throws {
    let bytes = AIFFBuilder(
      formByteCount: 4000,
      chunks: [AIFFBuilder.common(frameCount: 1), AIFFBuilder.sound([0x12, 0x34]), trailer]
    ).bytes
    #expect(try AIFFDescription(parsing: bytes.span.bytes).int16s(of: bytes) == [0x1234])
  }
}

extension [UInt8] {
  static func zeros(_ count: Int) -> Self { Self(repeating: 0, count: count) }
}
