import RecordedVoice
import SpeechProviderKit
import SpeechTypes
import TestSupport
import Testing

@Suite("A domain voice joins phrases and words", .tags(.audio))
struct JoinedVoiceTests {
  @Test(
    "Every word of a timer's sentences is spoken once, in order",
    arguments: [
      "walk for 1 minute and 30 seconds", "run for 3 minutes", "repeat 5 times",
      "Next: jog for 45 seconds.", "bake at 180 degrees for 25 minutes", "ten seconds left",
      "set a timer for 12 minutes", "Well done, workout complete.", "three two one go",
    ])
  func sentences(text: String) throws {
    let rendering = try Rendering(text, voice: BundledVoices.coach, kind: .plain)
    let plan = try Self.plan(text, .plain)
    let words = rendering.markers.filter { $0.kind == .word }
    let planned = plan.compactMap { event -> PlannedWord? in
      guard case .word(let word) = event.content else { return nil }
      return word
    }
    #expect(rendering.diagnostics.isEmpty)
    #expect(words.count == planned.count)
    #expect(planned.allSatisfy { $0.rendering == .word || $0.rendering == .phrase })
    let positions = rendering.markers.map(\.framePosition)
    #expect(positions == positions.sorted())
    #expect(Set(words.map(\.framePosition)).count == words.count)
    #expect(positions.allSatisfy { $0 < rendering.samples.count })
    #expect(rendering.samples.contains { abs($0) > 0.1 })
  }

  @Test("A whole recorded phrase is played as it was spoken")
  func longestPhrase() throws {
    let plan = try Self.plan("walk for 1 minute", .plain)
    let renderings = plan.compactMap { event -> PlannedWord.Rendering? in
      guard case .word(let word) = event.content else { return nil }
      return word.rendering
    }
    #expect(renderings == [.phrase, .phrase, .phrase, .phrase])
  }

  @Test(
    "Joins bring no step that the recordings do not have",
    arguments: ["walk for 1 minute and 30 seconds", "repeat 17 times", "stir, stir, stir"])
  func clicks(text: String) throws {
    let joined = try Rendering(text, voice: BundledVoices.coach, kind: .plain)
    let words = text.split { !$0.isLetter && !$0.isNumber }
    let alone = try words.map {
      try Rendering(String($0), voice: BundledVoices.coach, kind: .plain).greatestStep
    }
    #expect(joined.greatestStep <= (alone.max() ?? 0) + 0.02)
  }

  @Test("A break is exact silence of its length, and a mark changes no sample")
  func breakAndMark() throws {
    let plain = try Rendering("<speak>walk run</speak>", voice: BundledVoices.coach)
    let marked = try Rendering(
      "<speak>walk <mark name='m'/>run</speak>", voice: BundledVoices.coach)
    #expect(marked.samples == plain.samples)
    #expect(marked.markers.count == plain.markers.count + 1)

    let paused = try Rendering(
      "<speak>walk<break time='750ms'/><mark name='m'/> run</speak>", voice: BundledVoices.coach)
    let mark = try #require(paused.markers.first { $0.kind == .bookmark })
    let silence = Int((0.75 * 22_050).rounded())
    let gap = paused.samples[(mark.framePosition - silence)..<mark.framePosition]
    #expect(gap.allSatisfy { $0 == 0 })
    #expect(paused.markers.last { $0.kind == .word }?.framePosition == mark.framePosition)
  }

  @Test(
    "Volume changes the level and nothing else, without clipping",
    arguments: [("+6dB", 1.9953), ("-6dB", 0.5012), ("silent", 0), ("+60dB", nil)]
      as [(String, Double?)])
  func volume(value: String, factor: Double?) throws {
    let plain = try Rendering("<speak version='1.1'>hot</speak>", voice: BundledVoices.coach)
    let changed = try Rendering(
      "<speak version='1.1'><prosody volume='\(value)'>hot</prosody></speak>",
      voice: BundledVoices.coach)
    #expect(changed.samples.count == plain.samples.count)
    let changedPeak = changed.samples.map(abs).max() ?? 0
    #expect(changedPeak <= 32_767.0 / 32_768)
    let levels = [plain, changed].map { SoundMeasure.rootMeanSquare($0.samples[...]) }
    if let factor {
      #expect(abs(Double(levels[1]) - factor * Double(levels[0])) <= 0.05 * Double(levels[1]))
    } else {
      #expect(changedPeak > 0.99)
    }
  }

