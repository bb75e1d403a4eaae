internal import SpeechTypes

/// One message's sound and marks on their way to the server; pure.
struct OutgoingSpeech {
  /// The next thing to send.
  enum Piece: Equatable {
    case audio(ArraySlice<UInt8>)
    case mark(String)
    case ended
    case paused
    case stopped
  }

  /// Marks of this form are the server's own; it can go on behind each of them after a pause.
  private static let serverMark = "__spd_"

  private var bytes: [UInt8] = []
  /// What was sent of `bytes`.
  private var sentCount = 0
  /// Frames that were sent in all.
  private(set) var sentFrameCount = 0
  private var marks: [(framePosition: Int, name: String)] = []
  private var isComplete = false
  private var isPausing = false
  private var ending: Piece?

  mutating func append(_ audio: ArraySlice<UInt8>) {
    if sentCount > 65_536 {
      bytes.removeFirst(sentCount)
      sentCount = 0
    }
    bytes += audio
  }

  mutating func append(_ markers: [SpeechMarker]) {
    marks += markers.filter { $0.kind == .bookmark }.map { ($0.framePosition, $0.name) }
  }

  mutating func complete() { isComplete = true }

  /// Asks for a pause, which comes at the next of the server's marks.
  mutating func pause() { isPausing = true }

  /// Takes the next piece, at most so many frames of audio; nil when none is there yet.
  ///
  /// A pause that finds no mark any more is a stop: servers up to 0.11.4 never speak again after
  /// another answer.
  mutating func next(atMost frameCount: Int) -> Piece? {
    if let ending {
      self.ending = nil
      return ending
    }
    if let mark = marks.first, mark.framePosition <= sentFrameCount {
      marks.removeFirst()
      if isPausing, mark.name.hasPrefix(Self.serverMark) { end(.paused) }
      return .mark(mark.name)
    }
    let untilMark = marks.first.map { $0.framePosition - sentFrameCount } ?? .max
    let waiting = (bytes.count - sentCount) / 2
    let count = min(frameCount, waiting, untilMark)
    if count > 0 {
      let piece = bytes[sentCount..<(sentCount + count * 2)]
      sentCount += count * 2
      sentFrameCount += count
      return .audio(piece)
    }
    guard isComplete else { return nil }
    // A mark behind the last frame.
    if !marks.isEmpty { return .mark(marks.removeFirst().name) }
    return isPausing ? .stopped : .ended
  }

  /// Nothing is sent any more but the given end.
  private mutating func end(_ piece: Piece) {
    ending = piece
    marks = []
    bytes = []
    sentCount = 0
    isComplete = false
  }
}
