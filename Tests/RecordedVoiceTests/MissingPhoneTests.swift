import RecordedVoice
import SpeechTypes
import TestSupport
import Testing

@Suite("A voice says a phone that no recording has", .tags(.audio))
struct MissingPhoneTests {
  @Test("as the most like one, in a word that is said and told of")
  func substitution() throws {
    let unit = try MadeUnitVoice().unit()
    let wanted = try Self.rendering("a zee", on: unit)
    let said = try Self.rendering("a see", on: unit)
    #expect(wanted.samples == said.samples && !said.samples.isEmpty)
    #expect(wanted.markers.filter { $0.kind == .phoneme }.map(\.name) == ["ə", "s", "i"])
    #expect(said.diagnostics.isEmpty)
    #expect(wanted.diagnostics.map(\.code) == [.nearestPhone])
    #expect(wanted.diagnostics.map(\.severity) == [.note])
    #expect(wanted.diagnostics.first?.position.column == 3)
  }

  private static func rendering(
    _ text: String, on unit: RecordedVoiceAudioUnit
  ) throws -> Rendering {
    try Rendering(text, voice: MadeUnitVoice.identifier, kind: .plain, on: unit)
  }
}
