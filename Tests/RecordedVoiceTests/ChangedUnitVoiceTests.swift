import RecordedVoice
import SpeechTypes
import TestSupport
import Testing

@Suite("A voice of recorded phones obeys rate, pitch and volume", .tags(.audio))
struct ChangedUnitVoiceTests {
  static let rates = [0.25, 0.5, 2, 3, 6]
  /// Two stretches, each joined from several recordings; it begins with noise, which is heard from
  /// its first frame on.
  static let text = "the dog, a man"
  /// The greatest sample of 16 bits, and what rounding may add.
  private static let fullScale: Float = 32_767.1 / 32_768

  private func rendering(
    _ text: String = text, kind: SpeechTextKind = .plain, rate: Double = 1, pitch: Double = 1,
    decibels: Double = 0, frameCount: Int = 512, peak: Float = 0.45
  ) throws -> Rendering {
    try Rendering(
      text, voice: MadeUnitVoice.identifier, kind: kind, frameCount: frameCount,
      prosody: Prosody(rate: rate, pitch: pitch, volumeDecibels: decibels),
      on: Rendering.unit(MadeUnitVoice(peak: peak)))
  }

  @Test("Stretches and pauses take their frames divided by the rate, rounded", arguments: rates)
  func duration(rate: Double) throws {
    let phones = MadeUnitVoice.phoneFrameCount
    // Five phones, four phones, the tail of 20 ms behind each, and a comma of 150 ms.
    let expected = [Double(5 * phones + 441), 0.15 * 22_050, Double(4 * phones + 441)]
    let frameCount = expected.reduce(0) { $0 + Int(($1 / rate).rounded()) }
    #expect(try rendering(rate: rate).samples.count == frameCount)
    #expect(try rendering(rate: rate, pitch: 1.7).samples.count == frameCount)
  }

  @Test("A rate leaves F0 as it is, and a pitch changes it by its factor", arguments: [1] + rates)
  func pitch(rate: Double) throws {
    for pitch in [0.5, 1, 1.3, 2] {
      let hertz = MadeUnitVoice.hertz * pitch
      let measured = SoundMeasure.medianHertz(
        try rendering("the man", rate: rate, pitch: pitch).samples[...],
        within: (hertz * 0.75)...(hertz * 1.3))
      #expect(abs(measured / hertz - 1) < 0.03, "\(measured) Hz at pitch \(pitch)")
    }
  }

  @Test("Every word has one marker, in order and inside the audio", arguments: [1] + rates)
  func markers(rate: Double) throws {
    for pitch in rate == 1 ? [0.5, 1.3, 2] : [1, 2] {
      let rendering = try rendering(rate: rate, pitch: pitch)
      let words = rendering.markers.filter { $0.kind == .word }.map(\.framePosition)
      #expect(words.count == 4)
      #expect(zip(words, words.dropFirst()).allSatisfy { $0 < $1 })
      let positions = rendering.markers.map(\.framePosition)
      #expect(positions == positions.sorted())
      #expect(positions.allSatisfy { (0..<rendering.samples.count).contains($0) })
      #expect(rendering.markers.filter { $0.kind == .phoneme }.count == 9)
    }
  }

  @Test("A break is exactly as long as asked for at any rate", arguments: [1] + rates)
  func pause(rate: Double) throws {
    let rendering = try rendering(
      "<speak>the cat<break time='750ms'/><mark name='m'/>the man</speak>", kind: .ssml, rate: rate)
    let mark = try #require(rendering.markers.first { $0.kind == .bookmark }).framePosition
    let silence = Int((0.75 * 22_050).rounded())
    #expect(rendering.samples[(mark - silence)..<mark].allSatisfy { $0 == 0 })
    let stretch = Double(5 * MadeUnitVoice.phoneFrameCount + 441) / rate
    #expect(mark == Int(stretch.rounded()) + silence)
    #expect(rendering.samples.count == mark + Int(stretch.rounded()))
  }

  @Test("A mark changes no sample", arguments: [1, 2])
  func mark(rate: Double) throws {
    let plain = try rendering("<speak>the man</speak>", kind: .ssml, rate: rate)
    let marked = try rendering("<speak>the<mark name='m'/> man</speak>", kind: .ssml, rate: rate)
    #expect(marked.samples == plain.samples)
  }

  @Test("The first sound is heard within 1 ms", arguments: [1] + rates)
  func leadingSilence(rate: Double) throws {
    for text in ["a man", "see"] {
      let samples = try rendering(text, rate: rate).samples
      let audible = try #require(samples.firstIndex { abs($0) > 1.0 / 1024 })
      #expect(audible <= 22)
    }
  }

  @Test("Nothing clips, whatever rate, pitch and volume", arguments: [1, 0.25, 3], [0, 6, 12])
  func clipping(rate: Double, decibels: Double) throws {
    for pitch in [0.5, 1, 2] {
      let samples = try rendering(
        "the cat", rate: rate, pitch: pitch, decibels: decibels, peak: 0.99
      ).samples
      #expect(SoundMeasure.peak(samples[...]) <= Self.fullScale)
    }
  }

