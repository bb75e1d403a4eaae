import AIFF
import Glibc
import Posix
import SoundDecoding
import TestSupport
import Testing

@Suite("A sound file reader", .tags(.audio))
struct SoundFileReaderTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// A quarter of full scale up and down, which every encoding holds exactly.
  private static let samples: [Float] = (0..<5000).map { Float(($0 * 7) % 65 - 32) / 128 }

  private func read(_ bytes: [UInt8], from frame: Int = 0) throws -> [Float] {
    try read(try SoundFileReader(path: try directory.write(bytes, to: "sound")), from: frame)
  }

  private func read(_ file: SoundFileReader, from frame: Int = 0) throws -> [Float] {
    if frame > 0 { try #require(file.seek(to: frame)) }
    var samples: [Float] = []
    var part = [Float](repeating: .nan, count: 999)
    while true {
      var span = part.mutableSpan
      let count = file.read(into: &span)
      guard count > 0, samples.count < 1_000_000 else { return samples }
      samples += part[..<count]
    }
  }

  @Test("reads every encoding of WAV exactly", arguments: WAVFile.Encoding.allCases, [false, true])
  func encodings(encoding: WAVFile.Encoding, isExtensible: Bool) throws {
    let wav = WAVFile(Self.samples, encoding: encoding, isExtensible: isExtensible)
    #expect(try read(wav.bytes) == Self.samples)
    #expect(try read(wav.bytes, from: 4321) == Array(Self.samples[4321...]))
  }

  @Test("says what the file says", arguments: [(1, 8000), (2, 22_050), (6, 96_000), (1, 44_100)])
  func description(channelCount: Int, sampleRate: Int) throws {
    let samples = [Float](repeating: 0.25, count: 300 * channelCount)
    let wav = WAVFile(samples, sampleRate: sampleRate, channelCount: channelCount)
    let file = try SoundFileReader(path: try directory.write(wav.bytes, to: "sound"))
    #expect(file.frameCount == 300 && file.sampleRate == sampleRate)
    #expect(file.channelCount == channelCount)
    #expect(try read(file) == [Float](repeating: 0.25, count: 300))
  }

  @Test("mixes channels to their mean, which never clips")
  func channels() throws {
    let samples: [Float] = (0..<2000).flatMap { _ in [Float(0.5), -0.25, 0.125, 0.125] }
    let wav = WAVFile(samples, channelCount: 4)
    #expect(try read(wav.bytes) == [Float](repeating: 0.125, count: 2000))
  }

  @Test("reads AIFF as the project's own reader does")
  func aiff() throws {
    let integers = (0..<5000).map { Int16(truncatingIfNeeded: $0 * 2999) }
    var bytes = try AIFFWriter(sampleRate: 16_000).header(frameCount: integers.count)
    AIFFWriter.append(integers.span, to: &bytes)
    #expect(try read(bytes) == integers.map { Float($0) / 32_768 })
  }

  /// 200 ms of 441 Hz at half of full scale: 25 samples up and 25 down, 88 times.
  @Test("reads compressed files", arguments: ["flac", "ogg", "mp3"])
  func compressed(suffix: String) throws {
    let path = "\(SourceTree.root)/Tests/SoundDecodingTests/Fixtures/tone.\(suffix)"
    let file = try SoundFileReader(path: path)
    let samples = try read(file)
    #expect(file.sampleRate == 22_050 && file.frameCount == 4410 && samples.count == 4410)
    let rises = zip(samples, samples.dropFirst()).filter { $0 < 0 && $1 >= 0 }.count
    #expect((86...89).contains(rises))
    #expect(samples[500..<4000].allSatisfy { abs($0) < 0.55 })
    #expect(samples[500..<4000].contains { $0 > 0.45 })
    #expect(try read(file, from: 4000).count == 410)
  }

  @Test("reads G.711 without a header when it is told so")
  func headerless() throws {
    // ITU-T G.711 table 2a: 0xFF and 0x7F are zero, 0x80 and 0x00 the greatest.
    let path = try directory.write([0xFF, 0x7F, 0x80, 0x00], to: "sound")
    let file = try SoundFileReader(path: path, format: .muLaw)
    #expect(file.sampleRate == 8000)
    #expect(try read(file) == [0, 0, 32_124.0 / 32_768, -32_124.0 / 32_768])
    // Table 1a: bits are stored inverted, every other one.
    let path2 = try directory.write([0xD5, 0x55, 0xAA, 0x2A], to: "sound2")
    #expect(
      try read(try SoundFileReader(path: path2, format: .aLaw))
        == [8.0 / 32_768, -8.0 / 32_768, 32_256.0 / 32_768, -32_256.0 / 32_768])
  }

  @Test("gives 0 for what is not a number, and floats beyond full scale as they are")
  func floats() throws {
    let wav = WAVFile([.nan, .infinity, 2.5, -4], encoding: .float32)
    #expect(try read(wav.bytes) == [0, 0, 2.5, -4])
  }

  @Test("reads what there is of a file that was cut")
  func truncated() throws {
    let wav = WAVFile(Self.samples)
    #expect(try read(Array(wav.bytes.dropLast(1000))) == Array(Self.samples.dropLast(500)))
  }

  @Test(
    "refuses what is no sound file, and kinds that the library reads and that are not meant",
    arguments: [
      "", "R", "hello, I am a text file", "RIFF....AVI LIST", "FORM....ILBM....", "RIFFWAVE",
      ".snd\0\0\0\u{18}\0\0\0\u{10}\0\0\0\u{3}", "caff\0\u{1}\0\0desc", "Creative Voice File\u{1A}",
    ])
  func foreign(text: String) {
    let bytes = Array(text.utf8) + [UInt8](repeating: 0, count: text.isEmpty ? 0 : 200)
    #expect(throws: SoundFileError.unknownFormat) { try read(bytes) }
  }

  @Test("refuses rates and channel counts that no voice can use")
  func unsupported() {
    #expect(throws: SoundFileError.unsupported(field: "sample rate", value: 999)) {
      try read(WAVFile([0, 0], sampleRate: 999).bytes)
    }
    #expect(throws: SoundFileError.unsupported(field: "number of channels", value: 33)) {
      try read(WAVFile([Float](repeating: 0, count: 66), channelCount: 33).bytes)
    }
  }

  @Test("refuses what is no regular file, at once")
  func special() throws {
    let fifo = directory.path("fifo")
    try #require(mkfifo(fifo, 0o600) == 0)
    try #require(symlink("fifo", directory.path("link")) == 0)
    #expect(throws: SoundFileError.notRegularFile) { try SoundFileReader(path: fifo) }
    #expect(throws: SoundFileError.notRegularFile) { try SoundFileReader(path: directory.path) }
    #expect(throws: SoundFileError.notRegularFile) { try SoundFileReader(path: "/dev/zero") }
    #expect(throws: SoundFileError.self) { try SoundFileReader(path: directory.path("link")) }
    #expect(throws: SoundFileError.self) { try SoundFileReader(path: directory.path("none")) }
  }

  @Test("survives every mutation of a header, and reads no endless file", arguments: 0..<3)
  func mutations(kind: Int) throws {
    var aiff = try AIFFWriter(sampleRate: 22_050).header(frameCount: 50)
    let integers = [Int16](repeating: 99, count: 50)
    AIFFWriter.append(integers.span, to: &aiff)
    let short = Array(Self.samples.prefix(50))
    let bytes = [
      WAVFile(short).bytes, WAVFile(short, encoding: .float32, isExtensible: true).bytes, aiff,
    ][kind]
    for index in 0..<min(80, bytes.count) {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var mutated = bytes
        mutated[index] = value
        guard let samples = try? read(mutated) else { continue }
        #expect(samples.count <= 400 && samples.allSatisfy(\.isFinite))
      }
    }
    for count in 0..<bytes.count { _ = try? read(Array(bytes.prefix(count))) }
  }
}
