import SoundDecoding
import TestSupport
import Testing

@Suite("A sound file writer", .tags(.audio))
struct SoundFileWriterTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func description(
    _ container: SoundFileContainer, _ encoding: SoundFileEncoding = .signed16,
    isBigEndian: Bool? = nil, sampleRate: Int = 8000, channelCount: Int = 1
  ) -> SoundFileDescription {
    SoundFileDescription(
      container: container, encoding: encoding, isBigEndian: isBigEndian ?? container.isBigEndian,
      sampleRate: sampleRate, channelCount: channelCount)
  }

  private func refusal(_ description: SoundFileDescription) -> SoundFileError? {
    #expect(throws: SoundFileError.self) {
      try SoundFileWriter(path: directory.path("sound"), description)
    }
  }

  @Test(
    "writes what a reader then says and gives",
    arguments: [SoundFileContainer.wav, .aiff, .au, .caf],
    [SoundFileEncoding.signed16, .signed24, .signed32, .float32, .float64, .muLaw, .aLaw])
  func roundTrip(container: SoundFileContainer, encoding: SoundFileEncoding) throws {
    let description = description(container, encoding, channelCount: 2)
    guard encoding.bitCount != nil else {
      #expect(refusal(description) == .unwritable(description))
      return
    }
    // A quarter of full scale in steps that every encoding holds exactly.
    let samples = (0..<9000).map { Double(($0 * 7) % 65 - 32) / 128 }
    let writer = try SoundFileWriter(path: directory.path("sound"), description)
    try writer.write(samples.span.extracting(first: 4000))
    try writer.write(samples.span.extracting(droppingFirst: 4000))
    #expect(writer.frameCount == 4500)
    try writer.close()
    try writer.close()
    let reader = try SoundFileReader(path: directory.path("sound"), format: .chosen)
    #expect(reader.description == description && reader.frameCount == 4500)
    var read = [Double](repeating: .nan, count: 9001)
    var room = read.mutableSpan
    #expect(reader.readFrames(.max, into: &room) == 4500)
    #expect(Array(read[..<9000]) == samples && read[9000].isNaN)
    room = read.mutableSpan
    #expect(reader.readFrames(.max, into: &room) == 0)
  }

  @Test("refuses what the kind of file or the library does not hold, and makes no file")
  func refused() {
    for description in [
      description(.flac, .float32), description(.flac, .signed32), description(.ogg, .vorbis),
      description(.mpeg, .mp3), description(.wav, .signed8), description(.aiff, .vorbis),
    ] {
      #expect(refusal(description) == .unwritable(description))
    }
    for rate in [-1, 0, 999, 768_001, .max] {
      #expect(
        refusal(description(.wav, sampleRate: rate))
          == .unsupported(field: "sample rate", value: rate))
    }
    for count in [-1, 0, 33, .max] {
      #expect(
        refusal(description(.wav, channelCount: count))
          == .unsupported(field: "number of channels", value: count))
    }
    #expect(throws: (any Error).self) { try SoundFileReader(path: directory.path("sound")) }
    #expect(
      SoundFileError.unwritable(description(.flac, .float32)).description
        == "FLAC cannot hold 32-bit floats (channels: 1, sample rate: 8000 Hz)")
  }

  @Test("writes AU and CAF, which are read where the caller chose the file, and only there")
  func chosen() throws {
    for container in [SoundFileContainer.au, .caf] {
      try SoundFileWriter(path: directory.path("sound"), description(container)).close()
      #expect(throws: SoundFileError.unknownFormat) {
        try SoundFileReader(path: directory.path("sound"))
      }
      #expect(
        try SoundFileReader(path: directory.path("sound"), format: .chosen).frameCount == 0)
    }
  }
}
