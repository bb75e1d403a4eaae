import AIFF
import Posix
import RecordedVoice
import SpeechTypes
import TestSupport
import Testing

@Suite("A voice of whole recordings obeys rate, pitch and volume", .tags(.audio))
struct ChangedPhraseTests {
  static let rates = [0.25, 0.5, 2, 3, 6]
  /// Words of phrases and single words.
  private static let text = "run for 30 seconds, stir tea"

  private func rendering(
    _ text: String = text, kind: SpeechTextKind = .plain, rate: Double = 1, pitch: Double = 1,
    decibels: Double = 0, frameCount: Int = 512, voice: String = BundledVoices.coach
  ) throws -> Rendering {
    try Rendering(
      text, voice: voice, kind: kind, frameCount: frameCount,
      prosody: Prosody(rate: rate, pitch: pitch, volumeDecibels: decibels))
  }

  private static func positions(_ rendering: Rendering) -> [Int] {
    rendering.markers.filter { $0.kind == .word }.map(\.framePosition)
  }

  // MARK: - Length

  @Test("Recordings and gaps take their frames divided by the rate, rounded", arguments: rates)
  func duration(rate: Double) throws {
    let voice = try MadeVoice([
      MadeVoice.Sound(text: "one", frameCount: 1001), MadeVoice.Sound(text: "two", frameCount: 777),
    ])
    let rendering = try Rendering(
      "one two, one", voice: MadeVoice.identifier, kind: .plain,
      prosody: Prosody(rate: rate, pitch: 1.2, volumeDecibels: 0), on: Rendering.unit(voice))
    // 1000 frames a second: a gap of 20 ms, a comma of 150.
    let frameCounts = [1001, 20, 777, 150, 1001].map { Int((Double($0) / rate).rounded()) }
    let sums = frameCounts.indices.map { frameCounts[..<$0].reduce(0, +) }
    #expect(Self.positions(rendering) == [sums[0], sums[2], sums[4]])
    #expect(rendering.samples.count == frameCounts.reduce(0, +))
  }

  @Test("Words of one recording begin where they do in it, divided by the rate", arguments: rates)
  func wordsOfPhrase(rate: Double) throws {
    // The phrase's words begin at frames 0, 5406 and 8273.
    let recorded = try Self.samples("check-the-oven.aiff").count
    let rendering = try rendering("stir, check the oven", rate: rate)
    let words = Self.positions(rendering)
    try #require(words.count == 4)
    let ends = [0, 5406, 8273, recorded].map { Int((Double($0) / rate).rounded()) }
    #expect(words[1...].map { $0 - words[1] } == Array(ends[..<3]))
    #expect(rendering.samples.count - words[1] == ends[3])
  }

  @Test("A break is exactly as long as asked for at any rate", arguments: [1] + rates)
  func pause(rate: Double) throws {
    let rendering = try rendering(
      "<speak>walk<break time='750ms'/><mark name='m'/> run</speak>", kind: .ssml, rate: rate)
    let walk = try self.rendering("walk,", rate: rate)
    let run = try Self.samples("run.aiff").count
    let mark = try #require(rendering.markers.first { $0.kind == .bookmark }).framePosition
    let silence = Int((0.75 * 22_050).rounded())
    #expect(rendering.samples[(mark - silence)..<mark].allSatisfy { $0 == 0 })
    #expect(mark == walk.samples.count + silence)
    #expect(rendering.samples.count - mark == Int((Double(run) / rate).rounded()))
  }

  @Test("The first sound is heard within 1 ms", arguments: [1] + rates)
  func leadingSilence(rate: Double) throws {
    for text in ["walk", "stir", "seconds"] {
      let samples = try rendering(text, rate: rate).samples
      let audible = try #require(samples.firstIndex { abs($0) > 1.0 / 1024 })
      #expect(audible <= 22, "\(text)")
    }
  }

  // MARK: - Pitch

