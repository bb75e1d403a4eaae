import RecordedVoice
import Testing
import VoiceBundle

@Suite("A text is covered with as few recordings as can be")
struct PhraseIndexTests {
  @Test(
    "Fewest missing words, then fewest recordings",
    arguments: [
      ("", [], []),
      ("a", ["a"], ["a"]),
      ("a b c", ["a", "b", "c", "a b c"], ["a b c"]),
      ("a b c d", ["a", "b", "c", "d", "a b", "c d"], ["a b", "c d"]),
      // The longest first stretch is not the best one: a greedy choice needs three pieces.
      ("a b c d e", ["a b c", "d", "e", "a b", "c d e"], ["a b", "c d e"]),
      // The greedy choice leaves a word without recording.
      ("a b c", ["a b", "a", "b c"], ["a", "b c"]),
      // A word that is missing anyway does not hide the phrases around it.
      ("a b x c d", ["a b", "c d", "a", "d"], ["a b", "-x", "c d"]),
      ("x", ["a"], ["-x"]),
      ("x y", [], ["-x", "-y"]),
      // A recording that goes on after the text does not fit.
      ("a b", ["a b c", "a", "b"], ["a", "b"]),
      ("a a a", ["a", "a a"], ["a a", "a"]),
    ] as [(String, [String], [String])])
  func cover(text: String, recordings: [String], expected: [String]) {
    let words = text.split(separator: " ").map { PhraseIndex.Word(String($0)) }
    let index = PhraseIndex(recordings.map { Recording(file: "\($0).aiff", text: $0) })
    // The order of the recordings has no say in how many are used.
    let reversed = PhraseIndex(recordings.reversed().map { Recording(file: "", text: $0) })
    let pieces = index.cover(words)
    #expect(Self.count(reversed.cover(words)) == Self.count(pieces))
    let heard = pieces.map { piece in
      piece.recording.map { recordings[$0] } ?? "-" + words[piece.words.lowerBound].spoken
    }
    if text == "a a a" {
      #expect(heard.sorted() == expected.sorted())
    } else {
      #expect(heard == expected)
    }
    #expect(pieces.flatMap { Array($0.words) } == Array(words.indices))
  }

  @Test("Where a pause follows the final recording is taken, elsewhere the medial one")
  func position() {
    let index = PhraseIndex([
      Recording(file: "", text: "go"), Recording(file: "", text: "go", position: .final),
      Recording(file: "", text: "go", position: .medial),
    ])
    let pieces = index.cover([
      PhraseIndex.Word("go"), PhraseIndex.Word("go", isBeforePause: true), PhraseIndex.Word("go"),
    ])
    #expect(pieces.map(\.recording) == [2, 1, 2])
  }

  @Test(
    "A recording for any place is second best, one for the other place is better than none",
    arguments: [
      ([nil, .medial], true, 0), ([.medial], true, 0), ([.final], false, 0),
      ([.final, nil], false, 1),
    ] as [([Recording.Position?], Bool, Int)])
  func secondBest(positions: [Recording.Position?], isBeforePause: Bool, expected: Int) {
    let index = PhraseIndex(positions.map { Recording(file: "", text: "go", position: $0) })
    let pieces = index.cover([PhraseIndex.Word("go", isBeforePause: isBeforePause)])
    #expect(pieces.map(\.recording) == [expected])
  }

  @Test("Fewer recordings win however badly they are placed")
  func placeYieldsToCount() {
    let pairs = ["a b", "c d", "e f", "g h"].map {
      Recording(file: "", text: $0, position: .final)
    }
    let singles = "abcdefgh".map { Recording(file: "", text: "\($0)", position: .medial) }
    // Each pair costs more than one well placed word; together they save four pieces.
    let shifted = ["b c", "d e", "f g"].map { Recording(file: "", text: $0, position: .medial) }
    let words = "abcdefgh".map { PhraseIndex.Word("\($0)") }
    let pieces = PhraseIndex(pairs + singles + shifted).cover(words)
    #expect(pieces.map(\.recording) == [0, 1, 2, 3])
  }

  @Test("No recording spans the end of a stretch or a pause", arguments: [true, false])
  func endsStretch(isPause: Bool) {
    let index = PhraseIndex(
      ["a b", "b c", "a", "b", "c", "a b c"].map { Recording(file: "", text: $0) })
    let words = [
      PhraseIndex.Word("a"),
      PhraseIndex.Word("b", isBeforePause: isPause, endsStretch: !isPause),
      PhraseIndex.Word("c", endsStretch: true),
    ]
    #expect(index.cover(words).map(\.recording) == [0, 4])
  }

  @Test("A recording with pauses of its own spans a pause, and no end of a stretch")
  func spansPauses() {
    let index = PhraseIndex([Recording(file: "", text: "a b")], spansPauses: true)
    let words = [PhraseIndex.Word("a", isBeforePause: true), PhraseIndex.Word("b")]
    #expect(index.cover(words).map(\.recording) == [0])
    let apart = [PhraseIndex.Word("a", isBeforePause: true, endsStretch: true), words[1]]
    #expect(index.cover(apart).map(\.recording) == [nil, nil])
  }

  @Test("Of two recordings that are as good the first is taken, every time")
  func ties() {
    let recordings = [Recording(file: "1", text: "a b"), Recording(file: "2", text: "a b")]
    for _ in 0..<20 {
      let pieces = PhraseIndex(recordings).cover([PhraseIndex.Word("a"), PhraseIndex.Word("b")])
      #expect(pieces.map(\.recording) == [0])
    }
  }

  @Test("A recording of no words is never used")
  func emptyRecording() {
    let index = PhraseIndex([Recording(file: "", text: "  ")])
    #expect(index.cover([PhraseIndex.Word("a")]).map(\.recording) == [nil])
  }

  /// Missing words and recordings.
  private static func count(_ pieces: [PhraseIndex.Piece]) -> [Int] {
    [pieces.count { $0.recording == nil }, pieces.count]
  }
}
