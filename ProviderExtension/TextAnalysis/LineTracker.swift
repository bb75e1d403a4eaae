import SpeechTypes

/// Finds the line and column of places in a text that is going by.
///
/// It remembers the lines since the last `forget(before:)`, and no more than `lineLimit`, so its
/// memory does not grow with the text. What lies before is told as the first line remembered.
struct LineTracker {
  private static let lineLimit = 8192

  /// Where remembered lines start, in rising order; never empty.
  private var starts: [TextOffset] = [.zero]
  /// The number of the first remembered line.
  private var firstLine = 1
  private var end = TextOffset.zero
  private var previousByte: UInt8 = 0

  /// Goes over the next bytes of the text; a CR before an LF is not a line's end of its own.
  mutating func add(_ utf8: ArraySlice<UInt8>) {
    let bytes = utf8.span
    var index = 0
    while index < bytes.count {
      if previousByte != UInt8(ascii: "\r") {
        let plainCount = bytes.plainRunCount(from: index, to: bytes.count)
        if plainCount > 0 {
          end.utf8 += plainCount
          end.utf16 += plainCount
          index += plainCount
          previousByte = bytes[index - 1]
          continue
        }
      }
      let byte = bytes[index]
      index += 1
      if previousByte == UInt8(ascii: "\r") && byte != UInt8(ascii: "\n") { starts.append(end) }
      end.utf8 += 1
      // A continuation byte adds no UTF-16 unit; the first byte of four adds two.
      if byte & 0xC0 != 0x80 { end.utf16 += byte >= 0xF0 ? 2 : 1 }
      if byte == UInt8(ascii: "\n") { starts.append(end) }
      previousByte = byte
    }
    if starts.count > Self.lineLimit { forgetLines(starts.count - Self.lineLimit / 2) }
  }

  /// Lets go of the lines that end before `offset`.
  mutating func forget(before offset: TextOffset) {
    forgetLines(lineIndex(of: offset))
  }

  private mutating func forgetLines(_ count: Int) {
    starts.removeFirst(count)
    firstLine += count
  }

  /// The place of an offset that is not before what was forgotten.
  func position(of offset: TextOffset) -> TextPosition {
    let index = lineIndex(of: offset)
    return TextPosition(
      offset: offset, line: firstLine + index,
      column: max(1, offset.utf16 - starts[index].utf16 + 1))
  }

  /// Binary search for the last line that starts at or before `offset`.
  private func lineIndex(of offset: TextOffset) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
