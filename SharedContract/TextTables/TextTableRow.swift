/// One row of a table.
package struct TextTableRow: Hashable, Sendable {
  /// The whole row, without its line feed.
  package let line: Substring

  /// The text of a cell, 0 being the key; empty where the row has no such cell.
  package subscript(_ column: Int) -> Substring {
    var rest = line
    for _ in 0..<column {
      guard let tab = rest.utf8.firstIndex(of: UInt8(ascii: "\t")) else { return "" }
      rest = rest[rest.utf8.index(after: tab)...]
    }
    let end = rest.utf8.firstIndex(of: UInt8(ascii: "\t")) ?? rest.endIndex
    return rest[..<end]
  }

  /// The words of a cell.
  package func words(_ column: Int) -> [String] {
    self[column].split(separator: " ").map(String.init)
  }
}
