import SpeechTypes
import TestSupport
import Testing
import TextAnalysis

@Suite("Documents are read as SSML says", .tags(.ssml))
struct SSMLCasesTests {
  @Test("The table of cases can be read")
  func table() {
    #expect(SSMLCase.all.count == 140)
    #expect(SSMLCase.held.count == 117)
  }

  @Test(
    "Every document of words has one of its readings", arguments: SSMLCase.held.filter(\.hasWords))
  func words(of example: SSMLCase) {
    let analysis = Analysis(example.document.bytes)
    let words = WordReading(analysis.words.map(\.spoken).joined(separator: " "))
    let readings = example.expected.split(separator: "|").map { WordReading(String($0)) }
    #expect(readings.contains { $0.matches(words) }, "read \"\(words)\"")
  }

  @Test(
    "Every document of events has them in order",
    arguments: SSMLCase.held.filter { !$0.hasWords && !$0.expected.isEmpty })
  func events(of example: SSMLCase) {
    let check = EventCheck(Analysis(example.document.bytes))
    let fault = check.fault(expecting: example.expected)
    #expect(fault == nil)
  }

  @Test("A byte at a time, documents are what they are at once", arguments: SSMLCase.held)
  func pieces(of example: SSMLCase) {
    let bytes = example.document.bytes
    guard bytes.count < 10_000 else { return }
    let whole = Analysis(bytes)
    let cut = Analysis(bytes, pieceByteCount: 1)
    #expect(cut.sentences == whole.sentences)
    #expect(Set(cut.diagnostics) == Set(whole.diagnostics))
  }

  @Test("Every condition of a row is looked at")
  func conditions() {
    let identifiers = SSMLCase.held.filter(\.hasCondition).map(\.identifier)
    #expect(Set(identifiers) == Set(SSMLCaseConditions.all.keys))
  }

  @Test("Every defended row says why")
  func defended() {
    for example in SSMLCase.held where example.isDefended { #expect(example.note.count > 20) }
  }
}
