import AudioBuffers
import AudioFiles
import Foundation
import TestSupport
import Testing

@Suite("Reading a sound file", .tags(.audio))
struct AVAudioFileReadingTests {
  private let folder: SoundFolder

  init() throws { folder = try SoundFolder() }

  private static let integers: [Int16] = (0..<5000).map { Int16(truncatingIfNeeded: $0 * 2999) }
  private static let samples: [Float] = integers.map { Float($0) / 32_768 }

  static let handMadeFiles: [(bytes: [UInt8], rate: Int, samples: String)] = [
    (HandMadeSound.sayAIFC(integers), 22_050, "Int16, big-endian"),
    (HandMadeSound.au(integers), 8000, "Int16, big-endian"),
    (HandMadeSound.au(integers, isSizeKnown: false), 8000, "Int16, big-endian"),
    (HandMadeSound.caf(integers), 8000, "Int16"),
  ]

  @Test("gives the samples that were put there by hand", arguments: handMadeFiles)
  func handMade(bytes: [UInt8], rate: Int, samples: String) throws {
    let file = try folder.open(bytes)
    #expect(file.fileFormat.description == "1 ch, \(rate) Hz, \(samples), interleaved")
    #expect(file.processingFormat.isStandard && file.processingFormat.sampleRate == Double(rate))
    #expect(file.length == 5000 && file.framePosition == 0 && file.isOpen)
    #expect(try file.samples() == Self.samples)
  }

  @Test("reads every encoding of WAV exactly", arguments: WAVFile.Encoding.allCases)
  func wav(encoding: WAVFile.Encoding) throws {
    let samples: [Float] = (0..<5000).map { Float(($0 * 7) % 65 - 32) / 128 }
    let file = try folder.open(WAVFile(samples, encoding: encoding).bytes)
    #expect(try file.samples() == samples)
  }

