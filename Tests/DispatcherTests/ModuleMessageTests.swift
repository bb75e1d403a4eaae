import DispatcherModule
import Testing

@Suite("A module's messages to speech-dispatcher")
struct ModuleMessageTests {
  @Test("carry any samples, with no byte that would end a line")
  func audio() throws {
    var generator = SystemRandomNumberGenerator()
    let all = (0...255).flatMap { [UInt8($0), UInt8(255 - $0)] }
    let random = (0..<4096).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let worst = [UInt8](repeating: 0x0A, count: 512) + [UInt8](repeating: 0x7D, count: 512)
    for samples in [all, random, worst, []] {
      let bytes = ModuleMessage.audio(samples[...], sampleRate: 22_050)
      var reader = EventReader(bytes)
      #expect(
        try reader.next()
          == .audio(samples.count / 2, sampleRate: 22_050, samples: samples))
      #expect(reader.isAtEnd)
    }
  }

  @Test("describe 16-bit samples of one channel, little-endian")
  func description() {
    let bytes = ModuleMessage.audio([1, 2, 0x0A, 0x7D], sampleRate: 44_100)
    let expected: [UInt8] =
      Array(
        """
        705-bits=16
        705-num_channels=1
        705-sample_rate=44100
        705-num_samples=2
        705-big_endian=0
        705-AUDIO
        """.utf8) + [0, 1, 2, 0x7D, 0x2A, 0x7D, 0x5D] + Array("\n705 AUDIO\n".utf8)
    #expect(bytes == expected)
  }

  @Test(
    "hold a mark's name on one line",
    arguments: [("0:5", "0:5"), ("a\nb\r\nc", "abc"), ("", ""), ("ž 1", "ž 1")])
  func mark(name: String, sent: String) {
    #expect(text(ModuleMessage.mark(name)) == "700-\(sent)\n700 INDEX MARK\n")
  }

  @Test("list voices, and say when there is none")
  func voices() {
    #expect(text(ModuleMessage.voices([])) == "304 CANT LIST VOICES\n")
    #expect(
      text(ModuleMessage.voices(["A\ten\tnone", "B\tfr\tnone"]))
        == "200-A\ten\tnone\n200-B\tfr\tnone\n200 OK VOICE LIST SENT\n")
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
