import SpeechTypes
import TestSupport
import Testing
import TextAnalysis

/// What rows of `ssml-cases.tsv` ask for in plain words, looked at by hand.
enum SSMLCaseConditions {
  typealias Condition = @Sendable (SSMLCase, Analysis) -> Void

  static let all: [String: Condition] = [
    "ssml-mark-003": { example, analysis in
      let plain = example.input.replacing("<mark name=\"m\"/>", with: "")
      #expect(Analysis(plain).words.map(\.spoken) == analysis.words.map(\.spoken))
      #expect(Analysis(plain).sentences.map(\.ending) == analysis.sentences.map(\.ending))
    },
    "ssml-mark-014": { _, analysis in
      let marks = analysis.marks
      #expect(marks == (1...3000).map { "mark\($0)" })
      let outline = analysis.outline.split(separator: " ")
      #expect(outline.first == "@mark1")
      expectLinearTime("ssml-mark-014", count: 3000)
    },
    "ssml-markers-001": { example, analysis in
      #expect(analysis.sources(in: example.input) == ["I&apos;m", "in", "NY", "NY"])
    },
    "ssml-markers-003": { example, analysis in
      #expect(analysis.sources(in: example.input) == ["b"])
    },
    "ssml-markers-005": { example, analysis in
      #expect(
        analysis.sources(in: example.input) == ["one", "\u{1F600}", "\u{1F600}", "two"])
    },
    "ssml-markers-008": { example, analysis in
      #expect(analysis.sources(in: example.input) == ["Mary", "had", "a", "little", "lamb"])
      let starts = analysis.words.map(\.range.start)
      #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 })
      #expect(analysis.sentences.map(\.text) == ["Mary had a little lamb."])
    },
    "ssml-prosody-020": { _, analysis in
      for word in analysis.words {
        let contour = word.style.spans.last?.contour ?? []
        let multiples = [0, 0.1, 0.4, 1].map { contour.multiple(at: $0) }
        for (multiple, wanted) in zip(multiples, [185.0 / 165, 1.3, 175.0 / 165, 175.0 / 165]) {
          #expect(abs(multiple - wanted) < 0.001)
        }
      }
    },
    "ssml-prosody-021": { _, analysis in
      let contour = analysis.words.first?.style.spans.last?.contour ?? []
      #expect(contour.count == 1)
      for place in [0, 0.5, 1] {
        #expect(abs(contour.multiple(at: place) - 185.0 / 165) < 0.001)
      }
    },
    "ssml-error-001": { _, analysis in
      let wrong = analysis.diagnostics.first { $0.code == .notWellFormed }
      #expect(wrong?.position.offset.utf16 == 12)
    },
    "ssml-error-003": { example, _ in
      #expect(Analysis(example.input, .plain).words.map(\.spoken) == ["foo"])
    },
    "ssml-error-021": { _, analysis in #expect(analysis.words.map(\.spoken) == ["hi"]) },
    "ssml-error-023": { _, analysis in
      #expect(!analysis.sentences.map(\.text).joined().contains("<"))
    },
    "ssml-error-024": { example, analysis in
      #expect(Analysis(example.input, pieceByteCount: 1).outline == analysis.outline)
    },
    "robust-limits-003": { _, _ in expectLinearTime("robust-limits-003", count: 2000) },
    "robust-limits-004": { _, analysis in
      #expect(analysis.words.count == 209_715)
      #expect(analysis.words.allSatisfy { $0.spoken == "word" })
      var analyzer = TextAnalyzer(.ssml)
      analyzer.append(Array(GeneratedDocument.text(of: "robust-limits-004", count: nil).utf8)[...])
      _ = analyzer.next()
      #expect(analyzer.waitingByteCount > 1_000_000)
      expectLinearTime("robust-limits-004", count: 2000)
    },
    "robust-limits-005": { _, analysis in
      #expect(analysis.words.map(\.spoken.utf8.count).reduce(0, +) == 1_048_576)
      expectLinearTime("robust-limits-005", count: 8000)
    },
    "robust-limits-006": { _, _ in expectLinearTime("robust-limits-006", count: 8000) },
    "robust-limits-008": { _, analysis in
      #expect(analysis.words.count == 100_000)
      #expect(analysis.words.allSatisfy { $0.spoken == "seven" })
      expectLinearTime("robust-limits-008", count: 8000)
    },
    "robust-limits-011": { _, analysis in
      let wrong = analysis.diagnostics.first { $0.code == .encoding }
      #expect(wrong?.position.offset.utf8 == 9)
    },
  ]

  /// Four times the text must not take more than ten times as long; 16 times would be quadratic.
  private static func expectLinearTime(_ identifier: String, count: Int) {
    func nanoseconds(_ count: Int) -> Int {
      let text = GeneratedDocument.text(of: identifier, count: count)
      return ThreadClock.nanoseconds { _ = Analysis(text) }
    }
    let short = nanoseconds(count / 4)
    #expect(nanoseconds(count) < short * 10 + 20_000_000, "\(identifier)")
  }
}

@Suite("Rows with a condition in plain words meet it", .tags(.ssml))
struct SSMLCaseConditionsTests {
  @Test("The condition holds", arguments: SSMLCase.held.filter(\.hasCondition))
  func condition(of example: SSMLCase) throws {
    let condition = try #require(SSMLCaseConditions.all[example.identifier])
    condition(example, Analysis(example.document.bytes))
  }
}