  @Test("A word without a recording is reported where it stands, and skipped")
  func missingWord() throws {
    let rendering = try Rendering(
      "<speak>walk\n  xylophone run</speak>", voice: BundledVoices.coach)
    let problem = try #require(rendering.diagnostics.first { $0.code == .noRecording })
    #expect(problem.message.contains("\"xylophone\""))
    #expect(problem.position.line == 2)
    #expect(problem.position.column == 3)
    let without = try Rendering("<speak>walk run</speak>", voice: BundledVoices.coach)
    #expect(rendering.samples == without.samples)
    let plan = try Self.plan("walk xylophone run", .plain)
    #expect(
      plan.contains { event in
        guard case .word(let word) = event.content else { return false }
        return word.spoken == "xylophone" && word.rendering == .none
      })
  }

  @Test("Sentences are less than 250 ms apart, and nothing stands before the first sound")
  func gaps() throws {
    let two = try Rendering("<speak><s>walk</s><s>run</s></speak>", voice: BundledVoices.coach)
    let words = two.markers.filter { $0.kind == .word }
    let first = try Rendering("<speak><s>walk</s></speak>", voice: BundledVoices.coach)
    let gap = words[1].framePosition - first.samples.count
    #expect(gap > 0 && gap < 22_050 / 4)
    #expect(words[0].framePosition == 0)
    let audible = two.samples.firstIndex { abs($0) > 1.0 / 1024 } ?? .max
    #expect(audible <= 22)
  }

  @Test(
    "Nothing to say is silence of no length",
    arguments: ["<speak/>", "<speak>  </speak>", "<speak>?!</speak>", ""])
  func empty(document: String) throws {
    let rendering = try Rendering(document, voice: BundledVoices.coach)
    #expect(rendering.samples.isEmpty)
    #expect(rendering.markers.isEmpty)
  }

  @Test("A request begun on a unit leaves nothing of the one before")
  func replaced() throws {
    let unit = try Rendering.unit()
    let voice = try #require(VoiceIdentifier(BundledVoices.coach))
    unit.beginStreamedRequest(voice: voice, textKind: .plain)
    unit.appendText(Array("walk for 3 minutes".utf8)[...], isLast: true)
    unit.prepareToRender(frameCount: 4000)
    let reused = try Rendering("run", voice: BundledVoices.coach, kind: .plain, on: unit)
    let fresh = try Rendering("run", voice: BundledVoices.coach, kind: .plain)
    #expect(reused.samples == fresh.samples)
    #expect(reused.markers == fresh.markers)
  }

  @Test("A plan of nothing but punctuation ends", arguments: [",", "a, ,, ,", "<speak>;</speak>"])
  func punctuationPlan(text: String) throws {
    let words = try Self.plan(text, .plain).filter { event in
      if case .word = event.content { true } else { false }
    }
    #expect(words.count <= 2)
  }

  @Test("Every one of ten thousand marks comes once, in order, where it stands")
  func manyMarks() throws {
    let marks = (0..<10_000).map { "<mark name='\($0)'/>" }.joined()
    let rendering = try Rendering(
      "<speak>walk \(marks) run</speak>", voice: BundledVoices.coach)
    let bookmarks = rendering.markers.filter { $0.kind == .bookmark }
    #expect(bookmarks.map(\.name) == (0..<10_000).map(String.init))
    #expect(Set(bookmarks.map(\.framePosition)).count == 1)
    #expect(rendering.markers.filter { $0.kind == .sentence }.count == 1)
    let plain = try Rendering("<speak>walk run</speak>", voice: BundledVoices.coach)
    #expect(rendering.samples == plain.samples)
  }

  static func plan(_ text: String, _ kind: SpeechTextKind) throws -> [PlanEvent] {
    let unit = try Rendering.unit()
    let voice = try #require(VoiceIdentifier(BundledVoices.coach))
    unit.beginStreamedRequest(voice: voice, textKind: kind)
    unit.appendText(Array(text.utf8)[...], isLast: true)
    var events: [PlanEvent] = []
    while let more = unit.nextPlanEvents() { events += more }
    return events
  }
}
