import SSML
import SpeechTypes
import TestSupport
import Testing
import VoiceCommands

@Suite("A text is shown on a terminal with the word that is heard")
struct HighlightTests {
  /// Events a hundred frames apart: each sentence with its words. A word is all between spaces.
  private static func markers(_ text: String, sentences: [String]) -> [SpeechMarker] {
    var markers: [SpeechMarker] = []
    var sentenceStart = 0
    let bytes = Array(text.utf8)
    for sentence in sentences {
      let end = sentenceStart + sentence.utf8.count
      let place = 100 * markers.count
      markers.append(marker(.sentence, place, sentenceStart..<end))
      var isFirst = true
      for word in bytes[sentenceStart..<end].split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
        let frame = isFirst ? place : 100 * markers.count
        markers.append(marker(.word, frame, word.startIndex..<word.endIndex))
        isFirst = false
      }
      sentenceStart = end
    }
    return markers
  }

  private static func marker(
    _ kind: SpeechMarker.Kind, _ frame: Int, _ range: Range<Int>
  ) -> SpeechMarker {
    SpeechMarker(
      kind, framePosition: frame,
      textRange: TextRange(
        TextOffset(utf8: range.lowerBound, utf16: 0), TextOffset(utf8: range.upperBound, utf16: 0)))
  }

  private static func highlight(
    _ text: String, columns: Int = 80, rows: Int = 24, style: HighlightStyle = .reverse
  ) -> Highlight {
    Highlight(
      ShownText(plain: Array(text.utf8)), columnCount: columns, rowCount: rows, style: style)
  }

  /// Plays to the end, ten frames at a time.
  private static func play(
    _ text: String, sentences: [String], columns: Int = 80, rows: Int = 24
  ) -> TerminalScreen {
    var highlight = highlight(text, columns: columns, rows: rows)
    let markers = markers(text, sentences: sentences)
    highlight.add(markers)
    var screen = TerminalScreen(rowCount: rows)
    for frame in stride(from: 0, through: 100 * markers.count, by: 10) {
      screen.feed(highlight.show(framePosition: frame))
    }
    screen.feed(highlight.finish(isWhole: true))
    return screen
  }

  private static let long = (1...40).map { "word\($0)" }.joined(separator: " ") + "."

  @Test(
    "each word once and in order, and the text at the end, at any size",
    arguments: [(80, 24), (40, 24), (20, 3), (10, 2), (9, 1), (2, 24)])
  func everyWord(columns: Int, rows: Int) {
    let sentences = ["One two three. ", "Four\n\nfive. ", Self.long, " The end."]
    let text = sentences.joined()
    let screen = Self.play(text, sentences: sentences, columns: columns, rows: rows)
    // A word that is wider than the terminal is broken, and may have its end outside the window.
    let words = text.split { $0.isWhitespace }.map(String.init)
    if columns > 9 { #expect(screen.marks.filter { !$0.isEmpty } == words) }
    let shown = screen.lines.joined(separator: columns > 9 ? " " : "")
    #expect(shown.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
    #expect(screen.widestCount < max(columns, 3))
    #expect(screen.isCursorBelowText && screen.marks.last == "" && screen.unknown == [])
  }

  @Test("in lines broken at spaces, as the text has them")
  func lines() {
    let text = "One two three.  \n\n  Four\tfive."
    let screen = Self.play(text, sentences: [text], columns: 14)
    #expect(screen.lines == ["One two", "three.", "", "  Four five.", ""])
  }

  @Test("wide characters by the columns they take")
  func wide() {
    let text = "\u{4E2D}\u{6587}\u{5B57}\u{7B26} \u{1F600}e\u{301}"
    let screen = Self.play(text, sentences: [text], columns: 8)
    #expect(screen.lines == ["\u{4E2D}\u{6587}\u{5B57}", "\u{7B26} \u{1F600}e\u{301}", ""])
    #expect(
      screen.marks
        == ["\u{4E2D}\u{6587}\u{5B57}\u{7B26}", "\u{1F600}e\u{301}", ""])
  }

  @Test("without letting the text steer the terminal")
  func controlCharacters() {
    let text = "a\u{1B}[31m \u{7}b\u{202E}c"
    let screen = Self.play(text, sentences: [text])
    #expect(screen.lines == ["a\\u{1B}[31m \\u{7}b\\u{202E}c", ""])
    #expect(screen.marks == ["a\\u{1B}[31m", "\\u{7}b\\u{202E}c", ""])
  }

  @Test("exactly so: over itself, with the mark alone changed")
  func sequences() {
    var highlight = Self.highlight("go on", style: .underline)
    highlight.add(Self.markers("go on", sentences: ["go on"]))
    #expect(highlight.show(framePosition: 0) == "\r\u{1B}[4mgo\u{1B}[24m on\u{1B}[K\u{1B}[J\r")
    #expect(highlight.show(framePosition: 199) == "")
    #expect(highlight.show(framePosition: 200) == "\rgo \u{1B}[4mon\u{1B}[24m\u{1B}[K\u{1B}[J\r")
    #expect(highlight.finish(isWhole: true) == "\rgo on\u{1B}[K\u{1B}[J\r\n")
  }

  @Test("only the last of the words that have gone by between two looks")
  func late() {
    var highlight = Self.highlight("a b c")
    highlight.add(Self.markers("a b c", sentences: ["a b c"]))
    var screen = TerminalScreen(rowCount: 24)
    screen.feed(highlight.show(framePosition: 1_000))
    #expect(screen.marks == ["c"])
  }

  @Test("up to where it is interrupted, with what was typed drawn over")
  func interrupted() {
    let sentences = ["One two. ", "Three four."]
    var highlight = Self.highlight(sentences.joined(), columns: 10)
    highlight.add(Self.markers(sentences.joined(), sentences: sentences))
    var screen = TerminalScreen(rowCount: 24)
    screen.feed(highlight.show(framePosition: 0))
    screen.feed("^C")
    screen.feed(highlight.finish(isWhole: false))
    #expect(screen.lines == ["One two.", ""])
    #expect(screen.isCursorBelowText)
    var silent = Self.highlight("a")
    #expect(silent.finish(isWhole: false) == "")
    #expect(silent.finish(isWhole: true) == "\ra\u{1B}[K\u{1B}[J\r\n")
  }

  @Test("whatever places a provider tells")
  func hostile() {
    let places = [900..<901, 0..<900, 3..<4, 0..<0, 8..<9, 1..<2]
    for text in ["", "a b c d e\nf", "\n\n"] {
      var highlight = Self.highlight(text, columns: 4, rows: 2)
      var screen = TerminalScreen(rowCount: 2)
      for (frame, place) in places.enumerated() {
        highlight.add([
          Self.marker(frame % 2 == 0 ? .sentence : .word, frame, place),
          Self.marker(.bookmark, frame, place),
        ])
        screen.feed(highlight.show(framePosition: frame))
      }
      screen.feed(highlight.finish(isWhole: true))
      let letters = screen.lines.joined().filter { !$0.isWhitespace }
      #expect(letters == text.filter { !$0.isWhitespace })
    }
  }
}