  @Test(
    "reads the AIFF-C recordings of a bundled voice",
    arguments: [("hello", 8503), ("goodbye", 13_171)])
  func bundled(name: String, frameCount: Int) throws {
    let path = "\(SourceTree.voice("com.example.sample.hello"))/Audio/\(name).aiff"
    let file = try AVAudioFile(forReading: URL(fileURLWithPath: path))
    try #require(file.length == frameCount)
    #expect(file.processingFormat.sampleRate == 22_050)
    let buffer = try #require(
      AVAudioPCMBuffer(
        pcmFormat: file.processingFormat, frameCapacity: AVAudioFrameCount(file.length)))
    try file.read(into: buffer)
    try #require(buffer.frameLength == frameCount)
    // The samples are the last chunk.
    let bytes = try Array(Data(contentsOf: file.url).suffix(2 * frameCount))
    let expected = (0..<frameCount).map {
      Float(Int16(truncatingIfNeeded: Int(bytes[2 * $0]) << 8 | Int(bytes[2 * $0 + 1]))) / 32_768
    }
    let data = try #require(buffer.floatChannelData)
    #expect((0..<frameCount).map { data[0][$0] } == expected)
  }

  @Test(
    "names what compressed files hold",
    arguments: [("flac", kAudioFormatFLAC), ("mp3", kAudioFormatMPEGLayer3), ("ogg", 0x766F_7262)])
  func compressed(suffix: String, formatID: UInt32) throws {
    let path = "\(SourceTree.root)/Tests/SoundDecodingTests/Fixtures/tone.\(suffix)"
    let file = try AVAudioFile(forReading: URL(fileURLWithPath: path))
    #expect(file.fileFormat.streamDescription.pointee.mFormatID == formatID)
    #expect(file.length == 4410 && file.processingFormat.isStandard)
    #expect(try file.samples().count == 4410)
  }

  @Test(
    "gives what is left, then nothing, and never an error", arguments: [1, 7, 4096, 5000, 9999])
  func pieces(frameCount: UInt32) throws {
    let file = try folder.open(WAVFile(Self.samples).bytes)
    #expect(try file.samples(by: frameCount) == Self.samples)
    #expect(file.framePosition == 5000)
    let buffer = try #require(
      AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 5))
    buffer.frameLength = 5
    try file.read(into: buffer)
    #expect(buffer.frameLength == 0)
  }

  @Test("reads as many frames as are asked for, and no more than there is room for")
  func frameCount() throws {
    let file = try folder.open(WAVFile(Self.samples).bytes)
    let buffer = try #require(
      AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 100))
    for (asked, given, position) in [(30, 30, 30), (0, 0, 30), (500, 100, 130)]
      as [(UInt32, UInt32, Int64)]
    {
      try file.read(into: buffer, frameCount: asked)
      #expect(buffer.frameLength == given && file.framePosition == position)
    }
    #expect(buffer.floatChannelData?[0][0] == Self.samples[30])
  }

  @Test(
    "goes to a frame",
    arguments: [(0, 0), (1, 1), (4999, 4999), (5000, 5000), (-3, 0), (.min, 0)] as [(Int64, Int)])
  func seeking(position: Int64, first: Int) throws {
    let file = try folder.open(WAVFile(Self.samples).bytes)
    _ = try file.samples()
    file.framePosition = position
    #expect(file.framePosition == first)
    #expect(try file.samples() == Array(Self.samples[first...]))
    #expect(file.framePosition == 5000)
  }

  @Test("has nothing past its end, and can go back", arguments: [5001, .max] as [Int64])
  func pastEnd(position: Int64) throws {
    let file = try folder.open(WAVFile(Self.samples).bytes)
    file.framePosition = position
    #expect(try file.samples() == [] && file.framePosition == position)
    file.framePosition = 4990
    #expect(try file.samples() == Array(Self.samples[4990...]))
  }

  @Test("reads into integers the nearest step", arguments: [false, true])
  func integers(isInterleaved: Bool) throws {
    let floats: [Float] = [0.5, -0.5, 1, -1, 2, -2, .nan, 0.000_02]
    let wav = WAVFile(floats, channelCount: 2, encoding: .float32).bytes
    let file = try folder.open(wav, as: .pcmFormatInt16, interleaved: isInterleaved)
    let buffer = try #require(
      AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 4))
    try file.read(into: buffer)
    let data = try #require(buffer.int16ChannelData)
    #expect((0..<4).map { data[0][$0 * buffer.stride] } == [16_384, 32_767, 32_767, 0])
    #expect((0..<4).map { data[1][$0 * buffer.stride] } == [-16_384, -32_768, -32_768, 1])
  }

  @Test("takes one channel that is called interleaved as one that is not")
  func monoInterleaved() throws {
    let file = try folder.open(WAVFile(Self.samples).bytes)
    let format = try #require(
      AVAudioFormat(
        commonFormat: .pcmFormatFloat32, sampleRate: 22_050, channels: 1, interleaved: true))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 10))
    try file.read(into: buffer)
    #expect(buffer.frameLength == 10 && buffer.floatChannelData?[0][9] == Self.samples[9])
  }

  @Test("gives what there is of a file that was cut")
  func cut() throws {
    let file = try folder.open(Array(WAVFile(Self.samples).bytes.dropLast(1000)))
    #expect(try file.samples() == Array(Self.samples.dropLast(500)))
  }

  @Test("is not told by the name, and follows a link")
  func link() throws {
    try folder.directory.write(WAVFile(Self.samples).bytes, to: "sound.aiff")
    try FileManager.default.createSymbolicLink(
      at: folder.url("link"), withDestinationURL: folder.url("sound.aiff"))
    #expect(try folder.read("link") == Self.samples)
  }

  @Test("has no magic cookie")
  func magicCookie() throws {
    #expect(try folder.open(WAVFile([0]).bytes).fileFormat.magicCookie == nil)
  }
}
