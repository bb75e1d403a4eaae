import AudioBuffers
import AudioFiles
import Foundation
import TestSupport
import Testing

@Suite("Writing a sound file", .tags(.audio))
struct AVAudioFileWritingTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func url(_ name: String) -> URL { URL(fileURLWithPath: directory.path(name)) }

  private func bytes(_ name: String) throws -> [UInt8] { try Array(Data(contentsOf: url(name))) }

  private static func settings(
    bits: Int, isFloat: Bool = false, channels: Int = 1, isBigEndian: Bool = false
  ) -> [String: Any] {
    [
      AVFormatIDKey: Int(kAudioFormatLinearPCM), AVSampleRateKey: 22_050.0,
      AVNumberOfChannelsKey: channels, AVLinearPCMBitDepthKey: bits,
      AVLinearPCMIsFloatKey: isFloat, AVLinearPCMIsBigEndianKey: isBigEndian,
    ]
  }

  /// Half of full scale up and down, a quarter, full scale down, and nothing.
  private static let samples: [Float] = [0.5, -0.5, 0.25, -1, 0]

  private func write(_ name: String, _ settings: [String: Any]) throws {
    let file = try AVAudioFile(forWriting: url(name), settings: settings)
    try file.write(from: try #require(file.processingFormat.buffer(Self.samples)))
    file.close()
  }

  /// Sample bytes worked out by hand, little-endian.
  static let encodings: [(bits: Int, isFloat: Bool, tag: Int, bytes: [UInt8])] = [
    (8, false, 1, [0xC0, 0x40, 0xA0, 0x00, 0x80]),
    (16, false, 1, [0x00, 0x40, 0x00, 0xC0, 0x00, 0x20, 0x00, 0x80, 0x00, 0x00]),
    (24, false, 1, [0, 0, 0x40, 0, 0, 0xC0, 0, 0, 0x20, 0, 0, 0x80, 0, 0, 0]),
    (
      32, false, 1,
      [0, 0, 0, 0x40, 0, 0, 0, 0xC0, 0, 0, 0, 0x20, 0, 0, 0, 0x80, 0, 0, 0, 0]
    ),
    (
      32, true, 3,
      [0, 0, 0, 0x3F, 0, 0, 0, 0xBF, 0, 0, 0x80, 0x3E, 0, 0, 0x80, 0xBF, 0, 0, 0, 0]
    ),
    (
      64, true, 3,
      [
        0, 0, 0, 0, 0, 0, 0xE0, 0x3F, 0, 0, 0, 0, 0, 0, 0xE0, 0xBF, 0, 0, 0, 0, 0, 0, 0xD0, 0x3F, 0,
        0, 0, 0, 0, 0, 0xF0, 0xBF, 0, 0, 0, 0, 0, 0, 0, 0,
      ]
    ),
  ]

  @Test("puts samples of every kind into WAV byte for byte", arguments: encodings)
  func wav(bits: Int, isFloat: Bool, tag: Int, expected: [UInt8]) throws {
    try write("a.wav", Self.settings(bits: bits, isFloat: isFloat))
    let file = try #require(ChunkedFile(try bytes("a.wav")))
    #expect(file.kind == "RIFF" && file.form == "WAVE")
    #expect(file.field("fmt ", at: 0, 2) == tag)
    #expect(file.field("fmt ", at: 2, 2) == 1)
    #expect(file.field("fmt ", at: 4, 4) == 22_050)
    #expect(file.field("fmt ", at: 8, 4) == 22_050 * bits / 8)
    #expect(file.field("fmt ", at: 12, 2) == bits / 8)
    #expect(file.field("fmt ", at: 14, 2) == bits)
    #expect(file.chunks["data"] == expected)
  }
}

extension AVAudioFormat {
  /// A buffer of Float32 whose channels all hold the samples.
  func buffer(_ samples: [Float]) -> AVAudioPCMBuffer? {
    let count = AVAudioFrameCount(samples.count)
    guard let buffer = AVAudioPCMBuffer(pcmFormat: self, frameCapacity: count),
      let channels = buffer.floatChannelData
    else { return nil }
    for channel in 0..<Int(channelCount) {
      for (frame, sample) in samples.enumerated() {
        channels[channel][frame * buffer.stride] = sample
      }
    }
    buffer.frameLength = count
    return buffer
  }
}
