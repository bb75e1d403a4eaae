import AIFF
import AppGroup
import Posix
import SpeechTypes
import TestSupport
import Testing

@Suite(
  "A voice of a provider in the shape of Apple's sample", .tags(.process, .audio),
  .timeLimit(.minutes(5)))
struct SampleVoiceTests {
  private let fixture: ProgramFixture
  private static let audio = SourceTree.voice("com.example.sample.hello") + "/Audio"

  init() throws {
    fixture = try ProgramFixture(buying: [])
    let voices = fixture.group.pathBeside("voices")
    try Descriptor(opening: voices, .writeOnly, options: .create).writeAll("Bob\n")
    let path = fixture.group.pathBeside("provider")
    try Descriptor(opening: path, .writeOnly, options: .create, permissions: 0o700).writeAll(
      """
      #!/bin/sh
      SAMPLE_VOICES='\(voices)' SAMPLE_AUDIO='\(Self.audio)' \
      exec '\(Executable("sample-provider").path)'

      """)
    try fixture.group.change {
      try $0.setProvider(RegisteredProvider(identifier: "sample", executablePath: path))
    }
  }

  /// Frames of a recording, filled up to whole calls of 512 frames as the sample does.
  private static func frameCount(_ file: String) throws -> Int {
    let bytes = try Descriptor(opening: "\(audio)/\(file)", .readOnly).readAll()
    let frames = try AIFFDescription(parsing: bytes.span.bytes).frameCount
    return (frames + 511) / 512 * 512
  }

  @Test("is an enhanced voice of everyone's list")
  func listed() throws {
    let lines = try fixture.lines(of: "picker", "en")
    #expect(lines[1] == "Bob (Enhanced, unspecified)")
    #expect(lines.contains("default Bob"))
  }

  @Test("is written whole, at every rate the same, and says goodbye when that is in the text")
  func written() throws {
    let hello = try Self.frameCount("hello.aiff")
    #expect(
      Set(try fixture.lines(of: "rates", "Goodbye")) == ["\(hello)"],
      "the sample looks for a small g")
    let goodbye = try Self.frameCount("goodbye.aiff")
    #expect(Set(try fixture.lines(of: "rates", "say goodbye now")) == ["\(goodbye)"])
  }

  @Test("starts and finishes without a word being told, since it tells of none")
  func spoken() throws {
    let lines = try fixture.lines(of: "view-model", "hello there")
    #expect(
      lines.prefix(2) == [
        "didStart -> speaking, speaking true", "didFinish -> idle, speaking false",
      ])
    #expect(lines.dropFirst(2) == ["progress 0.0", "state idle"])
  }
}
