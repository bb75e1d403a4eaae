import RecordedVoice
import SpeechProviderKit
import SpeechTypes
import TestSupport
import Testing

@Suite("A voice that joins phones says a recorded phrase as it was recorded", .tags(.audio))
struct RecordedPhraseTests {
  /// Louder and longer than what is joined, and silent in no sample.
  private static let samples = (0..<9000).map { Int16(12_000 + ($0 * 7919) % 5000) }
  private static let heard = samples.map { Float($0) / 32_768 }
  private let unit: RecordedVoiceAudioUnit

  init() throws {
    unit = try Rendering.unit(
      MadeUnitVoice(phrases: ["a dog the man": Self.samples, "three": Self.samples]))
  }

  private func rendering(_ text: String, _ kind: SpeechTextKind = .plain) throws -> Rendering {
    try Rendering(text, voice: MadeUnitVoice.identifier, kind: kind, on: unit)
  }

  /// Whether the phrase is in it from a frame on, but for the edges that are faded.
  private static func isHeard(in samples: [Float], at frame: Int) -> Bool {
    let edge = 200
    guard frame + heard.count <= samples.count else { return false }
    let middle = edge..<heard.count - edge
    return samples[(frame + middle.lowerBound)..<(frame + middle.upperBound)] == heard[middle]
  }

  private static func positions(_ rendering: Rendering) -> [Int] {
    rendering.markers.filter { $0.kind == .word }.map(\.framePosition)
  }

  @Test(
    "alone, in any writing, with the pauses that it has itself",
    arguments: ["A dog, the man.", "a dog the MAN", "A dog - the man!"])
  func alone(text: String) throws {
    let rendering = try rendering(text)
    #expect(rendering.samples.count == Self.samples.count)
    #expect(Self.isHeard(in: rendering.samples, at: 0))
    #expect(Self.positions(rendering).count == 4)
    #expect(rendering.diagnostics.isEmpty)
  }

  @Test("inside a sentence, between words that are joined")
  func inside() throws {
    let rendering = try rendering("See a dog the man see.")
    let positions = Self.positions(rendering)
    try #require(positions.count == 6)
    #expect(Self.isHeard(in: rendering.samples, at: positions[1]))
    #expect(positions[5] >= positions[1] + Self.samples.count)
    #expect(rendering.samples.count > positions[5] + MadeUnitVoice.phoneFrameCount)
    // What is joined is as it is without the phrase.
    let see = try self.rendering("See.")
    #expect(rendering.samples[..<1000] == see.samples[..<1000])
  }

  @Test("by the words that a number is")
  func number() throws {
    let rendering = try rendering("3")
    #expect(rendering.samples.count == Self.samples.count)
    #expect(Self.isHeard(in: rendering.samples, at: 0))
  }

  @Test("not where the document asks for something else within it")
  func divided() throws {
    for text in [
      "a dog <break time='50ms'/> the man", "a dog <emphasis>the man</emphasis>",
      "a dog <prosody rate='200%'>the man</prosody>",
    ] {
      let rendering = try rendering("<speak version='1.1'>\(text)</speak>", .ssml)
      let runs = rendering.samples.split { $0 < 0.1 }
      #expect(runs.allSatisfy { $0.count < 1000 }, "\(text)")
      #expect(Self.positions(rendering).count == 4, "\(text)")
    }
  }

  @Test("in half the time at twice the rate")
  func rate() throws {
    let text = "<speak version='1.1'><prosody rate='200%'>a dog the man</prosody></speak>"
    #expect(try rendering(text, .ssml).samples.count == Self.samples.count / 2)
  }
}
