import RecordedVoice
import SpeechProviderKit
import SpeechTypes
import TestSupport
import Testing

@Suite("Elements with a length or a melody of their own are heard", .tags(.audio))
struct ProsodyElementTests {
  private static let slt = "com.example.slt"
  private static let coach = "com.example.coach"

  @Test(
    "A duration is met within 20 ms, whatever is in the element",
    arguments: [
      ("<prosody duration='2s'>good morning to all of you</prosody>", 2.0),
      ("<prosody duration='4s'>good morning to all of you</prosody>", 4),
      (
        "<prosody duration='3s'>One. Two words. <break time='500ms'/>Three more words.</prosody>", 3
      ),
      (
        "<prosody duration='1700ms'>a <prosody duration='1s'>long way</prosody> home</prosody>", 1.7
      ),
      ("<prosody duration='2s' rate='x-slow'>rate is of no account here</prosody>", 2),
    ], [slt])
  func duration(body: (String, Double), voice: String) throws {
    let rendering = try Rendering(Self.document(body.0 + " end"), voice: voice)
    let words = rendering.markers.filter { $0.kind == .word }
    let last = try #require(words.last)
    // The element ends where the last word begins, less the pause between them.
    let pause = body.0.contains("words.</prosody>") ? 0.22 : 0
    let seconds = Double(last.framePosition - words[0].framePosition) / 22_050 - pause
    #expect(abs(seconds - body.1) < 0.02, "\(seconds) s")
    #expect(rendering.diagnostics.isEmpty)
  }

  @Test("A duration that no rate meets is told, and the words are said as near to it as can be")
  func impossible() throws {
    let rendering = try Rendering(
      Self.document("<prosody duration='10ms'>good morning</prosody>"), voice: Self.slt)
    #expect(rendering.diagnostics.map(\.code) == [.limit])
    #expect(rendering.markers.filter { $0.kind == .word }.count == 2)
    #expect(rendering.samples.count > 2000)
  }

  @Test("What is wrong in a sentence that waits is told where it stands")
  func position() throws {
    let rendering = try Rendering(
      Self.document("\n<prosody duration='4s'>walk.\nxylophone walk.\nrun.\n\nrun</prosody> go"),
      voice: Self.coach)
    let problem = try #require(rendering.diagnostics.first { $0.code == .noRecording })
    #expect(problem.position.line == 3 && problem.position.column == 1)
  }

  @Test("A break in an element with a duration is silence of its own length")
  func breakInside() throws {
    let rendering = try Rendering(
      Self.document("<prosody duration='3s'>one <break time='750ms'/> two</prosody>"),
      voice: Self.slt)
    let longest = Self.longestSilence(rendering.samples)
    #expect(abs(Double(longest) / 22_050 - 0.75) < 0.06)
  }

  @Test("A contour and its mirror image have opposite melodies", arguments: [slt, coach])
  func contour(voice: String) throws {
    let text = voice == Self.coach ? "three minutes" : "we all know a yellow lion"
    func hertz(_ contour: String) throws -> [Double] {
      let rendering = try Rendering(
        Self.document("<prosody contour='\(contour)'>\(text)</prosody>"), voice: voice)
      let third = rendering.samples.count / 3
      return [0..<third, (2 * third)..<rendering.samples.count].map {
        SoundMeasure.medianHertz(rendering.samples[$0], within: 80...400)
      }
    }
    let falling = try hertz("(0%,+40%) (100%,-30%)")
    let rising = try hertz("(0%,-30%) (100%,+40%)")
    #expect(falling[0] > 1.2 * rising[0] && rising[1] > 1.2 * falling[1])
  }

  @Test("A contour over several sentences goes on from one to the next")
  func contourOverSentences() throws {
    let body = "<prosody contour='(0%,+50%) (100%,-30%)'>We know. We know. We know.</prosody>"
    let pitches = try Self.words(body).map(\.prosody.pitch)
    #expect(pitches == pitches.sorted(by: >))
    #expect(pitches.count == 6)
    #expect(abs(pitches[0] - 1.46) < 0.06 && abs(pitches[5] - 0.74) < 0.06)
  }

  @Test(
    "A range moves the pitch more or less far from its mean",
    arguments: [("x-low", 0.35), ("-50%", 0.65), ("+60%", 1.6), ("medium", 1)])
  func range(value: String, factor: Double) throws {
    let text = "Would you really leave a yellow lion in a room all alone?"
    let plain = try Rendering(Self.document(text), voice: Self.slt)
    let changed = try Rendering(
      Self.document("<prosody range='\(value)'>\(text)</prosody>"), voice: Self.slt)
    let spreads = [plain, changed].map {
      SoundMeasure.semitoneSpread($0.samples, within: 80...400)
    }
    #expect(abs(spreads[1] / spreads[0] - factor) < 0.25 * factor + 0.05, "\(spreads)")
    #expect(changed.samples.count == plain.samples.count || value != "medium")
  }

  @Test("Emphasis makes words longer, higher and louder, reduced emphasis the reverse")
  func emphasis() throws {
    let plain = try #require(Self.words("very").first?.prosody)
    func prosody(_ level: String) throws -> Prosody {
      try #require(Self.words("<emphasis level='\(level)'>very</emphasis>").first?.prosody)
    }
    let strong = try prosody("strong")
    let moderate = try prosody("moderate")
    let reduced = try prosody("reduced")
    #expect(strong.rate < moderate.rate && moderate.rate < plain.rate)
    #expect(plain.rate < reduced.rate)
    #expect(strong.pitch > moderate.pitch && moderate.pitch > 1 && reduced.pitch < 1)
    #expect(strong.volumeDecibels > moderate.volumeDecibels && moderate.volumeDecibels > 0)
    #expect(reduced.volumeDecibels < 0)
    #expect(try prosody("none") == plain)
  }

  private static func document(_ body: String) -> String {
    """
    <speak version='1.1' xmlns='http://www.w3.org/2001/10/synthesis' xml:lang='en-US'>\
    \(body)</speak>
    """
  }

  private static func words(_ body: String) throws -> [PlannedWord] {
    let unit = try Rendering.unit()
    unit.beginStreamedRequest(
      voice: try #require(VoiceIdentifier(slt)), textKind: .ssml)
    unit.appendText(Array(document(body).utf8)[...], isLast: true)
    var words: [PlannedWord] = []
    while let events = unit.nextPlanEvents() {
      for event in events {
        if case .word(let word) = event.content { words.append(word) }
      }
    }
    return words
  }

  private static func longestSilence(_ samples: [Float]) -> Int {
    var longest = 0
    var current = 0
    for sample in samples {
      current = sample == 0 ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