  @Test("A rate leaves F0 as it is, and a pitch changes it by its factor", arguments: [1] + rates)
  func pitch(rate: Double) throws {
    let voice = try MadeVoice(
      [
        MadeVoice.Sound(
          text: "ah", samples: MadeSpeech.vowel(hertz: 160, frameCount: 15_000).samples)
      ], sampleRate: 22_050)
    let unit = try Rendering.unit(voice)
    for pitch in [0.5, 1, 1.3, 2] {
      let samples = try Rendering(
        "ah", voice: MadeVoice.identifier, kind: .plain,
        prosody: Prosody(rate: rate, pitch: pitch, volumeDecibels: 0), on: unit
      ).samples
      let wanted = 160 * pitch
      let hertz = SoundMeasure.medianHertz(
        samples[...], within: (wanted * 0.75)...(wanted * 1.3))
      #expect(abs(hertz / wanted - 1) < 0.03, "\(hertz) Hz at pitch \(pitch)")
    }
  }

  @Test("The F0 of real words follows the pitch at any place of them", arguments: [0.5, 1, 2])
  func wordsPitch(rate: Double) throws {
    // One recording, so that places in it are the same fractions of any of its lengths.
    let text = "three two one go"
    let recorded = try rendering(text).samples
    for pitch in [0.5, 1, 1.3, 2] {
      let changed = try rendering(text, rate: rate, pitch: pitch).samples
      let factors = (1..<40).compactMap { index -> Double? in
        let hertz = SoundMeasure.hertz(
          recorded, at: index * recorded.count / 40, within: 120...320)
        guard let hertz else { return nil }
        let wanted = hertz * pitch
        return SoundMeasure.hertz(
          changed, at: index * changed.count / 40, within: (wanted * 0.75)...(wanted * 1.3)
        ).map { $0 / wanted }
      }
      #expect(factors.count > 10)
      let median = SoundMeasure.median(factors)
      #expect(abs(median - 1) < 0.03, "\(median) times the F0 at pitch \(pitch)")
    }
  }

  // MARK: - Markers and styles

  @Test("Every word has one marker, in order and inside the audio", arguments: [1] + rates)
  func markers(rate: Double) throws {
    for pitch in rate == 1 ? [0.5, 1.3, 2] : [1, 2] {
      let rendering = try rendering(rate: rate, pitch: pitch)
      let words = Self.positions(rendering)
      #expect(words.count == 6)
      #expect(zip(words, words.dropFirst()).allSatisfy { $0 < $1 })
      #expect(words.allSatisfy { (0..<rendering.samples.count).contains($0) })
    }
  }

  @Test("A mark changes no sample, not even inside a phrase", arguments: [1, 2])
  func mark(rate: Double) throws {
    let plain = try rendering("<speak>check the oven</speak>", kind: .ssml, rate: rate)
    let marked = try rendering(
      "<speak>check <mark name='m'/>the oven</speak>", kind: .ssml, rate: rate)
    #expect(marked.samples == plain.samples)
    let mark = try #require(marked.markers.first { $0.kind == .bookmark })
    #expect(Self.positions(marked).contains(mark.framePosition))
  }

  @Test("Words that nothing changes are the recording's, sample for sample")
  func unchanged() throws {
    let rendering = try rendering(
      "<speak><prosody rate='300%' pitch='+20%'>walk</prosody>, run</speak>", kind: .ssml)
    let run = try Self.samples("run.aiff")
    let words = Self.positions(rendering)
    #expect(Array(rendering.samples[words[1]...]) == run)
  }

  @Test("Each word of a sentence follows its own style")
  func mixed() throws {
    let rendering = try rendering(
      """
      <speak>stir, <prosody rate='200%'>walk,</prosody> <prosody pitch='+50%'>walk,</prosody> \
      <prosody rate='50%' pitch='-20%'>walk</prosody></speak>
      """, kind: .ssml)
    let walk = try Self.samples("walk.aiff").count
    let words = Self.positions(rendering) + [rendering.samples.count]
    let comma = 0.15 * 22_050
    let expected = [
      walk / 2 + Int(comma.rounded()), walk + Int((comma * 2).rounded()), 2 * walk,
    ]
    for (index, frameCount) in expected.enumerated() {
      #expect(abs(words[index + 2] - words[index + 1] - frameCount) <= 1)
    }
  }

