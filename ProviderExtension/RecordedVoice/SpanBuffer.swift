internal import TextAnalysis

/// Holds sentences back while an element that counts as a whole goes on behind them.
struct SpanBuffer {
  /// Text that is held back at most; an element that is longer counts in parts.
  private static let longestWordCount = 2000

  private var waiting: [SpokenSentence] = []
  private var wordCount = 0

  var isWaiting: Bool { !waiting.isEmpty }

  /// Takes in the next sentence.
  ///
  /// - Returns: Sentences that can be planned now, those of a group together.
  mutating func add(_ sentence: SpokenSentence) -> [[SpokenSentence]] {
    var groups: [[SpokenSentence]] = []
    let words = sentence.spokenWords
    if let first = words.first, !continues(first) { groups += takeAll() }
    guard !waiting.isEmpty || words.last?.style.spans.isEmpty == false else {
      return groups + [[sentence]]
    }
    waiting.append(sentence)
    wordCount += words.count
    let isOver = words.last.map(\.style.spans.isEmpty) ?? false
    return isOver || wordCount > Self.longestWordCount ? groups + takeAll() : groups
  }

  /// What is left, at the text's end.
  mutating func takeAll() -> [[SpokenSentence]] {
    defer {
      waiting = []
      wordCount = 0
    }
    return waiting.isEmpty ? [] : [waiting]
  }

  /// Whether a word is in an element that is open at the end of what waits.
  private func continues(_ word: SpokenWord) -> Bool {
    let open = waiting.last { !$0.spokenWords.isEmpty }?.spokenWords.last?.style.spans ?? []
    return open.contains { span in word.style.spans.contains { $0.number == span.number } }
  }
}
