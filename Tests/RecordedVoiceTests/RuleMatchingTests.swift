import SpeechProviderKit
import SpeechTypes
import TestSupport
import Testing

@Suite("A rule sees the request's text as one, whatever its sentences", .tags(.audio))
struct RuleMatchingTests {
  private static let rules = """
    [{"contains": "one. Two", "play": "1.aiff"}, {"contains": "never", "play": "2.aiff"},
     {"contains": "three", "play": "3.aiff"}, {"play": "0.aiff"}]
    """

  @Test(
    "A text that spans sentences is found, and the first rule that matches counts",
    arguments: [
      ("Say one. Two more.", SpeechTextKind.plain, 1),
      ("<speak>Say one. <mark name='m'/>Two more.</speak>", .ssml, 1),
      ("<speak><s>Say one.</s><s> Two more.</s></speak>", .ssml, 1),
      ("<speak><s>Say one.</s><s>Two more.</s></speak>", .ssml, 0),
      ("three. Say one. Two more.", .plain, 1),
      ("Say one. two. three.", .plain, 3),
      ("Three", .plain, 0),
      ("", .plain, 0),
    ])
  func choice(text: String, kind: SpeechTextKind, recording: Int) throws {
    let sounds = (0..<4).map { MadeVoice.Sound(text: "recording \($0)", frameCount: 50 + $0) }
    let unit = try Rendering.unit(MadeVoice(sounds, rules: Self.rules))
    let rendering = try Rendering(text, voice: MadeVoice.identifier, kind: kind, on: unit)
    #expect(rendering.samples.count == 50 + recording)
    #expect(Set(rendering.samples.map(MadeVoice.number(of:))) == [recording])
  }

  @Test("A character whose two halves stand in two sentences is found")
  func splitCharacter() throws {
    let sounds = (0..<2).map { MadeVoice.Sound(text: "recording \($0)", frameCount: 50 + $0) }
    let rules = #"[{"contains": "a\u0301", "play": "1.aiff"}, {"play": "0.aiff"}]"#
    let unit = try Rendering.unit(MadeVoice(sounds, rules: rules))
    let rendering = try Rendering(
      "<speak><s>xa</s><s>&#x301;b</s></speak>", voice: MadeVoice.identifier, on: unit)
    #expect(rendering.samples.count == 51)
  }

  @Test("Without a rule for the text the request fails and names the voice")
  func noRule() throws {
    let voice = try MadeVoice(
      [MadeVoice.Sound(text: "x")], rules: #"[{"contains": "x", "play": "0.aiff"}]"#)
    let unit = try Rendering.unit(voice)
    let failure = #expect(throws: SpeechFailure.self) {
      try Rendering("y", voice: MadeVoice.identifier, kind: .plain, on: unit)
    }
    #expect(failure?.code == .voiceUnusable)
    #expect(failure?.message.contains("\"Made\"") == true)
  }
}
