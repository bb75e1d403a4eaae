import DispatcherModule
import SpeechTypes
import Testing

@Suite("Speech on its way to speech-dispatcher")
struct OutgoingSpeechTests {
  private static let end = OutgoingSpeech.Piece.ended

  private func mark(_ name: String, at frame: Int) -> SpeechMarker {
    SpeechMarker(.bookmark, framePosition: frame, textRange: .empty, name: name)
  }

  /// Everything to the end, with sound as counts of frames.
  private func pieces(_ speech: inout OutgoingSpeech, atMost count: Int = 100) -> [String] {
    var pieces: [String] = []
    while pieces.count < 100, let piece = speech.next(atMost: count) {
      switch piece {
      case .audio(let bytes): pieces.append("\(bytes.count / 2)")
      case .mark(let name): pieces.append(name)
      case .ended: pieces.append("end")
      case .paused: pieces.append("pause")
      case .stopped: pieces.append("stop")
      }
      if ["end", "pause", "stop"].contains(pieces.last) { break }
    }
    return pieces
  }

  private func speech(
    frames: Int, _ marks: [(String, Int)] = [], isComplete: Bool = true
  ) -> OutgoingSpeech {
    var speech = OutgoingSpeech()
    speech.append(marks.map { mark($0.0, at: $0.1) })
    speech.append([UInt8](repeating: 7, count: frames * 2)[...])
    if isComplete { speech.complete() }
    return speech
  }

  @Test(
    "is cut so that each mark goes at its very frame",
    arguments: [
      ([], 250, ["100", "100", "50", "end"]),
      ([("a", 0)], 50, ["a", "50", "end"]),
      ([("a", 50)], 50, ["50", "a", "end"]),
      ([("a", 0), ("b", 0), ("c", 120)], 130, ["a", "b", "100", "20", "c", "10", "end"]),
      ([("a", 0), ("b", 0)], 0, ["a", "b", "end"]),
      ([("a", 10)], 5, ["5", "a", "end"]),
      ([], 0, ["end"]),
    ] as [([(String, Int)], Int, [String])])
  func marks(marks: [(String, Int)], frames: Int, expected: [String]) {
    var speech = speech(frames: frames, marks)
    #expect(pieces(&speech) == expected)
  }

  @Test("waits for sound that has not come, and sends what there is at once")
  func waits() {
    var speech = OutgoingSpeech()
    #expect(speech.next(atMost: 10) == nil)
    speech.append([1, 2, 3][...])
    #expect(speech.next(atMost: 10) == .audio([1, 2]))
    #expect(speech.next(atMost: 10) == nil)
    speech.append([4, 5, 6][...])
    #expect(speech.next(atMost: 10).map(bytes) == [3, 4, 5, 6])
    #expect(speech.next(atMost: 10) == nil)
    speech.complete()
    #expect(speech.next(atMost: 10) == Self.end)
  }

  @Test("keeps every byte in its order, however it comes and is taken")
  func bytes() {
    var generator = SystemRandomNumberGenerator()
    let all = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    var speech = OutgoingSpeech()
    var rest = all[...]
    var sent: [UInt8] = []
    while !rest.isEmpty {
      let count = Int.random(in: 1...9000, using: &generator)
      speech.append(rest.prefix(count))
      rest = rest.dropFirst(count)
      while case .audio(let bytes)? = speech.next(
        atMost: Int.random(in: 1...5000, using: &generator))
      {
        sent += bytes
      }
    }
    #expect(sent == all)
  }

  @Test("passes on bookmarks alone")
  func kinds() {
    var speech = OutgoingSpeech()
    for kind in SpeechMarker.Kind.allCases {
      var marker = mark("\(kind)", at: 0)
      marker.kind = kind
      speech.append([marker])
    }
    speech.complete()
    #expect(pieces(&speech) == ["bookmark", "end"])
  }

  // MARK: - Pausing

  /// A message of 40 frames: `x` at 10, the server's marks at 20 and, where it ends with one, 40.
  private func message(endsWithMark: Bool) -> OutgoingSpeech {
    let marks = [("x", 10), ("__spd_0", 20), ("y", 30)] + (endsWithMark ? [("__spd_1", 40)] : [])
    return speech(frames: 40, marks)
  }

  @Test(
    "pauses behind the server's next mark, and stops where there is none any more",
    arguments: [
      (0, true, ["10", "x", "10", "__spd_0", "pause"]),
      (1, true, ["x", "10", "__spd_0", "pause"]),
      (3, true, ["__spd_0", "pause"]),
      (4, true, ["10", "y", "10", "__spd_1", "pause"]),
      (7, true, ["__spd_1", "pause"]),
      (8, true, ["stop"]),
      (0, false, ["10", "x", "10", "__spd_0", "pause"]),
      (4, false, ["10", "y", "10", "stop"]),
      (6, false, ["10", "stop"]),
      (7, false, ["stop"]),
    ])
  func pause(after count: Int, endsWithMark: Bool, expected: [String]) {
    var speech = message(endsWithMark: endsWithMark)
    for _ in 0..<count { _ = speech.next(atMost: 100) }
    speech.pause()
    #expect(pieces(&speech) == expected)
  }

  @Test("pauses at a mark that comes only later, and at one behind the last frame")
  func lateMark() {
    var late = speech(frames: 10, isComplete: false)
    late.pause()
    #expect(pieces(&late) == ["10"])
    late.append([mark("__spd_0", at: 10)])
    #expect(pieces(&late) == ["__spd_0", "pause"])

    var behind = speech(frames: 10, [("__spd_0", 12)])
    behind.pause()
    #expect(pieces(&behind) == ["10", "__spd_0", "pause"])
  }

  @Test("stops a message without marks or sound that is to pause")
  func nothing() {
    var speech = speech(frames: 0)
    speech.pause()
    #expect(pieces(&speech) == ["stop"])
  }

  private func bytes(_ piece: OutgoingSpeech.Piece) -> [UInt8] {
    if case .audio(let bytes) = piece { Array(bytes) } else { [] }
  }
}
