import SpeechTypes
import TestSupport
import Testing
import TextAnalysis

/// `Fixtures/text-cases.tsv`: lower-case words, `|` between readings that are all right, `EMPTY` for
/// none, `*` for any one word, and ` / ` between sentences where the kind is about them.
@Suite("Plain text is read as a person would read it", .tags(.ssml))
struct TextCasesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var identifier: String
    var kind: String
    var input: String
    var readings: [String]

    var testDescription: String { identifier }
  }

  static let cases: [Case] =
    (try? CaseTable.rows("text-cases.tsv", inputColumn: 2).map { cells in
      Case(
        identifier: cells[0], kind: cells[1], input: cells[2],
        readings: cells[3].split(separator: "|").map(String.init))
    }) ?? []

  @Test("The table of cases can be read")
  func table() { #expect(Self.cases.count == 149) }

  @Test("Every case has one of its readings", arguments: cases)
  func reading(of example: Case) {
    let separator = example.kind == "text.sentence" ? " / " : " "
    let sentences = Analysis(example.input, .plain).sentences.map { sentence in
      sentence.elements.compactMap { element in
        guard case .word(let word) = element else { return nil }
        return word.spoken
      }.joined(separator: " ")
    }
    let words = WordReading(sentences.joined(separator: separator))
    #expect(
      example.readings.contains { WordReading($0).matches(words) },
      "\"\(example.input)\" is read \"\(words)\"")
  }
}
