import AudioBuffers
import AudioFiles
import Foundation
import Glibc
import TestSupport
import Testing

@Suite("A sound file that cannot be", .tags(.audio))
struct AVAudioFileErrorTests {
  private let folder: SoundFolder

  init() throws { folder = try SoundFolder() }

  private func failure(_ body: () throws -> Void) -> AVAudioFileError? {
    #expect(throws: AVAudioFileError.self, performing: body)
  }

  private func openFailure(_ name: String) -> AVAudioFileError? {
    failure { _ = try AVAudioFile(forReading: folder.url(name)) }
  }

  private func makeFailure(_ name: String, _ settings: [String: Any]) -> AVAudioFileError? {
    failure { _ = try AVAudioFile(forWriting: folder.url(name), settings: settings) }
  }

  @Test("is told of by file, what and why")
  func missing() throws {
    let error = try #require(openFailure("none.wav"))
    #expect(error.code == .notFound && error.url == folder.url("none.wav"))
    #expect(
      error.description
        == "\(folder.url("none.wav").path): cannot be opened: No such file or directory")
    #expect(error.localizedDescription == error.description)
    let bridged = error as NSError
    #expect(bridged.domain == "com.apple.coreaudio.avfaudio" && bridged.code == -43)
    #expect(bridged.userInfo[NSURLErrorKey] as? URL == error.url)
  }

  @Test(
    "is no sound file",
    arguments: ["", "R", "RIFF", "hello, I am a text file", "RIFF....AVI LIST", "FORM....ILBM...."])
  func foreign(text: String) throws {
    try folder.directory.write(text, to: "a.wav")
    #expect(openFailure("a.wav")?.code == .unsupportedFileType)
  }

  @Test("is no file")
  func noFile() throws {
    #expect(openFailure("")?.code == .invalidFile)
    try #require(mkfifo(folder.url("fifo").path, 0o600) == 0)
    #expect(openFailure("fifo")?.code == .invalidFile)
    try FileManager.default.createDirectory(
      at: folder.url("a.wav"), withIntermediateDirectories: false)
    #expect(openFailure("a.wav")?.code == .invalidFile)
    #expect(makeFailure("a.wav", SoundFolder.settings(bits: 16))?.code == .system)
    let web = try #require(URL(string: "https://example.org/a.wav"))
    #expect(failure { _ = try AVAudioFile(forReading: web) }?.code == .unsupportedFileType)
    #expect(
      failure { _ = try AVAudioFile(forWriting: web, settings: SoundFolder.settings(bits: 16)) }?
        .message == "cannot be opened: https://example.org/a.wav is no file's address")
  }

  @Test("is a device or a FIFO that something would be lost in")
  func devices() throws {
    var settings = SoundFolder.settings(bits: 16)
    settings[AVAudioFileTypeKey] = kAudioFileWAVEType
    let device = URL(fileURLWithPath: "/dev/full")
    #expect(
      failure { _ = try AVAudioFile(forWriting: device, settings: settings) }?.code == .invalidFile)
    try #require(mkfifo(folder.url("fifo").path, 0o600) == 0)
    #expect(makeFailure("fifo", settings)?.code == .system)
  }

  @Test("has a suffix that is not known", arguments: ["a.mp3", "a.m4a", "a.ogg", "a", "a.wav.bak"])
  func suffix(name: String) throws {
    let error = try #require(makeFailure(name, SoundFolder.settings(bits: 16)))
    #expect(error.code == .unsupportedFileType)
    #expect(error.message.hasSuffix("wav, wave, aiff, aif, aifc, caf, au, snd, flac"))
    #expect(!folder.exists(name))
  }

  @Test("leaves the file that is there when it cannot hold what is asked")
  func unwritable() throws {
    let cases: [(String, [String: Any], AVAudioFileError.Code)] = [
      ("a.flac", SoundFolder.settings(bits: 32, isFloat: true), .unsupportedFormat),
      ("a.flac", SoundFolder.settings(bits: 32), .unsupportedFormat),
      ("a.wav", SoundFolder.settings(bits: 16, channels: 0), .unsupportedFormat),
      ("a.wav", SoundFolder.settings(bits: 16, channels: 40), .unsupportedFormat),
      ("a.wav", SoundFolder.settings(bits: 12), .unsupportedFormat),
      ("a.wav", SoundFolder.settings(bits: 16, rate: 0), .unsupportedFormat),
      ("a.wav", SoundFolder.settings(bits: 16, rate: 22_050.5), .unsupportedFormat),
      ("a.wav", SoundFolder.settings(bits: 16, rate: 1e12), .unsupportedFormat),
      ("a.wav", SoundFolder.settings(bits: 16, rate: .nan), .unsupportedFormat),
      ("a.wav", [:], .unsupportedFormat),
      ("a.wav", [AVSampleRateKey: "fast", AVNumberOfChannelsKey: 1], .unsupportedFormat),
      (
        "a.wav",
        [AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 8000, AVNumberOfChannelsKey: 1],
        .unsupportedFormat
      ),
    ]
    for (name, settings, code) in cases {
      try folder.directory.write("mine", to: name)
      #expect(makeFailure(name, settings)?.code == code, "\(settings)")
      #expect(try folder.bytes(name) == Array("mine".utf8))
    }
  }

  @Test("says what it cannot hold")
  func message() throws {
    let error = try #require(
      makeFailure("a.flac", SoundFolder.settings(bits: 32, isFloat: true)))
    #expect(
      error.message
        == "cannot be made: FLAC cannot hold 32-bit floats (channels: 1, sample rate: 22050 Hz)")
  }

  @Test("has no folder")
  func noFolder() {
    #expect(makeFailure("none/a.wav", SoundFolder.settings(bits: 16))?.code == .notFound)
  }

  @Test("is worked with in no format")
  func otherFormat() throws {
    try folder.directory.write(WAVFile([0]).bytes, to: "a.wav")
    #expect(
      failure {
        _ = try AVAudioFile(
          forReading: folder.url("a.wav"), commonFormat: .otherFormat, interleaved: false)
      }?.code == .unsupportedFormat)
    #expect(
      failure {
        _ = try AVAudioFile(
          forWriting: folder.url("b.wav"), settings: SoundFolder.settings(bits: 16),
          commonFormat: .otherFormat, interleaved: false)
      }?.code == .unsupportedFormat)
    #expect(!folder.exists("b.wav"))
  }

  @Test("gets a buffer of another format: both are named, and nothing is written")
  func wrongBuffer() throws {
    let file = try AVAudioFile(
      forWriting: folder.url("a.wav"), settings: SoundFolder.settings(bits: 32, isFloat: true))
    let others: [(AVAudioCommonFormat, Double, UInt32, Bool)] = [
      (.pcmFormatInt16, 22_050, 1, false), (.pcmFormatFloat64, 22_050, 1, false),
      (.pcmFormatFloat32, 44_100, 1, false), (.pcmFormatFloat32, 22_050, 2, false),
    ]
    for (common, rate, channels, isInterleaved) in others {
      let format = try #require(
        AVAudioFormat(
          commonFormat: common, sampleRate: rate, channels: channels, interleaved: isInterleaved))
      let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
      buffer.frameLength = 4
      let error = try #require(failure { try file.write(from: buffer) })
      #expect(error.code == .wrongBufferFormat)
      #expect(error.message.contains(format.description))
      #expect(error.message.contains(file.processingFormat.description))
    }
    #expect(file.length == 0)
  }

  @Test("is read into interleaved channels that are to be apart")
  func wrongLayout() throws {
    let file = try folder.open(WAVFile([0, 0], channelCount: 2).bytes)
    let format = try #require(
      AVAudioFormat(
        commonFormat: .pcmFormatFloat32, sampleRate: 22_050, channels: 2, interleaved: true))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
    #expect(failure { try file.read(into: buffer) }?.code == .wrongBufferFormat)
  }

  @Test("is closed, or goes the other way")
  func direction() throws {
    let writing = try AVAudioFile(
      forWriting: folder.url("a.wav"), settings: SoundFolder.settings(bits: 16))
    let buffer = try #require(writing.processingFormat.buffer([0.5]))
    #expect(failure { try writing.read(into: buffer) }?.code == .wrongDirection)
    try writing.write(from: buffer)
    writing.close()
    writing.close()
    #expect(!writing.isOpen && writing.length == 1)
    #expect(failure { try writing.write(from: buffer) }?.code == .notOpen)
    let reading = try AVAudioFile(forReading: folder.url("a.wav"))
    #expect(failure { try reading.write(from: buffer) }?.code == .wrongDirection)
    reading.close()
    #expect(!reading.isOpen)
    #expect(failure { try reading.read(into: buffer) }?.code == .notOpen)
  }

  /// Every byte of the header, and some of the samples, with three wrong values.
  @Test(
    "is broken in any byte, and is read or refused",
    arguments: [
      WAVFile([Float](repeating: 0.25, count: 40)).bytes,
      HandMadeSound.au([Int16](repeating: 1, count: 40)),
      HandMadeSound.caf([Int16](repeating: 1, count: 40)),
      Array(HandMadeSound.sayAIFC([1, 2, 3]).prefix(120)),
    ])
  func broken(bytes: [UInt8]) throws {
    for offset in 0..<min(bytes.count, 120) {
      for value in [0, 0x7F, 0xFF] as [UInt8] {
        var changed = bytes
        changed[offset] = value
        guard let file = try? folder.open(changed) else { continue }
        #expect(try file.samples().count <= file.length)
      }
    }
  }

  @Test("is cut anywhere, and is read or refused")
  func cut() throws {
    let bytes = WAVFile([Float](repeating: 0.25, count: 8)).bytes
    for count in 0..<bytes.count {
      guard let file = try? folder.open(Array(bytes.prefix(count))) else { continue }
      #expect(try file.samples().count <= 8)
    }
  }
}