  @Test("6 dB more doubles the amplitude of every word", arguments: [1, 2])
  func louder(rate: Double) throws {
    let normal = try rendering(rate: rate)
    let loud = try rendering(rate: rate, decibels: 6)
    #expect(loud.markers == normal.markers)
    let starts = normal.markers.filter { $0.kind == .word }.map(\.framePosition)
    for (start, end) in zip(starts, starts.dropFirst() + [normal.samples.count]) {
      let ratio =
        SoundMeasure.rootMeanSquare(loud.samples[start..<end])
        / SoundMeasure.rootMeanSquare(normal.samples[start..<end])
      #expect(abs(ratio / 2 - 1) < 0.05)
    }
    #expect(SoundMeasure.peak(loud.samples[...]) <= Self.fullScale)
  }

  @Test("Silent words take their time", arguments: [1, 2, 0.5])
  func silent(rate: Double) throws {
    let document = "<speak version='1.1'><prosody volume='silent'>\(Self.text)</prosody></speak>"
    let silent = try rendering(document, kind: .ssml, rate: rate)
    let normal = try rendering(rate: rate)
    #expect(silent.samples.count == normal.samples.count)
    let places = [silent, normal].map { rendering in
      rendering.markers.filter { $0.kind == .word }.map(\.framePosition)
    }
    #expect(places[0] == places[1])
    #expect(silent.samples.allSatisfy { $0 == 0 })
  }

  @Test(
    "No join and no change of style clicks",
    arguments: [
      (
        "the <prosody rate='200%'>dog</prosody> see <prosody pitch='+50%'>a man</prosody>",
        "the dog"
      ),
      ("the <prosody volume='-12dB'>cat</prosody> see", "the cat"),
      ("man <prosody rate='50%' volume='-20dB'>man</prosody> man", "man man"),
      ("man <prosody volume='silent'>man</prosody> man", "man man"),
      ("man <prosody volume='+6dB'>man</prosody> man", "man man"),
    ])
  func clicks(document: String, alike: String) throws {
    for (rate, pitch) in [(1.0, 1.0), (2, 1), (0.5, 1.3)] {
      let recorded = try SoundMeasure.greatestBend(rendering(alike).samples[...])
      let rendering = try rendering(
        "<speak version='1.1'>\(document)</speak>", kind: .ssml, rate: rate, pitch: pitch)
      let loudest: Float = document.contains("+6dB") ? 2 : 1
      for position in rendering.markers.map(\.framePosition) {
        let around = max(0, position - 44)..<min(rendering.samples.count, position + 44)
        let bend = SoundMeasure.greatestBend(rendering.samples[around])
        #expect(bend <= 1.5 * loudest * recorded, "at \(position), rate \(rate)")
      }
    }
  }

  @Test("What was cut out of recorded speech does not click at a pause", arguments: [1, 2, 0.5])
  func cutEdges(rate: Double) throws {
    // No recording begins with the nasal of "man", or ends with the vowel of "saw".
    let rendering = try rendering("saw, man", rate: rate)
    let recorded = SoundMeasure.greatestBend(try self.rendering("man").samples[...])
    let pause = try #require(
      rendering.markers.filter { $0.kind == .word }.map(\.framePosition).last)
    let silence = Int((0.15 * 22_050 / rate).rounded())
    for edge in [pause, pause - silence] {
      let bend = SoundMeasure.greatestBend(rendering.samples[(edge - 30)..<(edge + 30)])
      #expect(bend <= 1.5 * recorded, "at \(edge)")
    }
    #expect(rendering.samples[(pause - silence)..<pause].allSatisfy { $0 == 0 })
    #expect(rendering.samples[pause - silence - 20] != 0)
  }

  @Test("Each word of a sentence follows its own style")
  func mixed() throws {
    let rendering = try rendering(
      "<speak>the <prosody rate='200%'>man</prosody> a <prosody pitch='+50%'>man</prosody></speak>",
      kind: .ssml)
    let words = rendering.markers.filter { $0.kind == .word }.map(\.framePosition)
    try #require(words.count == 4)
    let phones = MadeUnitVoice.phoneFrameCount
    #expect(words[1] - words[0] == 2 * phones)
    #expect(words[2] - words[1] == 3 * phones / 2)
    #expect(words[3] - words[2] == phones)
    #expect(rendering.samples.count - words[3] == 3 * phones + 441)
    for (range, factor) in [(words[1]..<words[2], 1), (words[3]..<rendering.samples.count, 1.5)] {
      let hertz = MadeUnitVoice.hertz * factor
      let measured = SoundMeasure.medianHertz(
        rendering.samples[range], within: (hertz * 0.75)...(hertz * 1.3))
      #expect(abs(measured / hertz - 1) < 0.03, "\(measured) Hz for \(hertz)")
    }
  }

  @Test("However many frames are asked for at once, the samples are the same")
  func chunks() throws {
    let document = """
      <speak>the <prosody rate='50%' volume='+6dB'>dog</prosody> see, \
      <prosody pitch='+30%' rate='200%'>a man</prosody></speak>
      """
    let whole = try rendering(document, kind: .ssml)
    for frameCount in [1, 441, 2051] {
      let chunks = try rendering(document, kind: .ssml, frameCount: frameCount)
      #expect(chunks.samples == whole.samples)
      #expect(chunks.markers == whole.markers)
    }
  }
}
