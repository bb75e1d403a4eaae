internal import Glibc
internal import SpeechTypes
internal import TextAnalysis

/// The pitch of a stretch of speech from place to place, where it is more than one factor.
struct PitchShape {
  /// Places of the stretch from 0 to 1.
  var contour: [PitchTarget]
  /// How far the recorded pitch moves from `meanHertz`, as a multiple of what it did.
  var range: Double
  var meanHertz: Double

  /// Nil for a word of one pitch, whose style says it all.
  init?(_ word: SpokenWord, meanHertz: Double) {
    guard !word.contour.isEmpty || word.style.pitchRange != 1 else { return nil }
    contour =
      word.contour.isEmpty
      ? [PitchTarget(position: 0, multiple: word.style.prosody.pitch)] : word.contour
    // A contour comes before a range (SSML 1.1 §3.2.4).
    range = word.contour.isEmpty ? word.style.pitchRange : 1
    self.meanHertz = meanHertz
  }

  init(contour: [PitchTarget], range: Double, meanHertz: Double) {
    self.contour = contour
    self.range = range
    self.meanHertz = meanHertz
  }

  /// Short enough that a straight line between two places is as good as the curve.
  private static let pieceSeconds = 0.01

  /// A segment in pieces, each with the pitch at its ends.
  ///
  /// - Parameter places: Where in the stretch it starts and ends.
  func pieces(of segment: ProsodySegment, places: ClosedRange<Double>) -> [ProsodySegment] {
    let rate = segment.recording.sampleRate
    let count =
      segment.isTransient
      ? 1 : max(1, Int(Double(segment.frameCount) / (rate * Self.pieceSeconds)))
    return (0..<count).map { index in
      func boundary(_ length: Int, _ number: Int) -> Int { length * number / count }
      let source = segment.frames.lowerBound
      let start = source + boundary(segment.frames.count, index)
      let end = source + boundary(segment.frames.count, index + 1)
      func pitch(_ frame: Int, _ number: Int) -> Double {
        let width = places.upperBound - places.lowerBound
        let place = places.lowerBound + width * Double(number) / Double(count)
        return contour.multiple(at: place) * movement(segment, at: frame)
      }
      var piece = segment
      piece.frames = start..<end
      piece.marks = Self.marks(segment.marks, around: start..<end)
      piece.frameCount =
        boundary(segment.frameCount, index + 1) - boundary(segment.frameCount, index)
      piece.pitchStart = pitch(start, index).held(to: Prosody.pitches)
      piece.pitchEnd = pitch(end, index + 1).held(to: Prosody.pitches)
      return piece
    }
  }

  /// What another range makes of the recorded pitch at a frame.
  private func movement(_ segment: ProsodySegment, at frame: Int) -> Double {
    guard range != 1, let behind = segment.marks.firstIndex(where: { $0 > frame }), behind > 0
    else { return 1 }
    let period = segment.marks[behind] - segment.marks[behind - 1]
    let hertz = segment.recording.sampleRate / Double(period)
    return hertz < 60 ? 1 : pow(hertz / meanHertz, range - 1)
  }

  /// The marks inside some frames and the nearest on either side.
  private static func marks(_ marks: [Int], around frames: Range<Int>) -> [Int] {
    let first = marks.lastIndex { $0 < frames.lowerBound } ?? 0
    let last = marks.firstIndex { $0 >= frames.upperBound } ?? marks.count - 1
    return first <= last ? Array(marks[first...last]) : []
  }
}
