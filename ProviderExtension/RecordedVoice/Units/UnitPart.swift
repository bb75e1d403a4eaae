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

  /// The halves of phones that a pair of a stretch stands for: the end of the phone in front of it
  /// and the beginning of the one behind it.
  ///
  /// - Parameters:
  ///   - index: The pair's; the first one and the last have a pause at one side.
  static func parts(
    of pair: UnitSelector.Pair, at index: Int, isLast: Bool, _ bank: UnitBank
  ) -> [UnitPart] {
    var parts: [UnitPart] = []
    if index > 0 {
      // Where another phone follows in the recording, it would be heard.
      let tail = isLast && pair.isWhole ? tailFrameCount(bank) : 0
      parts.append(
        part(
          pair.left, from: bank.cutFrame(at: pair.left),
          to: bank.startFrame(at: pair.left + 1) + tail, bank, index - 1))
    }
    if !isLast {
      let start = bank.startFrame(at: pair.right)
      var part = part(pair.right, from: start, to: bank.cutFrame(at: pair.right), bank, index)
      part.startsPhone = true
      parts.append(part)
    }
    return parts
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
