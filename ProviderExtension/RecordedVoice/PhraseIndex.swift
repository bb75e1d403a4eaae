package import VoiceBundle

/// A voice's recordings by their words, to cover a text with as few of them as possible.
package struct PhraseIndex {
  /// A stretch of words and the recording that says them; nil where the voice has none.
  package struct Piece: Hashable, Sendable {
    package var words: Range<Int>
    package var recording: Int?
  }

  /// A word to cover, and what may not be spanned behind it.
  package struct Word: Hashable, Sendable {
    package var spoken: String
    /// Speech pauses behind the word, or ends.
    package var isBeforePause: Bool
    /// No recording may hold both this word and the next, whatever it has between them.
    package var endsStretch: Bool

    package init(_ spoken: String, isBeforePause: Bool = false, endsStretch: Bool = false) {
      self.spoken = spoken
      self.isBeforePause = isBeforePause
      self.endsStretch = endsStretch
    }
  }

  private struct Entry {
    var words: [Substring]
    var recording: Int
    var position: Recording.Position?
  }

  private let entriesByFirstWord: [Substring: [Entry]]
  private let spansPauses: Bool

  /// - Parameters:
  ///   - recordings: In the order in which pieces number them.
  ///   - spansPauses: Whether a recording may stand for words with a comma between them, since it has
  ///     pauses of its own.
  package init(_ recordings: [Recording], spansPauses: Bool = false) {
    self.spansPauses = spansPauses
    var entries: [Substring: [Entry]] = [:]
    for (index, recording) in recordings.enumerated() {
      let words = recording.text.split(separator: " ")
      guard let first = words.first else { continue }
      entries[first, default: []].append(
        Entry(words: words, recording: index, position: recording.position))
    }
    entriesByFirstWord = entries
  }

  /// The cheapest way to say the words: first as few words without recording as can be, then as few
  /// recordings, then recordings made for the place they stand in.
  package func cover(_ words: [Word]) -> [Piece] {
    var costs = [Int](repeating: 0, count: words.count + 1)
    var choices = [Piece](repeating: Piece(words: 0..<0), count: words.count)
    for start in words.indices.reversed() {
      costs[start] = costs[start + 1] + Cost.missingWord
      choices[start] = Piece(words: start..<(start + 1))
      for entry in entriesByFirstWord[words[start].spoken[...]] ?? [] {
        let end = start + entry.words.count
        guard matches(entry, words, at: start) else { continue }
        let cost = costs[end] + Cost.of(entry.position, isBeforePause: words[end - 1].isBeforePause)
        if cost < costs[start] {
          costs[start] = cost
          choices[start] = Piece(words: start..<end, recording: entry.recording)
        }
      }
    }
    var pieces: [Piece] = []
    var index = 0
    while index < words.count {
      pieces.append(choices[index])
      index = choices[index].words.upperBound
    }
    return pieces
  }

  private func matches(_ entry: Entry, _ words: [Word], at start: Int) -> Bool {
    guard start + entry.words.count <= words.count else { return false }
    for (offset, word) in entry.words.enumerated() {
      guard words[start + offset].spoken == word else { return false }
      guard offset == entry.words.count - 1 || goesOn(behind: words[start + offset]) else {
        return false
      }
    }
    return true
  }

  private func goesOn(behind word: Word) -> Bool {
    !word.endsStretch && (spansPauses || !word.isBeforePause)
  }

  /// Each kind of cost outweighs any number of the next within a sentence.
  private enum Cost {
    static let missingWord = 1 << 40
    private static let piece = 1 << 20

    static func of(_ position: Recording.Position?, isBeforePause: Bool) -> Int {
      switch position {
      case nil: piece + 1
      case .medial: isBeforePause ? piece + 4 : piece
      case .final: isBeforePause ? piece : piece + 4
      }
    }
  }
}
