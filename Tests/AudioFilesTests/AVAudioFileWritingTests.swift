import AudioBuffers
import AudioFiles
import Foundation
import TestSupport
import Testing

@Suite("Writing a sound file", .tags(.audio))
struct AVAudioFileWritingTests {
  private let folder: SoundFolder

  init() throws { folder = try SoundFolder() }

  /// Half of full scale up and down, a quarter, full scale down, and nothing.
  private static let samples: [Float] = [0.5, -0.5, 0.25, -1, 0]

  /// The same worked out by hand, little-endian.
  static let encodings: [(bits: Int, isFloat: Bool, bytes: [UInt8])] = [
    (8, false, [0xC0, 0x40, 0xA0, 0x00, 0x80]),
    (16, false, [0x00, 0x40, 0x00, 0xC0, 0x00, 0x20, 0x00, 0x80, 0x00, 0x00]),
    (24, false, [0, 0, 0x40, 0, 0, 0xC0, 0, 0, 0x20, 0, 0, 0x80, 0, 0, 0]),
    (32, false, [0, 0, 0, 0x40, 0, 0, 0, 0xC0, 0, 0, 0, 0x20, 0, 0, 0, 0x80, 0, 0, 0, 0]),
    (32, true, [0, 0, 0, 0x3F, 0, 0, 0, 0xBF, 0, 0, 0x80, 0x3E, 0, 0, 0x80, 0xBF, 0, 0, 0, 0]),
    (
      64, true,
      [
        0, 0, 0, 0, 0, 0, 0xE0, 0x3F, 0, 0, 0, 0, 0, 0, 0xE0, 0xBF, 0, 0, 0, 0, 0, 0, 0xD0, 0x3F, 0,
        0, 0, 0, 0, 0, 0xF0, 0xBF, 0, 0, 0, 0, 0, 0, 0, 0,
      ]
    ),
  ]

  /// The same samples, the highest byte of each first.
  private func bigEndian(_ bytes: [UInt8], _ bits: Int) -> [UInt8] {
    let size = bits / 8
    return stride(from: 0, to: bytes.count, by: size).flatMap { bytes[$0..<($0 + size)].reversed() }
  }

