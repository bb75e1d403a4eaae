internal import UnitBank

/// Puts selected pairs together: stretches of recordings and where they overlap.
struct UnitSplicer {
  /// A stretch of one recording.
  struct Piece: Hashable {
    var recording: Int
    var frames: Range<Int>
    /// Frames of a period at its end and its beginning; 0 where there is no voice.
    var endPeriod = 0
    var startPeriod = 0
    /// Where words begin in it.
    var wordStarts: [WordStart] = []
  }

  struct WordStart: Hashable {
    var frame: Int
    var word: Int
  }

  private let bank: UnitBank
  private let tailFrameCount: Int
  private(set) var pieces: [Piece] = []

  /// - Parameter tailFrameCount: Frames that are kept behind the last phone, if it rings on.
  init(_ bank: UnitBank, tailFrameCount: Int) {
    self.bank = bank
    self.tailFrameCount = tailFrameCount
  }

  /// The pieces of a stretch, in order.
  static func pieces(
    _ pairs: [UnitSelector.Pair], _ targets: [UnitTarget], _ bank: UnitBank
  ) -> [Piece] {
    var splicer = UnitSplicer(bank, tailFrameCount: Int(bank.sampleRate * 0.02))
    for (index, pair) in pairs.enumerated() {
      splicer.add(pair, targets[index], targets[index + 1])
    }
    return splicer.pieces
  }

  private mutating func add(
    _ pair: UnitSelector.Pair, _ left: UnitTarget, _ right: UnitTarget
  ) {
    if left.phoneme != nil {
      let end = bank.startFrame(at: pair.left + 1)
      let tail = right.phoneme == nil ? tailFrameCount : 0
      append(pair.left, from: bank.cutFrame(at: pair.left), to: end + tail)
    }
    guard right.phoneme != nil else { return }
    let start = bank.startFrame(at: pair.right)
    append(pair.right, from: start, to: bank.cutFrame(at: pair.right))
    if right.place.contains(.beginsWord), let word = right.word {
      pieces[pieces.count - 1].wordStarts.append(WordStart(frame: start, word: word))
    }
  }

  private mutating func append(_ number: Int, from start: Int, to end: Int) {
    let recording = bank.recording(at: number)
    let period = bank.periodFrameCount(at: number)
    if let last = pieces.last, last.recording == recording, last.frames.upperBound == start {
      pieces[pieces.count - 1].frames = last.frames.lowerBound..<max(start, end)
      pieces[pieces.count - 1].endPeriod = period
    } else {
      pieces.append(
        Piece(
          recording: recording, frames: start..<max(start, end), endPeriod: period,
          startPeriod: period))
    }
  }
}
