import SpeechTypes
import TestSupport
import Testing
import TextAnalysis

/// `Fixtures/range-cases.tsv`, and `reader-cases.tsv`, written by a reader who knew no rule of ours:
/// `; ` between stretches, each words and, behind `=`, the text they
/// stand for where it is another; ` / ` between sentences.
@Suite("Every word knows the text it stands for", .tags(.ssml))
struct RangeCasesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var kind: String
    var input: String
    var expected: String

    var testDescription: String { "\(kind): \(input)" }
  }

  static let cases: [Case] = ["range-cases.tsv", "reader-cases.tsv"].flatMap { name in
    (try? CaseTable.rows(name, inputColumn: 1).map {
      Case(kind: $0[0], input: $0[1], expected: $0[2])
    }) ?? []
  }

  @Test("The tables of cases can be read")
  func table() { #expect(Self.cases.count > 1900) }

  @Test("A byte at a time, the texts of the tables are read as they are whole")
  func pieces() {
    for example in Self.cases {
      let whole = Analysis(example.input, .plain).sentences
      let cut = Analysis(example.input, .plain, pieceByteCount: 1).sentences
      #expect(cut == whole, "\(example)")
    }
  }

  @Test("Words, their sources and the sentences are as the table says", arguments: cases)
  func reading(of example: Case) {
    let utf8 = Array(example.input.utf8)
    let utf16 = Array(example.input.utf16)
    let sentences = Analysis(example.input, .plain).sentences.map { sentence in
      var stretches: [(range: TextRange, words: [String])] = []
      for case .word(let word) in sentence.elements {
        if stretches.last?.range == word.range {
          stretches[stretches.count - 1].words.append(word.spoken)
        } else {
          stretches.append((word.range, [word.spoken]))
        }
      }
      return stretches.map { stretch in
        let source = String(decoding: utf8[stretch.range.utf8], as: UTF8.self)
        #expect(String(decoding: utf16[stretch.range.utf16], as: UTF16.self) == source)
        let words = stretch.words.joined(separator: " ")
        return source.lowercased() == words ? words : words + "=" + source
      }.joined(separator: "; ")
    }
    #expect(sentences.joined(separator: " / ") == example.expected)
  }
}