  @Test("puts samples of every kind into WAV byte for byte", arguments: encodings)
  func wav(bits: Int, isFloat: Bool, expected: [UInt8]) throws {
    try folder.write(
      Self.samples, to: "a.wav", SoundFolder.settings(bits: bits, isFloat: isFloat))
    let file = try #require(ChunkedFile(try folder.bytes("a.wav")))
    #expect(file.kind == "RIFF" && file.form == "WAVE")
    #expect(file.field("fmt ", at: 0, 2) == (isFloat ? 3 : 1))
    #expect(file.field("fmt ", at: 2, 2) == 1)
    #expect(file.field("fmt ", at: 4, 4) == 22_050)
    #expect(file.field("fmt ", at: 8, 4) == 22_050 * bits / 8)
    #expect(file.field("fmt ", at: 12, 2) == bits / 8)
    #expect(file.field("fmt ", at: 14, 2) == bits)
    #expect(file.chunks["data"] == expected)
    #expect(
      file.chunks.keys.sorted() == (isFloat ? ["PAD ", "data", "fact", "fmt "] : ["data", "fmt "]))
    #expect(file.byteCountLeft == 0)
  }

  @Test("puts integers into AIFF, big-endian whatever is asked", arguments: 1...3, [false, true])
  func aiff(encoding: Int, isBigEndian: Bool) throws {
    let (bits, _, bytes) = Self.encodings[encoding]
    try folder.write(
      Self.samples, to: "a.aiff", SoundFolder.settings(bits: bits, isBigEndian: isBigEndian))
    let file = try #require(ChunkedFile(try folder.bytes("a.aiff")))
    #expect(file.kind == "FORM" && file.form == "AIFF")
    #expect(file.field("COMM", at: 0, 2) == 1)
    #expect(file.field("COMM", at: 2, 4) == 5)
    #expect(file.field("COMM", at: 6, 2) == bits)
    // 22 050 is 1.0101100010001 (binary) times 2 to the 14th.
    #expect(file.chunks["COMM"]?.dropFirst(8) == [0x40, 0x0D, 0xAC, 0x44, 0, 0, 0, 0, 0, 0])
    // libsndfile counts the byte that makes a chunk's size even; how many are samples, COMM says.
    let sound = try #require(file.chunks["SSND"]).dropFirst(8)
    #expect(Array(sound.prefix(5 * bits / 8)) == bigEndian(bytes, bits))
    #expect(sound.count == (5 * bits / 8 + 1) / 2 * 2)
  }

  @Test("puts floats into AIFF as AIFF-C", arguments: ["a.aif", "a.aifc"])
  func aiffFloats(name: String) throws {
    try folder.write(Self.samples, to: name, SoundFolder.settings(bits: 32, isFloat: true))
    let file = try #require(ChunkedFile(try folder.bytes(name)))
    #expect(file.form == "AIFC")
    #expect(file.chunks["COMM"].map { Array($0[18..<22]) } == Array("FL32".utf8))
    #expect(
      file.chunks["SSND"].map { Array($0.dropFirst(8)) } == bigEndian(Self.encodings[4].bytes, 32))
  }

  @Test("puts integers into AIFF-C little-endian, which tells it from AIFF")
  func aifc() throws {
    try folder.write(Self.samples, to: "a.aifc", SoundFolder.settings(bits: 16))
    let file = try #require(ChunkedFile(try folder.bytes("a.aifc")))
    #expect(file.form == "AIFC")
    #expect(file.chunks["COMM"].map { Array($0[18..<22]) } == Array("sowt".utf8))
    #expect(file.chunks["SSND"].map { Array($0.dropFirst(8)) } == Self.encodings[1].bytes)
  }

  @Test("puts samples into AU, big-endian", arguments: ["a.au", "a.snd", "A.SND"])
  func au(name: String) throws {
    try folder.write(Self.samples, to: name, SoundFolder.settings(bits: 16))
    let bytes = try folder.bytes(name)
    #expect(bytes.prefix(4) == Array(".snd".utf8)[...])
    // The header's size, the samples' size, 3 for 16-bit PCM, 22 050, 1 channel.
    #expect(bytes[4..<8] == [0, 0, 0, 24] && bytes[12..<16] == [0, 0, 0, 3])
    #expect(bytes[8..<12] == [0, 0, 0, 10])
    #expect(bytes[16..<24] == [0, 0, 0x56, 0x22, 0, 0, 0, 1])
    #expect(Array(bytes.dropFirst(24)) == bigEndian(Self.encodings[1].bytes, 16))
  }

  @Test("puts samples into CAF in the byte order that is asked", arguments: [false, true])
  func caf(isBigEndian: Bool) throws {
    try folder.write(
      Self.samples, to: "a.caf", SoundFolder.settings(bits: 16, isBigEndian: isBigEndian))
    let bytes = try folder.bytes("a.caf")
    #expect(bytes.prefix(12) == Array("caff\0\u{1}\0\0desc".utf8)[...])
    // The rate as a double, "lpcm", flag 2 for little-endian, 2 bytes a packet.
    #expect(bytes[20..<28] == [0x40, 0xD5, 0x88, 0x80, 0, 0, 0, 0])
    #expect(bytes[28..<32] == Array("lpcm".utf8)[...])
    #expect(bytes[32..<36] == [0, 0, 0, isBigEndian ? 0 : 2])
    let little = Self.encodings[1].bytes
    #expect(bytes.suffix(10) == (isBigEndian ? bigEndian(little, 16) : little)[...])
    #expect(try folder.read("a.caf") == Self.samples)
  }

  @Test(
    "puts integers into FLAC, whichever format is asked for", arguments: [false, true], [16, 24])
  func flac(isNamed: Bool, bits: Int) throws {
    var settings = SoundFolder.settings(bits: bits)
    if isNamed {
      settings[AVFormatIDKey] = kAudioFormatFLAC
      settings[AVLinearPCMBitDepthKey] = nil
      settings[AVEncoderBitDepthHintKey] = bits
    }
    try folder.write(Self.samples, to: "a.flac", settings)
    #expect(try folder.bytes("a.flac").prefix(4) == Array("fLaC".utf8)[...])
    let file = try AVAudioFile(forReading: folder.url("a.flac"))
    #expect(file.fileFormat.streamDescription.pointee.mFormatID == kAudioFormatFLAC)
    #expect(file.length == 5)
    #expect(try file.samples() == Self.samples)
  }

  @Test("interleaves channels", arguments: [false, true])
  func stereo(isInterleaved: Bool) throws {
    let file = try AVAudioFile(
      forWriting: folder.url("a.wav"), settings: SoundFolder.settings(bits: 16, channels: 2),
      commonFormat: .pcmFormatInt16, interleaved: isInterleaved)
    let buffer = try #require(
      AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 10))
    let channels = try #require(buffer.int16ChannelData)
    for frame in 0..<3 {
      channels[0][frame * buffer.stride] = Int16(frame + 1)
      channels[1][frame * buffer.stride] = Int16(-frame - 1)
    }
    buffer.frameLength = 3
    try file.write(from: buffer)
    file.close()
    let wav = try #require(ChunkedFile(try folder.bytes("a.wav")))
    #expect(
      wav.chunks["data"] == [1, 0, 0xFF, 0xFF, 2, 0, 0xFE, 0xFF, 3, 0, 0xFD, 0xFF])
    #expect(wav.field("fmt ", at: 2, 2) == 2 && wav.field("fmt ", at: 12, 2) == 4)
  }

  @Test("follows the file type in the settings before the suffix")
  func fileType() throws {
    var settings = SoundFolder.settings(bits: 16)
    settings[AVAudioFileTypeKey] = kAudioFileAIFFType
    try folder.write(Self.samples, to: "a.sound", settings)
    #expect(ChunkedFile(try folder.bytes("a.sound"))?.form == "AIFF")
  }

  @Test("makes full scale of what is beyond it, and 0 of what is no number")
  func clipping() throws {
    try folder.write(
      [1, 2, .infinity, -1, -2, -.infinity, .nan], to: "a.wav", SoundFolder.settings(bits: 16))
    let top: Float = 32_767.0 / 32_768
    #expect(try folder.read("a.wav") == [top, top, top, -1, -1, -1, 0])
    // Floats have room for it.
    try folder.write([2, -3], to: "b.wav", SoundFolder.settings(bits: 32, isFloat: true))
    #expect(try folder.read("b.wav") == [2, -3])
  }

  @Test("writes as many frames as are valid, buffer after buffer, and counts them")
  func frames() throws {
    let file = try AVAudioFile(
      forWriting: folder.url("a.wav"), settings: SoundFolder.settings(bits: 16))
    let buffer = try #require(file.processingFormat.buffer([Float](repeating: 0.5, count: 9000)))
    #expect(file.length == 0 && file.framePosition == 0)
    try file.write(from: buffer)
    #expect(file.length == 9000 && file.framePosition == 9000)
    buffer.frameLength = 3
    file.framePosition = 0
    try file.write(from: buffer)
    buffer.frameLength = 0
    try file.write(from: buffer)
    #expect(file.length == 9003 && file.framePosition == 9003)
    file.close()
    #expect(try folder.read("a.wav") == [Float](repeating: 0.5, count: 9003))
  }

  @Test("completes a file that is let go without being closed", arguments: ["a.wav", "a.flac"])
  func letGo(name: String) throws {
    do {
      let file = try AVAudioFile(
        forWriting: folder.url(name), settings: SoundFolder.settings(bits: 16))
      try file.write(from: try #require(file.processingFormat.buffer(Self.samples)))
    }
    #expect(try folder.read(name) == Self.samples)
  }

  @Test("completes a file without frames", arguments: ["a.wav", "a.aiff", "a.caf", "a.au"])
  func noFrames(name: String) throws {
    try AVAudioFile(forWriting: folder.url(name), settings: SoundFolder.settings(bits: 16)).close()
    #expect(try AVAudioFile(forReading: folder.url(name)).length == 0)
    #expect(try folder.read(name) == [])
  }

  @Test("writes the same bytes for the same samples", arguments: [(16, false), (32, true)])
  func repeatable(bits: Int, isFloat: Bool) throws {
    for name in ["a.wav", "b.wav"] {
      try folder.write(Self.samples, to: name, SoundFolder.settings(bits: bits, isFloat: isFloat))
    }
    #expect(try folder.bytes("a.wav") == folder.bytes("b.wav"))
  }

  @Test("replaces a longer file")
  func replaced() throws {
    let long = [Float](repeating: 0.25, count: 5000)
    try folder.write(long, to: "a.wav", SoundFolder.settings(bits: 16))
    try folder.write(Self.samples, to: "a.wav", SoundFolder.settings(bits: 16))
    #expect(try folder.bytes("a.wav").count == 44 + 10)
  }
}
