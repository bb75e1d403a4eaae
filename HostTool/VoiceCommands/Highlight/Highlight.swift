package import SSML
package import SpeechTypes

/// What a terminal is to show of a text while it is spoken: the lines of the sentence that sounds,
/// with its word marked. Pure: it answers what is to be written.
///
/// The lines of the sentence are drawn again for every word, over themselves; lines that the speech
/// has passed stay above them, unmarked, so that the whole text stands there at the end. Between
/// two answers the cursor rests at the start of the last line drawn: what is typed there, `^C` too,
/// is drawn over.
package struct Highlight: Sendable {
  /// A sentence is shown in a window of at most so many lines.
  private static let largestRowCount = 12

  private let shown: ShownText
  private let lines: WrappedText
  private let rowCount: Int
  private let style: HighlightStyle
  /// Events that have not been heard, in the order of their frames.
  private var markers: [SpeechMarker] = []
  /// In the shown text's UTF-8 bytes.
  private var sentence: Range<Int>?
  private var word: Range<Int>?
  /// The lines on the terminal that may still change; empty before the first.
  private var drawn = 0..<0

  /// - Parameters:
  ///   - columnCount: The terminal's; the text stays clear of its last column, at which terminals
  ///     differ.
  ///   - rowCount: The terminal's.
  package init(_ shown: ShownText, columnCount: Int, rowCount: Int, style: HighlightStyle) {
    self.shown = shown
    lines = WrappedText(shown.text, columnCount: columnCount - 1)
    self.rowCount = min(max(rowCount - 1, 1), Self.largestRowCount)
    self.style = style
  }

  /// Takes in what will be heard; to be called before its sound is.
  package mutating func add(_ more: [SpeechMarker]) {
    markers += more.filter { $0.kind == .word || $0.kind == .sentence }
  }

  /// What to write when so many frames have been heard; empty when nothing changes.
  package mutating func show(framePosition: Int) -> String {
    let before = (sentence, word)
    let count = markers.firstIndex { $0.framePosition > framePosition } ?? markers.count
    guard count > 0 else { return "" }
    for marker in markers[..<count] {
      let range = shown.range(of: marker.textRange.utf8)
      if marker.kind == .sentence { sentence = range }
      word = marker.kind == .word ? range : nil
    }
    markers.removeFirst(count)
    guard before != (sentence, word), lines.lineCount > 0 else { return "" }
    return draw(window())
  }

  /// What to write at the end: nothing stands out any more, and the cursor goes below the text.
  ///
  /// - Parameter isWhole: Whether the rest of the text is to be shown too.
  package mutating func finish(isWhole: Bool) -> String {
    guard lines.lineCount > 0, isWhole || !drawn.isEmpty else { return "" }
    word = nil
    let end = isWhole ? lines.lineCount : drawn.upperBound
    return draw(drawn.lowerBound..<end) + "\n"
  }

  /// The lines of the sentence, or as many around the word as there is room for.
  private func window() -> Range<Int> {
    let wordLine = lines.lineIndex(of: (word ?? sentence ?? 0..<0).lowerBound)
    let first = min(wordLine, lines.lineIndex(of: sentence?.lowerBound ?? .max))
    let last = max(wordLine, lines.lineIndex(of: (sentence?.upperBound ?? 0) - 1))
    // A line is never drawn again once it has been left behind.
    let start = max(
      drawn.lowerBound, first, min(wordLine - rowCount / 2, last + 1 - rowCount))
    return start..<min(max(last, start) + 1, start + rowCount)
  }

  /// Draws the lines that may have changed and those up to the window's end, and keeps the window.
  private mutating func draw(_ window: Range<Int>) -> String {
    var output = "\r"
    if drawn.count > 1 { output += "\u{1B}[\(drawn.count - 1)A" }
    let all = drawn.lowerBound..<window.upperBound
    for index in all {
      output += lines.line(index, marking: word ?? 0..<0, style)
      output += "\u{1B}[K" + (index == all.upperBound - 1 ? "" : "\n")
    }
    drawn = window
    return output + "\u{1B}[J\r"
  }
}
