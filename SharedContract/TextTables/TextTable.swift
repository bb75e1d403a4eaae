/// A table of short texts: rows are lines, cells stand between tabs, the key comes first.
///
/// It is read where it lies, by a hash table that is text as well, so that it costs nothing before
/// its first use and no memory of its own. `scripts/text_table.py` writes both.
package struct TextTable: Sendable {
  /// The rows, each with its line feed, in rising order of the bytes of their keys.
  package let text: String
  /// For each slot the place of a row in `text`: three digits to the base of 64, the lowest first.
  ///
  /// There are twice as many slots as rows at least, and their number is a power of 2. Where several
  /// keys have the same slot, the next free one is taken.
  private let places: String

  private static let digitCount = 3
  /// The place of a slot that has no row.
  private static let nowhere = 64 * 64 * 64 - 1

  package init(_ text: String, places: String) {
    self.text = text
    self.places = places
  }

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
      if columns.contains(column), Self.isCell(bytes, at: index + 1, cell) {
        return true
      }
    }
    return false
  }

  /// Where the row of a key begins, in bytes.
  private func start(of key: borrowing Span<UInt8>) -> Int? {
    let places = places.utf8.span
    let bytes = text.utf8.span
    let lastSlot = places.count / Self.digitCount - 1
    var slot = Int(Self.hash(key)) & lastSlot
    while true {
      let start = Self.place(places, slot)
      if start == Self.nowhere { return nil }
      if Self.isCell(bytes, at: start, key) { return start }
      slot = (slot + 1) & lastSlot
    }
  }

  private static func place(_ places: borrowing Span<UInt8>, _ slot: Int) -> Int {
    func digit(_ number: Int) -> Int {
      Int(places[slot * digitCount + number] &- UInt8(ascii: "0"))
    }
    return digit(0) | digit(1) << 6 | digit(2) << 12
  }

  /// FNV-1a, 32 bits.
  private static func hash(_ key: borrowing Span<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for index in key.indices { hash = (hash ^ UInt32(key[index])) &* 16_777_619 }
    return hash
  }

  /// Whether the cell that begins at `start` is `text`.
  private static func isCell(
    _ bytes: borrowing Span<UInt8>, at start: Int, _ text: borrowing Span<UInt8>
  ) -> Bool {
    for index in text.indices {
      let byte = bytes[start + index]
      if byte != text[index] || endsCell(byte) { return false }
    }
    return endsCell(bytes[start + text.count])
  }

  private static func endsCell(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
  }
}
