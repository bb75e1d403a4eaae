/// One row of a table.
package struct TextTableRow: Hashable, Sendable {
  /// The whole row, without its line feed.
  package let line: Substring

  /// The text of a cell, 0 being the key; empty where the row has no such cell.
  package subscript(_ column: Int) -> Substring {
    let bytes = line.utf8.span
    var start = 0
    var end = Self.cellEnd(bytes, from: start)
    for _ in 0..<column {
      guard end < bytes.count else { return "" }
      start = end + 1
      end = Self.cellEnd(bytes, from: start)
    }
    let begin = line.utf8.index(line.startIndex, offsetBy: start)
    return line[begin..<line.utf8.index(begin, offsetBy: end - start)]
  }

  private static func cellEnd(_ bytes: borrowing Span<UInt8>, from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\t") { end += 1 }
    return end
  }

  /// The words of a cell.
  package func words(_ column: Int) -> [String] {
    self[column].split(separator: " ").map(String.init)
  }
}
