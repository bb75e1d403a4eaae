/// A request's text as a reader wants to see it, and where its parts stand in the source.
///
/// Offsets count UTF-8 bytes: of `text`, or of the source as the provider's markers do.
package struct ShownText: Sendable {
  /// A stretch of `text` and the stretch of the source that it shows.
  private struct Piece {
    var start: Int
    var source: Range<Int>
    /// Whether both are the same bytes; else all of the one stands for all of the other.
    var isVerbatim: Bool
  }

  /// What is shown; it may hold control characters.
  package private(set) var text = ""
  /// In the order of the text and of the source.
  private var pieces: [Piece] = []

  package init() {}

  /// Shows a plain text whole; a byte that is no part of a character is shown as U+FFFD.
  package init(plain source: [UInt8]) {
    var offset = 0
    var start = 0
    var iterator = source.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    func flush(_ shown: inout Self) {
      let text = String(decoding: source[start..<offset], as: UTF8.self)
      shown.append(text, for: start..<offset, isVerbatim: true)
    }
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded): offset += encoded.count
      case .error(let byteCount):
        flush(&self)
        append("\u{FFFD}", for: offset..<(offset + byteCount), isVerbatim: false)
        offset += byteCount
        start = offset
      case .emptyInput:
        flush(&self)
        return
      }
    }
  }

  /// Adds what shows the next stretch of the source.
  ///
  /// - Parameter isVerbatim: Whether both are the same bytes.
  package mutating func append(_ shown: String, for source: Range<Int>, isVerbatim: Bool) {
    guard !shown.isEmpty else { return }
    pieces.append(Piece(start: text.utf8.count, source: source, isVerbatim: isVerbatim))
    text += shown
  }

  /// Where `text` shows a stretch of the source; empty where it shows nothing of it.
  package func range(of source: Range<Int>) -> Range<Int> {
    let start = shown(source.lowerBound, isEnd: false)
    return start..<max(start, shown(source.upperBound, isEnd: true))
  }

  /// The offset in `text` of a place of the source that is a range's start or its end.
  private func shown(_ offset: Int, isEnd: Bool) -> Int {
    // Binary search for the number of pieces that start before the place, or at it.
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      let start = pieces[middle].source.lowerBound
      if start < offset || (start == offset && !isEnd) { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return 0 }
    let piece = pieces[low - 1]
    let end = low < pieces.count ? pieces[low].start : text.utf8.count
    if offset >= piece.source.upperBound { return end }
    if piece.isVerbatim { return piece.start + offset - piece.source.lowerBound }
    return isEnd ? end : piece.start
  }
}
