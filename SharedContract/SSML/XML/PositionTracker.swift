import SpeechTypes

/// Counts UTF-8 bytes, UTF-16 units, lines and columns over the text that has been read, and
/// reports the characters that may not be there.
struct PositionTracker: Sendable {
  private(set) var position = TextPosition.start
  private var previous: UInt8 = 0

  /// Counts `range` of `bytes`, which begins and ends between characters.
  ///
  /// A bad byte counts as one character of one UTF-16 unit, like the U+FFFD that replaces it.
  mutating func advance(over bytes: [UInt8], _ range: Range<Int>, _ log: inout DiagnosticLog) {
    guard !range.isEmpty else { return }
    var index = range.lowerBound
    while index < range.upperBound {
      let plainCount = bytes.span.plainRunCount(from: index, to: range.upperBound)
      if plainCount > 0 {
        position.offset.utf16 += plainCount
        position.column += plainCount
        index += plainCount
        previous = bytes[index - 1]
        continue
      }
      let byte = bytes[index]
      switch byte {
      case 0x80...0xBF: break
      case 0x0A, 0x0D: countLineEnd(byte)
      default:
        position.offset.utf8 += index - range.lowerBound
        reportUnlessLegal(byte, isNoncharacter: XMLByte.isNoncharacter(in: bytes, at: index), &log)
        position.offset.utf8 -= index - range.lowerBound
        let unitCount = byte >= 0xF0 && byte != XMLByte.bad ? 2 : 1
        position.offset.utf16 += unitCount
        position.column += unitCount
      }
      previous = byte
      index += 1
    }
    position.offset.utf8 += range.count
  }

  private mutating func countLineEnd(_ byte: UInt8) {
    position.offset.utf16 += 1
    position.column = 1
    if byte == 0x0D || previous != 0x0D { position.line += 1 }
  }

  private func reportUnlessLegal(_ byte: UInt8, isNoncharacter: Bool, _ log: inout DiagnosticLog) {
    if byte == XMLByte.bad {
      guard previous != XMLByte.bad else { return }
      log.report(
        .encoding, .error, "bytes that are not UTF-8 are read as U+FFFD, one each", at: position)
    } else if isNoncharacter {
      log.report(
        .notWellFormed, .error, "U+FFFE and U+FFFF are not allowed; read as U+FFFD", at: position)
    } else if XMLByte.isIllegalControl(byte) {
      let code = String(byte, radix: 16, uppercase: true)
      log.report(
        .notWellFormed, .error, "the control character 0x\(code) is not allowed; read as U+FFFD",
        at: position)
    }
  }
}
