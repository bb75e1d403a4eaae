package import SpeechTypes

/// Where the text that a unit is handed stands in the text that the client sent.
///
/// Built from its beginning on, a character at a time; as many runs are kept as the lengths of
/// neighbouring characters differ.
package struct TextOffsetMap {
  /// Characters of the same lengths in a row.
  private struct Run {
    /// UTF-16 units of the handed text before it.
    var handed: Int
    var source: TextOffset
    var handedStep: Int
    var sourceStep: TextOffset
  }

  private var runs: [Run] = []
  private var handedCount = 0
  private var sourceEnd = TextOffset.zero

  package init() {}

  /// Adds a character, or markup that stands for none of the client's.
  ///
  /// - Parameters:
  ///   - handedCount: UTF-16 units in the handed text; more than 0.
  ///   - source: Where it begins in the client's text.
  ///   - length: How much of that it stands for.
  package mutating func append(handedCount count: Int, source: TextOffset, length: TextOffset) {
    let last = runs.last
    if last?.handedStep != count || last?.sourceStep != length || source != sourceEnd {
      runs.append(
        Run(handed: handedCount, source: source, handedStep: count, sourceStep: length))
    }
    handedCount += count
    sourceEnd = source + length
  }

  /// The client's text that a stretch of the handed one is about; what is outside is held to it.
  package func sourceRange(_ handed: Range<Int>) -> TextRange {
    let start = offset(of: handed.lowerBound, isEnd: false)
    return TextRange(start, max(start, offset(of: handed.upperBound, isEnd: true)))
  }

  private func offset(of handed: Int, isEnd: Bool) -> TextOffset {
    guard handed < handedCount, let run = run(at: max(0, handed)) else { return sourceEnd }
    let units = max(0, handed) - run.handed
    // An end inside what stands for one character lies behind that.
    let count = (isEnd ? units + run.handedStep - 1 : units) / run.handedStep
    return TextOffset(
      utf8: run.source.utf8 + count * run.sourceStep.utf8,
      utf16: run.source.utf16 + count * run.sourceStep.utf16)
  }

  private func run(at handed: Int) -> Run? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].handed <= handed { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? runs[low - 1] : nil
  }
}

extension TextOffset {
  static func + (left: Self, right: Self) -> Self {
    Self(utf8: left.utf8 + right.utf8, utf16: left.utf16 + right.utf16)
  }
}
