internal import SpeechTypes
internal import UnitBank

/// One half of a phone as a recording has it, or all of it.
struct UnitPart: Hashable {
  var recording: Int
  var frames: Range<Int>
  /// Frames of a period at the cut; 0 where there is no voice.
  var periodFrameCount: Int
  /// The number of the phone in the stretch.
  var phone: Int
  var startsPhone: Bool

  /// Whether this goes on where `other` ends.
  func follows(_ other: UnitPart) -> Bool {
    recording == other.recording && frames.lowerBound == other.frames.upperBound
  }

  /// The halves of the phones of a stretch, in order, as selected.
  static func parts(_ pairs: [UnitSelector.Pair], _ bank: UnitBank) -> [UnitPart] {
    var parts: [UnitPart] = []
    for (index, pair) in pairs.enumerated() {
      if index > 0 {
        // Where another phone follows in the recording, it would be heard.
        let ringsOn = index == pairs.count - 1 && pair.isWhole
        let end = bank.startFrame(at: pair.left + 1) + (ringsOn ? tailFrameCount(bank) : 0)
        parts.append(part(pair.left, from: bank.cutFrame(at: pair.left), to: end, bank, index - 1))
      }
      if index < pairs.count - 1 {
        let start = bank.startFrame(at: pair.right)
        var part = part(pair.right, from: start, to: bank.cutFrame(at: pair.right), bank, index)
        part.startsPhone = true
        parts.append(part)
      }
    }
    return parts
  }

  /// How each word is made: from one recording that goes on beyond it, from one recording, or from
  /// several.
  static func renderings(
    _ parts: [UnitPart], _ phones: [Stretch.Phone], wordCount: Int
  ) -> [PlannedWord.Rendering] {
    var renderings = [PlannedWord.Rendering](repeating: .word, count: wordCount)
    for (before, part) in zip(parts, parts.dropFirst()) {
      let words = (phones[before.phone].word, phones[part.phone].word)
      if words.0 == words.1 {
        if !part.follows(before) { renderings[words.0] = .units }
      } else if part.follows(before) {
        for word in [words.0, words.1] where renderings[word] == .word {
          renderings[word] = .phrase
        }
      }
    }
    return renderings
  }

  private static func part(
    _ number: Int, from start: Int, to end: Int, _ bank: UnitBank, _ phone: Int
  ) -> UnitPart {
    UnitPart(
      recording: bank.recording(at: number), frames: start..<max(start, end),
      periodFrameCount: bank.periodFrameCount(at: number), phone: phone, startsPhone: false)
  }

  /// 20 ms of the pause behind the last phone, in which it rings on.
  private static func tailFrameCount(_ bank: UnitBank) -> Int { Int(bank.sampleRate * 0.02) }
}
