import TestSupport
import Testing

@Suite("voicectl say tells on standard error", .tags(.process), .timeLimit(.minutes(5)))
struct SayDiagnosticsTests {
  private let fixture: VoicectlFixture

  init() throws { fixture = try VoicectlFixture(buying: .coach) }

  private func complaints(_ text: String) throws -> [String] {
    let outcome = try fixture.run("say", "-o", fixture.directory.path("out.wav"), text)
    #expect(outcome.exitCode == 0)
    return outcome.error.split(separator: "\n").map(String.init)
  }

  private func missing(_ word: String, line: Int, column: Int) -> String {
    "voicectl: line \(line), column \(column): voice \"Coach\" has no recording of \"\(word)\"; "
      + "skipped"
  }

  @Test("the words that it has no recording of, each with its place")
  func missingWords() throws {
    #expect(
      try complaints("walk for 1 banana").elementsEqual([missing("banana", line: 1, column: 12)]))
    #expect(
      try complaints("\u{1F600} xyzzy\nwalk plugh\r\n\r\n  frotz") == [
        missing("grinning", line: 1, column: 1), missing("face", line: 1, column: 1),
        missing("xyzzy", line: 1, column: 4), missing("plugh", line: 2, column: 6),
        missing("frotz", line: 4, column: 3),
      ])
    #expect(try complaints("walk for 1 minute").isEmpty)
  }

  @Test("what is wrong with a document, and no notes")
  func documents() throws {
    let start =
      #"<speak version="1.1" xml:lang="en-US" xmlns="http://www.w3.org/2001/10/synthesis">"#
    #expect(try complaints("\(start)walk</speak>").isEmpty)
    let broken = try complaints("\(start)\nwalk <foo>run</foo>")
    #expect(broken.count == 2)
    #expect(broken.first?.hasPrefix("voicectl: line 2, column 6: \"foo\" is not an SSML") == true)
    #expect(broken.last?.hasPrefix("voicectl: line 2, column 20: ") == true)
  }

  @Test("ten of them at most, and how many more there are")
  func capped() throws {
    let words = (0..<25).map { "xyzzy" + String(UnicodeScalar(UInt8(97 + $0))) }
    #expect(try complaints(words.prefix(10).joined(separator: " ")).count == 10)
    let lines = try complaints(words.joined(separator: " "))
    #expect(lines.count == 11)
    #expect(lines[9].contains("xyzzyj"))
    #expect(lines[10] == "voicectl: 15 more; `voicectl plan` shows all")
  }
}
