import SpeechTypes
import TestSupport
import Testing
import TextAnalysis

/// The rows of `Fixtures/ssml-cases.tsv` about voices and languages; what they expect is in words,
/// and its meaning is here.
@Suite("The worked cases of voice and lang hold", .tags(.ssml))
struct VoiceCasesTests {
  struct Expectation: Sendable {
    var identifier: String
    /// As `MadeCast` outlines them, without the document's own language.
    var words: String
    var codes: [Diagnostic.Code]
  }

  static let expectations: [Expectation] = [
    Expectation(
      identifier: "ssml-lang-002", words: "the french word for cat is chat@fr[fr]",
      codes: [.languageFailure]),
    Expectation(identifier: "ssml-lang-003", words: "a b", codes: [.languageFailure]),
    Expectation(identifier: "ssml-voice-001", words: "hi", codes: [.noAttributes]),
    // No failure: the name is not required. A note says that the name is nobody's.
    Expectation(identifier: "ssml-voice-002", words: "hi", codes: [.voiceFeature]),
    Expectation(identifier: "ssml-voice-003", words: "hi", codes: [.voiceSelectionFailure]),
    Expectation(identifier: "ssml-voice-004", words: "hi", codes: [.voiceSelectionFailure]),
  ]

  /// Those about lexicons, of kind `ssml.lang` too, are other tests'.
  private static func rows() throws -> [[String]] {
    try CaseTable.rows("ssml-cases.tsv", inputColumn: 2).filter { row in
      row[1] == "ssml.voice" || (row[1] == "ssml.lang" && !row[2].contains("lookup"))
    }
  }

  @Test("Every case of the table has an expectation")
  func table() throws {
    let rows = try Self.rows()
    #expect(rows.map { $0[0] } == Self.expectations.map(\.identifier))
  }

  @Test("Each case is spoken and told as expected", arguments: expectations)
  func reading(expectation: Expectation) throws {
    let rows = try Self.rows()
    let row = try #require(rows.first { $0[0] == expectation.identifier })
    // Without the voice that speaks French with a Portuguese accent.
    let cast = MadeCast(
      VoiceList(voices: VoiceSelectionTests.list.voices.filter { $0.name != "Eva" }))
    let analysis = Analysis(row[2], voice: cast.voice("us"), voiceFinder: cast)
    #expect(cast.outline(analysis).replacing("[en-US]", with: "") == expectation.words)
    #expect(analysis.diagnostics.map(\.code) == expectation.codes)
  }

  @Test("Without a French voice the French word is spoken in the language before")
  func noFrenchVoice() throws {
    let rows = try Self.rows()
    let row = try #require(rows.first { $0[0] == "ssml-lang-002" })
    let cast = MadeCast(
      VoiceList(voices: VoiceSelectionTests.list.voices.filter { $0.name == "Ann" }))
    let analysis = Analysis(row[2], voice: cast.voice("us"), voiceFinder: cast)
    #expect(analysis.words.last?.spoken == "chat")
    #expect(analysis.words.last?.style.language == LanguageTag("en-US"))
    #expect(analysis.diagnostics.map(\.severity) == [.warning])
  }
}
