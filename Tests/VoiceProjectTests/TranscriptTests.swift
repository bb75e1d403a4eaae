import Testing
import VoiceProject

@Suite("A transcript")
struct TranscriptTests {
  private func lines(_ transcript: Transcript) -> [String] {
    transcript.entries.map { "\($0.name)=\($0.text)" }
  }

  @Test("of the LJSpeech form is taken as it is spoken")
  func metadata() {
    let transcript = Transcript(
      metadata: "LJ1|It has 2.|It has two.\r\nLJ2|Plain.|\n\nLJ3|A  b\tc\nLJ4\n|x\nLJ5|\na|b|c|d\n")
    #expect(lines(transcript) == ["LJ1=It has two.", "LJ2=Plain.", "LJ3=A b c"])
    #expect(transcript.malformedLines == [5, 6, 7, 8])
  }

  @Test("with tabs has a name, perhaps a kind, and a text")
  func table() {
    let transcript = Transcript(table: "a.wav\tOne.\n001\tprompt\tTwo | three.\nnothing\n")
    #expect(lines(transcript) == ["a.wav=One.", "001=Two | three."])
    #expect(transcript.malformedLines == [3])
  }
}
