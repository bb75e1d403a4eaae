import AudioOutput
import TestSupport
import Testing

@Suite("An audio file format", .tags(.audio))
struct AudioFileFormatTests {
  @Test(
    "is chosen by the path's suffix",
    arguments: [
      ("out.wav", .wav), ("out.WAV", .wav), ("/a.b/c.d.wave", .wav), ("x.aiff", .aiff),
      ("x.aif", .aiff), ("x.raw", .raw), ("x.pcm", .raw), ("x.s16", .raw), (".wav", .wav),
      ("out", nil), ("out.mp3", nil), ("dir.wav/out", nil), ("-", nil), ("", nil), ("wav", nil),
      ("out.", nil),
    ] as [(String, AudioFileFormat?)])
  func suffix(path: String, expected: AudioFileFormat?) {
    #expect(AudioFileFormat(suffixOf: path) == expected)
  }

  @Test("has the names that users give")
  func names() {
    #expect(AudioFileFormat.allCases.map(\.rawValue) == ["wav", "aiff", "raw"])
  }

  @Test("holds what its sizes can count")
  func limits() {
    // RIFF: 2^32 - 2 bytes less 36; FORM: 2^31 - 1 less 46; two bytes a frame.
    #expect(AudioFileFormat.wav.maximumFrameCount == 2_147_483_629)
    #expect(AudioFileFormat.aiff.maximumFrameCount == 1_073_741_800)
    #expect(AudioFileFormat.raw.maximumFrameCount == .max)
  }
}
