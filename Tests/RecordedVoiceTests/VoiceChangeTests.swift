import RecordedVoice
import SpeechProviderKit
import SpeechTypes
import TestSupport
import Testing

@Suite(
  "A request goes on in another voice where its document says so", .tags(.audio),
  .timeLimit(.minutes(5)))
struct VoiceChangeTests {
  private let source = CastVoices()

  private func document(_ content: String) -> String {
    "<speak version='1.1' xmlns='http://www.w3.org/2001/10/synthesis' xml:lang='en-US'>"
      + "\(content)</speak>"
  }

  private func render(
    _ content: String, voice: String = CastVoices.slt, frameCount: Int = 512
  ) throws -> Rendering {
    try Rendering(
      document(content), voice: voice, frameCount: frameCount, on: try Rendering.unit(source))
  }

  private func plan(_ content: String, voice: String = CastVoices.slt) throws -> [PlanEvent] {
    let unit = try Rendering.unit(source)
    unit.beginStreamedRequest(
      voice: try #require(VoiceIdentifier(voice)), textKind: .ssml, options: SpeechOptions())
    unit.appendText(Array(document(content).utf8)[...], isLast: true)
    var events: [PlanEvent] = []
    while let more = unit.nextPlanEvents() { events += more }
    return events
  }

  @Test("Sentences in two voices are those that each voice speaks by itself, sample for sample")
  func sentences() throws {
    let first = try render("<s>Good morning.</s>")
    let second = try render("<s>How are you?</s>", voice: CastVoices.kumo)
    let both = try render("<s>Good morning.</s><voice name='kumo'><s>How are you?</s></voice>")
    #expect(Array(both.samples.prefix(first.samples.count)) == first.samples)
    // A request begins with its first sound, so the last frames are what can be compared.
    #expect(Array(both.samples.suffix(second.samples.count)) == second.samples)
    let pauseFrameCount = 220 * 22_050 / 1000
    let gap = both.samples.count - first.samples.count - second.samples.count
    #expect((pauseFrameCount...(pauseFrameCount + 2205)).contains(gap))
    #expect(both.diagnostics.isEmpty)
  }

  @Test(
    "A voice of another sample rate is brought to the request's, and sounds as by itself",
    arguments: [(CastVoices.slt, "pip", 22_050.0), (CastVoices.pip, "kumo", 16_000)])
  func sampleRate(voice: String, other: String, sampleRate: Double) throws {
    let text = "<s>The weather is fine today.</s>"
    let alone = try render(text, voice: "com.example.\(other)")
    let inside = try render("<voice name='\(other)'>\(text)</voice>", voice: voice)
    let aloneRate = other == "pip" ? 16_000.0 : 22_050
    let ratio = sampleRate / aloneRate
    let wantedCount = Double(alone.samples.count) * ratio
    #expect(abs(Double(inside.samples.count) - wantedCount) < 200)
    // The level stays within 0.3 dB, but for what the lower rate cannot hold.
    let level = SoundMeasure.rootMeanSquare(inside.samples[...])
    let aloneLevel = SoundMeasure.rootMeanSquare(alone.samples[...])
    #expect(abs(level / aloneLevel - 1) < 0.035)
    #expect(SoundMeasure.peak(inside.samples[...]) <= 1)
    #expect(inside.markers.map(\.kind) == alone.markers.map(\.kind))
    #expect(inside.markers.map(\.name) == alone.markers.map(\.name))
    for (marker, own) in zip(inside.markers, alone.markers) {
      #expect(abs(Double(marker.framePosition) - Double(own.framePosition) * ratio) < 200)
    }
    #expect(inside.diagnostics.isEmpty)
  }

  @Test("What is resampled is the same waveform at other places")
  func waveform() throws {
    let text = "<s>Now and then.</s>"
    let alone = try render(text, voice: CastVoices.pip).samples
    let inside = try render("<voice name='pip'>\(text)</voice>").samples
    // Frame 160·n at 16 000 Hz is frame 220.5·n at 22 050 Hz: compare every 320th, wherever the
    // first audible frame lies.
    let best = (-60...60).map { shift -> Double in
      var product = 0.0
      var energy = 0.0
      var ownEnergy = 0.0
      for n in 1..<(alone.count / 320) {
        let place = 441 * n + shift
        guard inside.indices.contains(place) else { continue }
        let (a, b) = (Double(alone[320 * n]), Double(inside[place]))
        product += a * b
        energy += b * b
        ownEnergy += a * a
      }
      return product / (energy * ownEnergy).squareRoot()
    }.max()
    #expect((best ?? 0) > 0.95)
  }

  @Test("Words inside a sentence change voice, with every word told once and in order")
  func words() throws {
    let content =
      "<mark name='0'/>one <voice name='kumo'>two <mark name='1'/><voice name='pip'>three</voice> "
      + "four</voice> five<mark name='2'/>"
    let rendering = try render(content)
    let kinds = rendering.markers.filter { $0.kind != .phoneme }.map(\.kind)
    #expect(
      kinds == [
        .bookmark, .sentence, .word, .word, .bookmark, .word, .word, .word, .bookmark,
      ])
    let positions = rendering.markers.map(\.framePosition)
    #expect(positions == positions.sorted())
    let words = rendering.markers.filter { $0.kind == .word }
    let text = Array(document(content).utf8)
    #expect(
      words.map { String(decoding: text[$0.textRange.utf8], as: UTF8.self) }
        == ["one", "two", "three", "four", "five"])
    #expect(rendering.markers.first?.framePosition == 0)
    #expect(rendering.markers.last?.framePosition == rendering.samples.count)
    // Each word has a sound of its own.
    for (word, next) in zip(words, words.dropFirst()) {
      let samples = rendering.samples[word.framePosition..<next.framePosition]
      #expect(SoundMeasure.peak(samples) > 0.05)
    }
    #expect(source.openCount == [CastVoices.slt: 1, CastVoices.kumo: 1, CastVoices.pip: 1])
  }

  @Test("Render calls of any size give the same samples", arguments: [64, 1000, 4096])
  func callSizes(frameCount: Int) throws {
    let content = "one <voice name='pip'>two, three</voice> four."
    let other = try render(content, frameCount: frameCount)
    #expect(other.samples == (try render(content)).samples)
  }

  @Test("The plan tells of each change before the first word of the voice")
  func planEvents() throws {
    let events = try plan(
      "one <voice name='kumo'/><voice name='kumo'>two</voice> three <voice gender='male'> </voice>")
    let outline = events.compactMap { event in
      switch event.content {
      case .voice(let identifier): "V=\(identifier)"
      case .word(let word): word.spoken
      default: nil
      }
    }
    #expect(
      outline == ["one", "V=\(CastVoices.kumo)", "two", "V=\(CastVoices.slt)", "three"])
    // A voice that is speaking already is not opened again.
    #expect(source.openCount[CastVoices.slt] == 1)
  }

  @Test("Volume holds in a resampled voice: +6 dB doubles it, and silence is silent")
  func volume() throws {
    let plain = try render("<voice name='pip'>hello there</voice>")
    let soft = try render(
      "<voice name='pip'><prosody volume='-6.0206dB'>hello there</prosody></voice>")
    let silent = try render(
      "<voice name='pip'><prosody volume='silent'>hello there</prosody></voice>")
    let ratio =
      SoundMeasure.rootMeanSquare(soft.samples[...])
      / SoundMeasure.rootMeanSquare(plain.samples[...])
    #expect(abs(ratio - 0.5) < 0.01)
    #expect(silent.samples.allSatisfy { $0 == 0 })
    #expect(abs(silent.samples.count - plain.samples.count) < 500)
  }

  @Test("A voice that cannot be opened is told, and the one before goes on")
  func broken() throws {
    source.broken = [CastVoices.kumo]
    let rendering = try render(
      "one <voice name='kumo'>two</voice><voice name='kumo'> three</voice>")
    let plain = try render("one two three")
    #expect(rendering.samples == plain.samples)
    #expect(rendering.diagnostics.map(\.code) == [.voiceUnusable])
    #expect(source.openCount[CastVoices.kumo] == 1)
  }

  @Test("A request without a change of voice asks for no list of voices")
  func noList() throws {
    _ = try render("one <lang xml:lang='en-US'>two</lang>")
    #expect(source.listCount == 0)
  }

  @Test("Ten thousand changes take time in proportion")
  func manyChanges() throws {
    func duration(_ count: Int) throws -> Duration {
      let names = ["kumo", "pip", "slt"]
      let content = (0..<count).map { "<voice name='\(names[$0 % 3])'>a</voice>" }.joined()
      return try ContinuousClock().measure {
        let events = try plan(content)
        #expect(events.count { if case .voice = $0.content { true } else { false } } >= count - 1)
      }
    }
    _ = try duration(30)
    let short = try duration(1000)
    #expect(try duration(10_000) < short * 30)
  }
}
