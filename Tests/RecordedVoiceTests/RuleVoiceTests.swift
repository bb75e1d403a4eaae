import AIFF
import Posix
import RecordedVoice
import SpeechProviderKit
import SpeechTypes
import TestSupport
import Testing

@Suite("A voice with match rules answers with one whole recording", .tags(.audio))
struct RuleVoiceTests {
  @Test(
    "The text decides, not the markup, and its case counts",
    arguments: [
      ("<speak>hello</speak>", "hello.aiff"),
      ("<speak>say goodbye now</speak>", "goodbye.aiff"),
      ("<speak>Goodbye</speak>", "hello.aiff"),
      ("<speak><sub alias='x'>a</sub> good<!-- -->bye</speak>", "goodbye.aiff"),
      (
        "<speak><prosody rate='200%' pitch='+50%' volume='+6dB'>goodbye</prosody></speak>",
        "goodbye.aiff"
      ),
      ("<speak><mark name='goodbye'/>a</speak>", "hello.aiff"),
      ("<speak><break time='1s'/></speak>", "hello.aiff"),
      ("<speak/>", "hello.aiff"),
    ])
  func choice(document: String, file: String) throws {
    let recorded = try Self.samples(file)
    for frameCount in [1, 441, 512, recorded.count, recorded.count + 1] where frameCount <= 4096 {
      let rendering = try Rendering(
        document, voice: BundledVoices.hello, frameCount: frameCount)
      #expect(rendering.samples == recorded, "pulled \(frameCount) frames at a time")
    }
  }

  @Test("The last call has the last frame, and only that many")
  func exactEnd() throws {
    let recorded = try Self.samples("hello.aiff")
    let rendering = try Rendering("<speak>hi</speak>", voice: BundledVoices.hello)
    let full = recorded.count / 512
    #expect(
      rendering.callFrameCounts.dropLast(recorded.count % 512 == 0 ? 0 : 1).allSatisfy { $0 == 512 }
    )
    #expect(rendering.callFrameCounts.count == full + (recorded.count % 512 == 0 ? 0 : 1))
  }

  @Test("Marks before the first word lie at its start, others at its end")
  func marks() throws {
    let rendering = try Rendering(
      "<speak><mark name='a'/>hello<mark name='b'/></speak>", voice: BundledVoices.hello)
    let marks = rendering.markers.filter { $0.kind == .bookmark }
    #expect(marks.map(\.name) == ["a", "b"])
    #expect(marks.map(\.framePosition) == [0, rendering.samples.count])
    #expect(rendering.markers.filter { $0.kind == .word }.isEmpty)
  }

  /// The recording as the AIFF reader gives it.
  static func samples(_ file: String) throws -> [Float] {
    let mapped = try MappedFile(SourceTree.voice(BundledVoices.hello) + "/Audio/" + file)
    let description = try AIFFDescription(parsing: mapped.bytes)
    var samples = [Float](repeating: 0, count: description.frameCount)
    var span = samples.mutableSpan
    description.decode(
      frames: 0..<description.frameCount, channel: 0, from: mapped.bytes, into: &span)
    return samples
  }
}
