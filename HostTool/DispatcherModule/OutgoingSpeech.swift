package import SpeechTypes

/// One message's sound and marks on their way to the server; pure.
package struct OutgoingSpeech {
  /// The next thing to send.
  package enum Piece: Equatable {
    case audio(ArraySlice<UInt8>)
    case mark(String)
    case ended
    case paused
    case stopped

    /// Whether nothing of the message follows it.
    var isEnd: Bool {
      switch self {
      case .audio, .mark: false
      case .ended, .paused, .stopped: true
      }
    }
  }

  /// Marks of this form are the server's own; it can go on behind each of them after a pause.
  private static let serverMark = "__spd_"

  private var bytes: [UInt8] = []
  /// What was sent of `bytes`.
  private var sentCount = 0
  private var sentFrameCount = 0
  private var marks: [(framePosition: Int, name: String)] = []
  private var isComplete = false
  private var isCutOff = false
  private var isPausing = false
  private var ending: Piece?

  package init() {}

  package mutating func append(_ audio: ArraySlice<UInt8>) {
    if sentCount > 65_536 {
      bytes.removeFirst(sentCount)
      sentCount = 0
    }
    bytes += audio
  }

  package mutating func append(_ markers: [SpeechMarker]) {
    marks += markers.filter { $0.kind == .bookmark }.map { ($0.framePosition, $0.name) }
  }

  /// - Parameter isCutOff: Whether something of the message is not in it.
  package mutating func complete(isCutOff: Bool = false) {
    isComplete = true
    self.isCutOff = isCutOff
  }

  /// Asks for a pause, which comes at the next of the server's marks.
  package mutating func pause() { isPausing = true }

  /// Takes the next piece, at most so many frames of audio; nil when none is there yet.
  ///
  /// A pause that finds no mark any more is a stop: servers up to 0.11.4 never speak again after
  /// another answer.
  package mutating func next(atMost frameCount: Int) -> Piece? {
    if let ending {
      self.ending = nil
      return ending
    }
    let waiting = (bytes.count - sentCount) / 2
    let isOver = isComplete && waiting == 0
    // A mark may stand behind the last frame.
    if let mark = marks.first, mark.framePosition <= sentFrameCount || isOver {
      marks.removeFirst()
      if isPausing, mark.name.hasPrefix(Self.serverMark) { end(.paused) }
      return .mark(mark.name)
    }
    let untilMark = marks.first.map { $0.framePosition - sentFrameCount } ?? .max
    let count = min(frameCount, waiting, untilMark)
    guard count > 0 else { return isOver ? isPausing || isCutOff ? .stopped : .ended : nil }
    let piece = bytes[sentCount..<(sentCount + count * 2)]
    sentCount += count * 2
    sentFrameCount += count
    return .audio(piece)
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
