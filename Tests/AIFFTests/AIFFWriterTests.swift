import AIFF
import TestSupport
import Testing

@Suite("The AIFF writer", .tags(.audio))
struct AIFFWriterTests {
  @Test("makes the header that the format prescribes")
  func header() throws {
    let header = try AIFFWriter(sampleRate: 44_100, channelCount: 2).header(frameCount: 3)
    let builder = AIFFBuilder(chunks: [
      AIFFBuilder.common(channelCount: 2, frameCount: 3), AIFFBuilder.sound(.zeros(12)),
    ])
    #expect(header == [UInt8](builder.bytes.dropLast(12)))
    #expect(header.count == AIFFWriter.headerByteCount)
  }

  @Test("stores the most significant byte first")
  func samples() {
    var bytes: [UInt8] = [7]
    AIFFWriter.append([0x1234, -2, .min, .max].span, to: &bytes)
    #expect(bytes == [7, 0x12, 0x34, 0xff, 0xfe, 0x80, 0x00, 0x7f, 0xff])
  }

  @Test(
    "is read back exactly at any sample rate",
    arguments: [
      1, 8000, 11_025, 22_050, 22_254.545_454_545_456, 44_100, 48_000, 96_000, 192_000, 1_000_000,
      44_100.nextUp, 1.0 / 3, .pi * 10_000, .leastNormalMagnitude, .leastNonzeroMagnitude,
    ])
  func roundTrip(sampleRate: Double) throws {
    let samples: [Int16] = [0, 1, -1, .max, .min, 12_345]
    for channelCount in 1...2 {
      let writer = try AIFFWriter(sampleRate: sampleRate, channelCount: channelCount)
      var bytes = try writer.header(frameCount: samples.count / channelCount)
      AIFFWriter.append(samples.span, to: &bytes)
      let description = try AIFFDescription(parsing: bytes.span.bytes)
      #expect(description.sampleRate == sampleRate)
      #expect(description.channelCount == channelCount)
      let channels = (0..<channelCount).map { description.int16s(of: bytes, channel: $0) }
      #expect(samples.indices.map { channels[$0 % channelCount][$0 / channelCount] } == samples)
    }
  }

  @Test(
    "refuses a sample rate that is none",
    arguments: [0, -8000, .nan, .infinity, 1_000_000.nextUp] as [Double])
  func badSampleRate(sampleRate: Double) {
    #expect(throws: AIFFError.self) { try AIFFWriter(sampleRate: sampleRate) }
  }

  @Test("refuses other channel counts", arguments: [-1, 0, 3])
  func badChannelCount(channelCount: Int) {
    #expect(throws: AIFFError.unwritableChannelCount(channelCount)) {
      try AIFFWriter(sampleRate: 8000, channelCount: channelCount)
    }
  }

  @Test("refuses more frames than a signed 32-bit size can count")
  func tooManyFrames() throws {
    let writer = try AIFFWriter(sampleRate: 8000)
    // 2^31 - 1 bytes less the 46 between the FORM's size and the first sample, two a frame.
    #expect(AIFFWriter.maximumFrameCount(channelCount: 1) == 1_073_741_800)
    #expect(AIFFWriter.maximumFrameCount(channelCount: 2) == 536_870_900)
    let header = try writer.header(frameCount: 1_073_741_800)
    #expect(header[4...7].elementsEqual(bigEndian(UInt32(2_147_483_646))))
    for frameCount in [-1, 1_073_741_801, .max] {
      #expect(throws: AIFFError.unwritableFrameCount(frameCount, maximum: 1_073_741_800)) {
        try writer.header(frameCount: frameCount)
      }
    }
  }
}