  // MARK: - Samples

  @Test("However many frames are asked for at once, the samples are the same")
  func chunks() throws {
    let document = """
      <speak>stir, <prosody rate='50%' volume='+6dB'>check the oven</prosody> \
      <prosody pitch='+30%' rate='200%'>walk</prosody> run</speak>
      """
    let whole = try rendering(document, kind: .ssml)
    for frameCount in [1, 441, 2051] {
      let chunks = try rendering(document, kind: .ssml, frameCount: frameCount)
      #expect(chunks.samples == whole.samples)
      #expect(chunks.markers == whole.markers)
    }
  }

  @Test("Nothing clips, whatever rate, pitch and volume", arguments: [0.25, 1, 3], [0.0, 6, 12])
  func clipping(rate: Double, decibels: Double) throws {
    for pitch in [0.5, 1, 2] {
      let samples = try rendering(
        "hot", rate: rate, pitch: pitch, decibels: decibels
      ).samples
      #expect(SoundMeasure.peak(samples[...]) <= 32_767.1 / 32_768)
    }
  }

  @Test("No edge of a recording clicks", arguments: [0.5, 2, 4], [0.7, 1, 1.5])
  func clicks(rate: Double, pitch: Double) throws {
    let text = "check the oven walk 5 times"
    let recorded = SoundMeasure.greatestBend(try rendering(text).samples[...])
    let changed = try rendering(text, rate: rate, pitch: pitch)
    for position in Self.positions(changed) + [changed.samples.count] {
      let around = max(0, position - 44)..<min(changed.samples.count, position + 44)
      #expect(SoundMeasure.greatestBend(changed.samples[around]) <= 1.5 * recorded)
    }
  }

  @Test("6 dB more doubles the amplitude of changed words, and silent ones take their time")
  func volume() throws {
    func rendering(_ volume: String) throws -> Rendering {
      try self.rendering(
        "<speak version='1.1'><prosody volume='\(volume)'>walk, run</prosody></speak>", kind: .ssml,
        rate: 2)
    }
    let normal = try rendering("+0dB")
    let louder = try rendering("+3dB")
    let silent = try rendering("silent")
    let ratio =
      SoundMeasure.rootMeanSquare(louder.samples[...])
      / SoundMeasure.rootMeanSquare(normal.samples[...])
    #expect(abs(ratio - 1.4125) < 0.01)
    #expect(silent.samples.count == normal.samples.count)
    #expect(silent.samples.allSatisfy { $0 == 0 })
    #expect(Self.positions(silent) == Self.positions(normal))
  }

  @Test("A voice with match rules stays exactly as recorded")
  func rules() throws {
    let recorded = try Self.samples("hello.aiff", of: BundledVoices.hello)
    for (rate, pitch) in [(0.25, 0.5), (6, 2), (2, 1)] {
      let rendering = try rendering(
        "hello", rate: rate, pitch: pitch, decibels: 12, voice: BundledVoices.hello)
      #expect(rendering.samples == recorded)
    }
  }

  /// A recording as the AIFF reader gives it.
  private static func samples(
    _ file: String, of voice: String = BundledVoices.coach
  ) throws -> [Float] {
    let mapped = try MappedFile(SourceTree.voice(voice) + "/Audio/" + file)
    let description = try AIFFDescription(parsing: mapped.bytes)
    var samples = [Float](repeating: 0, count: description.frameCount)
    var span = samples.mutableSpan
    description.decode(
      frames: 0..<description.frameCount, channel: 0, from: mapped.bytes, into: &span)
    return samples
  }
}
