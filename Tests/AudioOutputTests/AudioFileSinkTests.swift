import AudioOutput
import Glibc
import Posix
import TestSupport
import Testing

@Suite("An audio file sink", .tags(.audio))
struct AudioFileSinkTests {
  private static let samples = ExpectedFile.samples

  @Test("makes a file with the true sizes", arguments: ExpectedFile.finished)
  func file(format: AudioFileFormat, expected: [UInt8]) throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write([UInt8](repeating: 7, count: 1000), to: "out")
    var sink = try AudioFileSink(creating: path, format: format, sampleRate: 22_050)
    try sink.write(Self.samples.span.extracting(..<4))
    try sink.write(Self.samples.span.extracting(..<0))
    try sink.write(Self.samples.span.extracting(4...))
    let frameCount = sink.frameCount
    #expect(frameCount == 6)
    try sink.finish()
    try sink.finish()
    #expect(try contents(of: path) == expected)
  }

  @Test("says in a pipe that the length is not known", arguments: ExpectedFile.streamed)
  func stream(format: AudioFileFormat, expected: [UInt8]) throws {
    let pipe = try Pipe()
    let writeEnd = try Descriptor(duplicating: pipe.writeEnd)
    var sink = try AudioFileSink(writeEnd, name: "-", format: format, sampleRate: 22_050)
    try sink.write(Self.samples.span)
    try sink.finish()
    var bytes = [UInt8](repeating: 0, count: 200)
    var span = bytes.mutableSpan
    var buffer = span.mutableBytes
    let count = try pipe.readEnd.read(into: &buffer)
    #expect([UInt8](bytes[..<count]) == expected)
  }

  @Test("leaves a readable file when it is never finished", arguments: ExpectedFile.streamed)
  func abandoned(format: AudioFileFormat, expected: [UInt8]) throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("out")
    var sink = try AudioFileSink(creating: path, format: format, sampleRate: 22_050)
    try sink.write(Self.samples.span)
    #expect(try contents(of: path) == expected)
  }

  @Test("begins where the file it is given stands", arguments: ExpectedFile.finished)
  func laterPosition(format: AudioFileFormat, expected: [UInt8]) throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("out")
    let file = try Descriptor(opening: path, .writeOnly, options: [.create])
    try file.writeAll("before")
    var sink = try AudioFileSink(
      Descriptor(duplicating: file), name: "out", format: format, sampleRate: 22_050)
    try sink.write(Self.samples.span)
    try sink.finish()
    try file.writeAll("after")
    #expect(try contents(of: path) == Array("before".utf8) + expected + Array("after".utf8))
  }

  @Test("leaves a file that is appended to as a stream", arguments: ExpectedFile.streamed)
  func appending(format: AudioFileFormat, expected: [UInt8]) throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("before", to: "out")
    var sink = try AudioFileSink(
      Descriptor(opening: path, .writeOnly, options: .append), name: "out", format: format,
      sampleRate: 22_050)
    try sink.write(Self.samples.span)
    try sink.finish()
    #expect(try contents(of: path) == Array("before".utf8) + expected)
  }

  @Test(
    "makes a valid file of no samples",
    arguments: [(AudioFileFormat.wav, 44), (.aiff, 54), (.raw, 0)])
  func empty(format: AudioFileFormat, byteCount: Int) throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("out")
    var sink = try AudioFileSink(creating: path, format: format, sampleRate: 8000)
    try sink.finish()
    let bytes = try contents(of: path)
    #expect(bytes.count == byteCount)
    #expect(format != .wav || bytes.suffix(4) == [0, 0, 0, 0])
  }

  @Test("keeps the order of samples over many pieces", arguments: AudioFileFormat.allCases)
  func longSound(format: AudioFileFormat) throws {
    let samples = (0..<50_000).map { Int16(truncatingIfNeeded: $0 * 7) }
    let directory = try TemporaryDirectory()
    let path = directory.path("out")
    var sink = try AudioFileSink(creating: path, format: format, sampleRate: 8000)
    try sink.write(samples.span)
    try sink.finish()
    let bytes = [UInt8](try contents(of: path).suffix(100_000))
    let read = samples.indices.map { index in
      let (first, second) = (UInt16(bytes[2 * index]), UInt16(bytes[2 * index + 1]))
      return Int16(bitPattern: format == .aiff ? first << 8 | second : second << 8 | first)
    }
    #expect(read == samples)
  }

  @Test("refuses more frames than the file can hold before it writes them")
  func limit() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("out")
    var sink = try AudioFileSink(creating: path, format: .wav, sampleRate: 22_050)
    let limit = sink.frameLimit
    #expect(limit == AudioFileFormat.wav.maximumFrameCount)
    sink.frameLimit = 7
    try sink.write(Self.samples.span)
    let message = failure { try sink.write(Self.samples.span.extracting(..<2)) }
    #expect(message == "\(path): a WAV file holds 7 frames at most")
    try sink.finish()
    #expect(try contents(of: path) == ExpectedFile.finished[0].1)
  }

  @Test(
    "names the path it cannot write to and the reason",
    arguments: [
      ("/nowhere/a.wav", "/nowhere/a.wav: No such file or directory (open)"),
      ("/dev/full", "/dev/full: No space left on device (write)"),
    ])
  func badPath(path: String, expected: String) throws {
    let message = failure {
      _ = try AudioFileSink(creating: path, format: .wav, sampleRate: 8000)
    }
    #expect(message == expected)
  }

  @Test("names the pipe whose reader has left")
  func brokenPipe() throws {
    Signal.ignoreBrokenPipe()
    let message = failure {
      let writeEnd = try Pipe().split { _, writeEnd in writeEnd }
      _ = try AudioFileSink(writeEnd, name: "standard output", format: .wav, sampleRate: 8000)
    }
    #expect(message == "standard output: Broken pipe (write)")
  }

  @Test(
    "refuses a sample rate that is none",
    arguments: [0, 0.4, -8000, .nan, .infinity, 1_000_001] as [Double])
  func badSampleRate(sampleRate: Double) throws {
    let directory = try TemporaryDirectory()
    #expect(throws: AudioOutputError.self) {
      _ = try AudioFileSink(
        creating: directory.path("out"), format: .raw, sampleRate: sampleRate)
    }
  }

  @Test("makes a valid file of what was written before the disk was full")
  func fullDisk() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("out.wav")
    await #expect(processExitsWith: .success) { [path = path as String] in
      // A size limit in the middle of a sample stands for the full disk.
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 1001, rlim_max: 1001)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      var sink = try AudioFileSink(creating: path, format: .wav, sampleRate: 22_050)
      let samples = [Int16](repeating: 0x1111, count: 1000)
      let first = failure { try sink.write(samples.span) }
      let second = failure { try sink.write(samples.span) }
      let frameCount = sink.frameCount
      try sink.finish()
      #expect(first == "\(path): File too large (write)")
      #expect(second == first)
      #expect(frameCount == 478)
    }
    let bytes = try contents(of: path)
    #expect(bytes.count == 1001)
    // 478 frames have 956 bytes, 0x3bc; the RIFF chunk 36 more.
    #expect(bytes[4...7].elementsEqual([0xe0, 0x03, 0, 0]))
    #expect(bytes[40...43].elementsEqual([0xbc, 0x03, 0, 0]))
  }
}
