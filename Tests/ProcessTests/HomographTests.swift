import TestSupport
import Testing

@Suite(
  "The provider pronounces words by their places", .tags(.process), .timeLimit(.minutes(5)))
struct HomographTests {
  private let fixture: VoicectlFixture

  init() throws {
    fixture = try VoicectlFixture()
    try fixture.buyUnitVoice(
      "com.example.units",
      recordings: [
        "a": "SIL R IY1 D R EH1 D W IY0 SIL", "b": "SIL P OW1 L IH0 SH P AA1 L DH AH0 SIL",
        "c": "SIL T AH0 T UW0 AE1 AY1 HH AE1 V SIL",
      ])
  }

  @Test(
    "homographs, names and function words",
    arguments: [
      ("to read", ["tə", "ˈɹid"]),
      ("I have read", ["ˈaɪ", "hæv", "ˈɹɛd"]),
      ("the Polish", ["ðə", "ˈpoʊlɪʃ"]),
      ("the polish", ["ðə", "ˈpɑlɪʃ"]),
      ("<speak>the <mark name='a'/>Polish</speak>", ["ðə", "ˈpoʊlɪʃ"]),
    ])
  func places(text: String, phonemes: [String]) throws {
    #expect(try fixture.plannedPhonemes(text) == phonemes)
  }
}
