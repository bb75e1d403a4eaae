/// A sorted table of short texts: rows are lines, cells stand between tabs, the key comes first.
///
/// It is read where it lies, by binary search, so that it costs nothing before its first use and
/// no memory of its own.
package struct TextTable: Sendable {
  /// The rows, each with its line feed, in rising order of the bytes of their keys.
  package let text: String

  /// Makes a table of text that is sorted already.
  package init(_ text: String) { self.text = text }

  /// The row of a key; nil when there is none.
  package func row(_ key: String) -> TextTableRow? {
    guard let start = start(of: key.utf8.span) else { return nil }
    let bytes = text.utf8.span
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    let begin = text.utf8.index(text.startIndex, offsetBy: start)
    return TextTableRow(line: text[begin..<text.utf8.index(begin, offsetBy: end - start)])
  }

  /// Whether there is a row of this key.
  package func contains(_ key: String) -> Bool { start(of: key.utf8.span) != nil }

  /// Whether a row has this cell in one of the columns, none of them the key's; every row is looked
  /// through.
  package func hasCell(_ cell: String, in columns: ClosedRange<Int>) -> Bool {
    let cell = cell.utf8.span
    let bytes = text.utf8.span
    var column = 0
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "\n") { column = 0 }
      guard bytes[index] == UInt8(ascii: "\t") else { continue }
      column += 1
      if columns.contains(column), Self.compare(bytes, from: index + 1, with: cell) == 0 {
        return true
      }
    }
    return false
  }

  /// Where the row of a key begins, in bytes.
  private func start(of key: borrowing Span<UInt8>) -> Int? {
    let bytes = text.utf8.span
    var low = 0
    var high = bytes.count
    while low < high {
      var start = low + (high - low) / 2
      while start > low, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      let order = Self.compare(bytes, from: start, with: key)
      if order == 0 { return start }
      if order > 0 {
        high = start
      } else {
        while start < high, bytes[start] != UInt8(ascii: "\n") { start += 1 }
        low = start + 1
      }
    }
    return nil
  }

  /// Negative, 0 or positive as the key of the row at `start` is less than, equal to or more than
  /// `key`.
  private static func compare(
    _ bytes: borrowing Span<UInt8>, from start: Int, with key: borrowing Span<UInt8>
  ) -> Int {
    var index = 0
    while true {
      let byte = bytes[start + index]
      let ends = byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
      if index == key.count { return ends ? 0 : 1 }
      if ends { return -1 }
      if byte != key[index] { return Int(byte) - Int(key[index]) }
      index += 1
    }
  }
}
