/// The text of a `speechd.conf`, in which a block of lines is ours and all else is not.
///
/// The server takes lines in their order and the last of a kind wins, `DefaultModule` and
/// `LanguageDefaultModule` too, so the block stands at the end.
struct DispatcherConfiguration: Hashable {
  /// A block that begins and does not end, or the other way round.
  struct BrokenBlock: Error {
    /// From 1.
    let line: Int
  }

  private static let beginning = "# voice-provider begin"
  private static let joined = "# voice-provider begin, behind a line that had no end"
  private static let end = "# voice-provider end"

  /// What is before and after the block.
  private(set) var before: [UInt8]
  private(set) var after: [UInt8]
  /// The lines of the block without the marks; nil when there is none.
  private(set) var block: [String]?

  init(_ text: [UInt8]) throws(BrokenBlock) {
    before = []
    after = []
    var isInside = false
    var joint: ArraySlice<UInt8> = []
    for (index, line) in text.split(afterEach: 0x0A).enumerated() {
      let content = String(decoding: line.withoutLineEnd, as: UTF8.self)
      switch content {
      case Self.beginning, Self.joined:
        guard block == nil else { throw BrokenBlock(line: index + 1) }
        block = []
        isInside = true
        if content == Self.joined { joint = line.dropFirst(line.withoutLineEnd.count) }
      case Self.end:
        guard isInside else { throw BrokenBlock(line: index + 1) }
        isInside = false
      default:
        if isInside {
          block?.append(content)
        } else if block == nil {
          before += line
        } else {
          after += line
        }
      }
    }
    guard !isInside else { throw BrokenBlock(line: text.split(afterEach: 0x0A).count) }
    // The line end is ours, unless something that is not ours has come behind it.
    if after.isEmpty { before.removeLast(before.suffix(joint.count) == joint ? joint.count : 0) }
  }

  /// The text without the block: byte for byte what was there before it.
  var rest: [UInt8] { before + after }

  /// The settings outside the block.
  var settings: [DispatcherSetting] { Self.settings(in: rest) }

  /// The settings of a text, in their order.
  static func settings(in text: [UInt8]) -> [DispatcherSetting] {
    text.split(afterEach: 0x0A).compactMap { DispatcherSetting(line: $0.withoutLineEnd) }
  }

  /// The settings in the block.
  var blockSettings: [DispatcherSetting] {
    (block ?? []).compactMap { DispatcherSetting(line: Array($0.utf8)) }
  }

  /// The text with these lines as the block, at its end.
  func text(withBlock lines: [String]) -> [UInt8] {
    let rest = rest
    let lineEnd = rest.usesCarriageReturns ? "\r\n" : "\n"
    let isJoined = !rest.isEmpty && rest.last != 0x0A
    let block = [isJoined ? Self.joined : Self.beginning] + lines + [Self.end]
    let text = (isJoined ? lineEnd : "") + block.map { $0 + lineEnd }.joined()
    return rest + Array(text.utf8)
  }
}

extension [UInt8] {
  /// The lines with their ends; the last may have none.
  fileprivate func split(afterEach byte: UInt8) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = startIndex
    while start < endIndex {
      let next = self[start...].firstIndex(of: byte).map { $0 + 1 } ?? endIndex
      lines.append(self[start..<next])
      start = next
    }
    return lines
  }

  /// Whether its first line ends as in files of DOS.
  fileprivate var usesCarriageReturns: Bool {
    guard let end = firstIndex(of: 0x0A), end > 0 else { return false }
    return self[end - 1] == 0x0D
  }
}

extension BidirectionalCollection<UInt8> {
  fileprivate var withoutLineEnd: SubSequence {
    guard last == 0x0A else { return self[...] }
    let line = dropLast()
    return line.last == 0x0D ? line.dropLast() : line
  }
}
