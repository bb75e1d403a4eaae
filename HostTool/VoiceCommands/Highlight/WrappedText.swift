internal import CommandLineTool

/// A text in lines that fit a terminal, broken at white space where there is any.
struct WrappedText: Sendable {
  private let text: String
  /// Without the white space or line end behind each; in UTF-8 bytes of the text.
  private var lines: [Range<Int>] = []

  init(_ text: String, columnCount: Int) {
    self.text = text
    var wrap = Wrap(columnCount: columnCount)
    for character in text { wrap.add(character, to: &lines) }
    wrap.finish(&lines)
  }

  var lineCount: Int { lines.count }

  /// The line that shows a place of the text, or the one before it.
  func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].lowerBound <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// A line as it may reach a terminal.
  ///
  /// - Parameters:
  ///   - mark: The stretch of the text that stands out.
  ///   - style: The control sequences before and behind it.
  func line(_ index: Int, marking mark: Range<Int>, _ style: HighlightStyle) -> String {
    let range = lines[index]
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(utf8.startIndex, offsetBy: range.upperBound)
    var result = ""
    var offset = range.lowerBound
    var isMarked = false
    for character in text[start..<end] {
      let next = offset + character.utf8.count
      let isInside = mark.overlaps(offset..<next)
      if isInside != isMarked { result += isInside ? style.begin : style.end }
      isMarked = isInside
      result += Wrap.shown(character)
      offset = next
    }
    return isMarked ? result + style.end : result
  }
}

/// Breaks characters that go by into lines.
private struct Wrap {
  private let columnCount: Int
  private var offset = 0
  private var lineStart = 0
  private var column = 0
  /// The end of what is not white space, on this line.
  private var inkEnd = 0
  /// Where the line may be broken: the end of this one, the start of the next, its column.
  private var lineBreak: (end: Int, start: Int, column: Int)?

  init(columnCount: Int) { self.columnCount = max(columnCount, 2) }

  /// A tab is a space here; what else would steer the terminal is escaped.
  static func shown(_ character: Character) -> String {
    character == "\t" ? " " : String(character).printable
  }

  mutating func add(_ character: Character, to lines: inout [Range<Int>]) {
    let next = offset + character.utf8.count
    defer { offset = next }
    if character.isNewline {
      lines.append(lineStart..<max(lineStart, inkEnd))
      begin(at: next, column: 0)
    } else if character == " " || character == "\t" {
      column += 1
      lineBreak = (max(lineStart, inkEnd), next, column)
    } else {
      let width = TextWidth.columnCount(of: Self.shown(character))
      if column + width > columnCount { breakLine(&lines) }
      column += width
      inkEnd = next
    }
  }

  func finish(_ lines: inout [Range<Int>]) {
    if inkEnd > lineStart { lines.append(lineStart..<inkEnd) }
  }

  private mutating func breakLine(_ lines: inout [Range<Int>]) {
    if let place = lineBreak {
      lines.append(lineStart..<place.end)
      begin(at: place.start, column: column - place.column)
    } else if column > 0 {
      lines.append(lineStart..<offset)
      begin(at: offset, column: 0)
    }
  }

  private mutating func begin(at start: Int, column: Int) {
    lineStart = start
    self.column = column
    lineBreak = nil
  }
}
