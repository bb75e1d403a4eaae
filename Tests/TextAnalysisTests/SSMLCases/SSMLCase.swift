import Testing

/// A row of `Fixtures/ssml-cases.tsv`.
///
/// `expected` is words for `ssml.words` and `ssml.sayas`, as in `text-cases.tsv`, and else events, as
/// `ExpectedEvent` has them; empty where only the note's condition can be looked at. `note` is a
/// condition in plain words, which `SSMLCaseConditions` looks at, or `defended: ` and why what is
/// expected is not what the row said.
struct SSMLCase: CustomTestStringConvertible, Sendable {
  var identifier: String
  var kind: String
  var input: String
  var expected: String
  var note: String

  var testDescription: String { identifier }
  var isDefended: Bool { note.hasPrefix("defended: ") }
  var hasCondition: Bool { !note.isEmpty && !isDefended }
  var hasWords: Bool { kind == "ssml.words" || kind == "ssml.sayas" }

  /// Kinds whose rows other suites hold, since a plan is not enough: sounds, voices, pronunciations.
  static let kindsHeldElsewhere: Set<String> = [
    "ssml.audio", "ssml.lang", "ssml.phoneme", "ssml.voice",
  ]

  static let all: [SSMLCase] =
    (try? CaseTable.rows("ssml-cases.tsv", inputColumn: 2).map { cells in
      SSMLCase(
        identifier: cells[0], kind: cells[1], input: cells[2], expected: cells[3], note: cells[4])
    }) ?? []

  static let held = all.filter { !kindsHeldElsewhere.contains($0.kind) }

  /// The document, made where the row describes it.
  var document: GeneratedDocument { GeneratedDocument(self) }
}
