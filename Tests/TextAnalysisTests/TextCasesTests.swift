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
        readings: cells[3].split(separator: "|").map { $0 == "EMPTY" ? "" : String($0) })
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
    let words = Self.normalized(sentences.joined(separator: separator))
    #expect(
      example.readings.contains { Self.matches(Self.normalized($0), words) },
      "\"\(example.input)\" is read \"\(words)\"")
  }

  /// Lower case, without punctuation, with spaces for hyphens.
  private static func normalized(_ text: String) -> String {
    var result = ""
    for scalar in text.lowercased().unicodeScalars {
      switch scalar {
      case "-": result.append(" ")
      case "\u{2019}": result.append("'")
      case "'", "*", "/", " ": result.unicodeScalars.append(scalar)
      default:
        if scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || !scalar.isASCII
        {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result.split(separator: " ").joined(separator: " ")
  }

  private static func matches(_ reading: String, _ words: String) -> Bool {
    let wanted = reading.split(separator: " ")
    let found = words.split(separator: " ")
    return wanted.count == found.count
      && zip(wanted, found).allSatisfy { $0 == "*" || $0 == $1 }
  }
}
