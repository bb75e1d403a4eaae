/// Rows of text: a table on a terminal, tab-separated values anywhere else.
package struct TextTable: Hashable, Sendable {
  /// Left between columns.
  private static let gap = "  "
  /// Columns are not made narrower than this.
  private static let leastColumnCount = 4

  /// The columns' names; they give the number of columns.
  package let header: [String]
  package private(set) var rows: [[String]] = []

  package init(_ header: [String]) { self.header = header }

  /// Adds a row, with as many cells as the header has; whatever a cell holds is made `printable`.
  package mutating func append(_ row: [String]) {
    rows.append(row.map(\.printable))
  }

  /// Without a newline at the end, and empty without rows.
  ///
  /// A terminal gets the header and columns as wide as they need and the terminal allows; else a
  /// row is a line, its cells as they are with tabs between them, and there is no header.
  package func text(for stream: ConsoleStream) -> String {
    guard !rows.isEmpty else { return "" }
    guard stream.isTerminal else {
      return rows.map { $0.joined(separator: "\t") }.joined(separator: "\n")
    }
    let widths = widths(limit: stream.columnCount)
    let title = stream.styled(Self.line(header, widths), .bold)
    return ([title] + rows.map { Self.line($0, widths) }).joined(separator: "\n")
  }

  /// Every column's width: the widest cell's, then the widest columns narrowed to fit the limit.
  private func widths(limit: Int?) -> [Int] {
    var widths = header.indices.map { column in
      ([header] + rows).map { TextWidth.columnCount(of: $0[column]) }.max() ?? 0
    }
    guard let limit else { return widths }
    let gaps = Self.gap.count * (widths.count - 1)
    while widths.reduce(gaps, +) > limit,
      let widest = widths.indices.max(by: { widths[$0] < widths[$1] }),
      widths[widest] > Self.leastColumnCount
    {
      widths[widest] -= 1
    }
    return widths
  }

  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = zip(cells, widths).map { cell, width in
      let text = TextWidth.truncated(cell, toColumnCount: width)
      return text + String(repeating: " ", count: width - TextWidth.columnCount(of: text))
    }
    let line = padded.joined(separator: gap)
    return String(line.reversed().drop { $0 == " " }.reversed())
  }
}
