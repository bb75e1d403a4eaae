/// A position in a request's text, counted both in UTF-8 bytes and in UTF-16 units.
///
/// Both counts start at 0 with the first character of the text as the client sent it.
package struct TextOffset: Hashable, Sendable, Comparable {
  /// UTF-8 bytes before this position.
  package var utf8: Int
  /// UTF-16 units before this position.
  package var utf16: Int

  package static let zero = Self(utf8: 0, utf16: 0)

  package init(utf8: Int, utf16: Int) {
    self.utf8 = utf8
    self.utf16 = utf16
  }

  package static func < (left: Self, right: Self) -> Bool { left.utf8 < right.utf8 }
}

/// A half-open stretch of a request's text, in UTF-8 bytes and in UTF-16 units.
package struct TextRange: Hashable, Sendable {
  package var start: TextOffset
  package var end: TextOffset

  package static let empty = Self(.zero, .zero)

  /// Makes the range from `start` up to but not including `end`; `start` must not lie behind `end`.
  package init(_ start: TextOffset, _ end: TextOffset) {
    self.start = start
    self.end = end
  }

  package var utf8: Range<Int> { start.utf8..<end.utf8 }
  package var utf16: Range<Int> { start.utf16..<end.utf16 }

  /// The smallest range that holds both.
  package func union(_ other: Self) -> Self {
    Self(min(start, other.start), max(end, other.end))
  }
}

/// A place in a request's text as a person would look for it.
package struct TextPosition: Hashable, Sendable {
  package var offset: TextOffset
  /// 1 for the first line; lines end with LF, CR LF or CR.
  package var line: Int
  /// 1 for the first character of a line, counted in UTF-16 units, as editors' protocols do.
  package var column: Int

  package static let start = Self(offset: .zero, line: 1, column: 1)

  package init(offset: TextOffset, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }
}
