import AIFF
import TestSupport
import Testing

@Suite("A broken AIFF file", .tags(.audio))
struct AIFFErrorTests {
  private static let common = AIFFBuilder.common(frameCount: 2)
  private static let sound = AIFFBuilder.sound([0, 1, 0, 2])

  private static func rate(_ exponent: UInt16, _ significand: UInt64) -> [UInt8] {
    AIFFBuilder(
      chunks: [
        AIFFBuilder.common(frameCount: 0, rate: bigEndian(exponent) + bigEndian(significand))
      ]
    ).bytes
  }

  private static func file(_ chunks: [UInt8]..., formByteCount: UInt32? = nil) -> [UInt8] {
    AIFFBuilder(formByteCount: formByteCount, chunks: chunks).bytes
  }

  private static let forms: [(String, [UInt8])] = [
    ("not an AIFF file: 0 bytes are too few for the FORM chunk's header", []),
    ("not an AIFF file: it begins with RIFF instead of FORM", ascii("RIFF....WAVEfmt ")),
    ("not an AIFF file: it begins with 0x00000000 instead of FORM", .zeros(12)),
    ("not an AIFF file: its form type is 8SVX instead of AIFF or AIFC", ascii("FORM....8SVX")),
    ("chunk FORM at byte 0 has 0 bytes, 4 are needed", file(common, sound, formByteCount: 0)),
    (
      "chunk SSND at byte 38 claims 12 bytes, 4 are left",
      file(common, sound, formByteCount: 42)
    ),
  ]

  private static let sizes: [(String, [UInt8])] = [
    (
      "chunk SSND at byte 38 claims 4000 bytes, 1200 are left",
      file(common, AIFFBuilder.chunk("SSND", .zeros(1200), byteCount: 4000))
    ),
    (
      "chunk SSND at byte 38 claims 4294967295 bytes, 12 are left",
      file(common, AIFFBuilder.chunk("SSND", .zeros(12), byteCount: .max))
    ),
    (
      "chunk NAME at byte 12 claims 2147483648 bytes, 46 are left",
      file(AIFFBuilder.chunk("NAME", [], byteCount: 0x8000_0000), common, sound)
    ),
    (
      "chunk ANNO at byte 58 claims 5 bytes, 4 are left",
      file(common, sound, AIFFBuilder.chunk("ANNO", .zeros(4), byteCount: 5))
    ),
    (
      "chunk SSND at byte 38 claims 4000 bytes, 4 are left",
      file(common, AIFFBuilder.chunk("SSND", .zeros(4), byteCount: 4000), formByteCount: 9000)
    ),
    (
      "chunk COMM at byte 12 has 16 bytes, 18 are needed",
      file(AIFFBuilder.chunk("COMM", .zeros(16)), sound)
    ),
    (
      "chunk COMM at byte 12 has 18 bytes, 22 are needed",
      AIFFBuilder(formType: "AIFC", chunks: [common, sound]).bytes
    ),
    (
      "chunk SSND at byte 38 has 6 bytes, 8 are needed",
      file(common, AIFFBuilder.chunk("SSND", .zeros(6)))
    ),
    ("chunk COMM is missing", file(sound)),
    ("chunk COMM is missing", file()),
    ("chunk SSND is missing", file(common)),
    ("chunk COMM at byte 38 is the second of its kind", file(common, common, sound)),
    ("chunk SSND at byte 58 is the second of its kind", file(common, sound, sound)),
  ]

  private static let fields: [(String, [UInt8])] = [
    (
      "chunk COMM, byte 20: channel count is 0",
      file(AIFFBuilder.common(channelCount: 0, frameCount: 0))
    ),
    (
      "chunk COMM, byte 20: channel count is -1",
      file(AIFFBuilder.common(channelCount: -1, frameCount: 0))
    ),
    ("chunk COMM, byte 26: bits per sample is 0", file(AIFFBuilder.common(frameCount: 0, bits: 0))),
    (
      "chunk COMM, byte 26: bits per sample is 33",
      file(AIFFBuilder.common(frameCount: 0, bits: 33))
    ),
    (
      "chunk COMM, byte 26: bits per sample is -16",
      file(AIFFBuilder.common(frameCount: 0, bits: -16))
    ),
    ("chunk COMM, byte 28: sample rate is 0.0 Hz", rate(0, 0)),
    ("chunk COMM, byte 28: sample rate is -44100.0 Hz", rate(0xc00e, 0xac44_0000_0000_0000)),
    ("chunk COMM, byte 28: sample rate is inf Hz", rate(0x7fff, 0x8000_0000_0000_0000)),
    ("chunk COMM, byte 28: sample rate is nan Hz", rate(0x7fff, 0xc000_0000_0000_0000)),
    ("chunk COMM, byte 28: sample rate is 1000001.0 Hz", rate(0x4012, 0xf424_1000_0000_0000)),
    ("chunk COMM, byte 28: sample rate is inf Hz", rate(0x7ffe, .max)),
    ("chunk COMM, byte 28: sample rate is 0.0 Hz", rate(1, .max)),
    (
      "chunk COMM, byte 38: compression ima4 is not supported",
      AIFFBuilder.file(compression: "ima4", frameCount: 0, samples: [])
    ),
  ]

  private static let sounds: [(String, [UInt8])] = [
    (
      "chunk SSND at byte 38 holds 4 bytes of samples, 3 frames need 6",
      AIFFBuilder.file(frameCount: 3, samples: .zeros(4))
    ),
    (
      "chunk SSND at byte 38 holds 4 bytes of samples, 4294967295 frames need 562932773421060",
      file(AIFFBuilder.common(channelCount: 32_767, frameCount: .max, bits: 32), sound)
    ),
    (
      "chunk SSND, byte 46: offset of the first sample is 4294967295, behind the chunk's end",
      file(common, AIFFBuilder.chunk("SSND", bigEndian(UInt32.max) + .zeros(8)))
    ),
    (
      "chunk SSND at byte 38 holds 3 bytes of samples, 2 frames need 4",
      file(common, AIFFBuilder.chunk("SSND", bigEndian(UInt32(1)) + .zeros(8)))
    ),
  ]

  @Test("says what is wrong with the FORM, and where", arguments: forms)
  func badForm(message: String, bytes: [UInt8]) { expect(message, parsing: bytes) }

  @Test("says which chunk is missing, doubled or not whole, and where", arguments: sizes)
  func badSize(message: String, bytes: [UInt8]) { expect(message, parsing: bytes) }

  @Test("says which field has an impossible value", arguments: fields)
  func badField(message: String, bytes: [UInt8]) { expect(message, parsing: bytes) }

  @Test("says how much of the sound is missing", arguments: sounds)
  func badSound(message: String, bytes: [UInt8]) { expect(message, parsing: bytes) }

  private func expect(_ message: String, parsing bytes: [UInt8]) {
    let error = #expect(throws: AIFFError.self) {
      _ = try AIFFDescription(parsing: bytes.span.bytes)
    }
    #expect(error.map { "\($0)" } == message)
  }
}
