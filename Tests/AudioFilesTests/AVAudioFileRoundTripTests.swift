import AudioBuffers
import AudioFiles
import TestSupport
import Testing

@Suite("A sound file that is written and read", .tags(.audio))
struct AVAudioFileRoundTripTests {
  private let folder: SoundFolder

  init() throws { folder = try SoundFolder() }

  @Test(
    "gives back every 16-bit sample", arguments: ["wav", "aiff", "aifc", "caf", "au", "flac"],
    [false, true])
  func int16(suffix: String, isInterleaved: Bool) throws {
    let url = folder.url("a.\(suffix)")
    let all = (0..<65_536).map { Int16(truncatingIfNeeded: $0 &* 40_503) }
    let file = try AVAudioFile(
      forWriting: url, settings: SoundFolder.settings(bits: 16, channels: 2),
      commonFormat: .pcmFormatInt16, interleaved: isInterleaved)
    let buffer = try #require(
      AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 32_768))
    let channels = try #require(buffer.int16ChannelData)
    for (index, sample) in all.enumerated() {
      channels[index % 2][index / 2 * buffer.stride] = sample
    }
    buffer.frameLength = 32_768
    try file.write(from: buffer)
    file.close()

    let reading = try AVAudioFile(
      forReading: url, commonFormat: .pcmFormatInt16, interleaved: !isInterleaved)
    let read = try #require(
      AVAudioPCMBuffer(pcmFormat: reading.processingFormat, frameCapacity: 40_000))
    try reading.read(into: read)
    #expect(read.frameLength == 32_768)
    let data = try #require(read.int16ChannelData)
    #expect(all.indices.allSatisfy { data[$0 % 2][$0 / 2 * read.stride] == all[$0] })
  }

  /// Samples that differ in their lowest bits, and the extremes.
  private static let integers: [Int32] =
    [.min, .max, 0, 1, -1] + (0..<5000).map { Int32(truncatingIfNeeded: $0 &* 2_654_435_769) }

  @Test("gives back every bit of 32-bit integers", arguments: ["wav", "aiff", "caf", "au"])
  func int32(suffix: String) throws {
    let url = folder.url("a.\(suffix)")
    let file = try AVAudioFile(
      forWriting: url, settings: SoundFolder.settings(bits: 32), commonFormat: .pcmFormatInt32,
      interleaved: false)
    let count = UInt32(Self.integers.count)
    let buffer = try #require(
      AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: count))
    let data = try #require(buffer.int32ChannelData)
    for (index, value) in Self.integers.enumerated() { data[0][index] = value }
    buffer.frameLength = count
    try file.write(from: buffer)
    file.close()
    let reading = try AVAudioFile(
      forReading: url, commonFormat: .pcmFormatInt32, interleaved: false)
    let read = try #require(
      AVAudioPCMBuffer(pcmFormat: reading.processingFormat, frameCapacity: count))
    try reading.read(into: read)
    let result = try #require(read.int32ChannelData)
    #expect((0..<Int(read.frameLength)).map { result[0][$0] } == Self.integers)
  }

  @Test("gives back every bit of floats", arguments: ["wav", "aiff", "caf", "au"])
  func float32(suffix: String) throws {
    let samples = Self.integers.map { Float($0) / 3e9 } + [.leastNonzeroMagnitude, 1e30, -1e30]
    try folder.write(
      samples, to: "a.\(suffix)", SoundFolder.settings(bits: 32, isFloat: true))
    #expect(try folder.read("a.\(suffix)") == samples)
  }

  @Test("gives back every bit of 64-bit floats", arguments: ["wav", "aiff", "caf", "au"])
  func float64(suffix: String) throws {
    let url = folder.url("a.\(suffix)")
    let file = try AVAudioFile(
      forWriting: url, settings: SoundFolder.settings(bits: 64, isFloat: true),
      commonFormat: .pcmFormatFloat64, interleaved: true)
    let samples = Self.integers.map { Double($0) / 3e9 }
    let buffer = try #require(
      AVAudioPCMBuffer(
        pcmFormat: file.processingFormat, frameCapacity: AVAudioFrameCount(samples.count)))
    buffer.frameLength = buffer.frameCapacity
    let room = UnsafeMutableBufferPointer<Double>(buffer.mutableAudioBufferList.pointee.mBuffers)
    _ = room.update(from: samples)
    try file.write(from: buffer)
    file.close()
    let reading = try AVAudioFile(
      forReading: url, commonFormat: .pcmFormatFloat64, interleaved: true)
    let read = try #require(
      AVAudioPCMBuffer(
        pcmFormat: reading.processingFormat, frameCapacity: AVAudioFrameCount(samples.count)))
    try reading.read(into: read)
    let result = UnsafeBufferPointer<Double>(read.audioBufferList.pointee.mBuffers)
    #expect(Array(result) == samples)
  }

  @Test("holds many channels, each in its place")
  func channels() throws {
    let url = folder.url("a.wav")
    let file = try AVAudioFile(
      forWriting: url, settings: SoundFolder.settings(bits: 16, channels: 6))
    #expect(file.processingFormat.channelLayout?.channelCount == 6)
    let buffer = try #require(
      file.processingFormat.buffer([Float](repeating: 0, count: 3000)))
    let data = try #require(buffer.floatChannelData)
    for channel in 0..<6 { data[channel][2999] = Float(channel) / 8 }
    try file.write(from: buffer)
    file.close()
    for channel in 0..<6 {
      let samples = try AVAudioFile(forReading: url).samples(channel: channel)
      #expect(samples.count == 3000 && samples.last == Float(channel) / 8)
    }
  }

  @Test("has the format that was asked for, as far as the kind of file has it")
  func formats() throws {
    let cases: [(String, Int, Bool, String)] = [
      ("a.wav", 8, false, "1 ch, 22050 Hz, UInt8, interleaved"),
      ("a.wav", 16, false, "1 ch, 22050 Hz, Int16, interleaved"),
      ("a.wav", 64, true, "1 ch, 22050 Hz, Float64, interleaved"),
      ("a.aiff", 8, false, "1 ch, 22050 Hz, Int8, interleaved"),
      ("a.aiff", 24, false, "1 ch, 22050 Hz, Int24, big-endian, interleaved"),
      ("a.aifc", 24, false, "1 ch, 22050 Hz, Int24, interleaved"),
      ("a.aifc", 32, true, "1 ch, 22050 Hz, Float32, big-endian, interleaved"),
      ("a.au", 32, false, "1 ch, 22050 Hz, Int32, big-endian, interleaved"),
      ("a.caf", 32, true, "1 ch, 22050 Hz, Float32, interleaved"),
    ]
    for (name, bits, isFloat, expected) in cases {
      let file = try AVAudioFile(
        forWriting: folder.url(name), settings: SoundFolder.settings(bits: bits, isFloat: isFloat))
      #expect(file.fileFormat.description == expected)
      #expect(file.processingFormat.description == "1 ch, 22050 Hz, Float32, deinterleaved")
      file.close()
      let reading = try AVAudioFile(forReading: folder.url(name))
      #expect(reading.fileFormat == file.fileFormat)
      #expect(reading.url == folder.url(name))
    }
  }

  @Test("is written again from its own settings")
  func ownSettings() throws {
    try folder.write([0.5, -0.5], to: "a.wav", SoundFolder.settings(bits: 24))
    let first = try AVAudioFile(forReading: folder.url("a.wav"))
    try folder.write(try first.samples(), to: "b.wav", first.fileFormat.settings)
    #expect(try folder.bytes("a.wav") == folder.bytes("b.wav"))
  }
}
