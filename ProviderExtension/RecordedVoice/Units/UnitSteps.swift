/// Makes render steps of the pieces of a stretch: what is copied, and what overlaps.
struct UnitSteps {
  /// For each word its steps; what comes before the first word's beginning is the first word's.
  private(set) var byWord: [[RenderStep]]
  private let recordings: [MappedRecording]
  private let decibels: [Double]
  private var word = 0

  /// Where there is no voice: 3 ms at 22 050 Hz.
  private static let unvoicedOverlap = 66

  /// - Parameters:
  ///   - recordings: Of each piece.
  ///   - decibels: Of each word.
  init(pieces: [UnitSplicer.Piece], recordings: [MappedRecording], decibels: [Double]) {
    byWord = decibels.map { _ in [] }
    self.recordings = recordings
    self.decibels = decibels
    var overlap = 0
    for (index, piece) in pieces.enumerated() {
      let isLast = index == pieces.count - 1
      let next = isLast ? 0 : Self.overlap(piece, pieces[index + 1], recordings, index)
      add(piece, index, skipping: overlap - overlap / 2, leaving: next / 2)
      if !isLast { crossfade(piece, pieces[index + 1], index, next) }
      overlap = next
    }
  }

  /// One period where both sides are voiced, so that the pulses stay in step; limited to what both
  /// pieces and their recordings have.
  private static func overlap(
    _ left: UnitSplicer.Piece, _ right: UnitSplicer.Piece, _ recordings: [MappedRecording],
    _ index: Int
  ) -> Int {
    let wanted =
      left.endPeriod > 0 && right.startPeriod > 0
      ? min(left.endPeriod, right.startPeriod) : unvoicedOverlap
    let behindLeft = recordings[index].frameCount - left.frames.upperBound
    let fromRight = recordings[index + 1].frameCount - right.frames.lowerBound
    let room = min(
      left.frames.count, right.frames.count, behindLeft, fromRight, right.frames.lowerBound)
    return max(0, min(wanted, room))
  }

  private mutating func add(
    _ piece: UnitSplicer.Piece, _ index: Int, skipping: Int, leaving: Int
  ) {
    var start = piece.frames.lowerBound + skipping
    let end = max(start, piece.frames.upperBound - leaving)
    for mark in piece.wordStarts {
      let frame = min(max(mark.frame, start), end)
      copy(index, start..<frame)
      start = frame
      word = mark.word
    }
    copy(index, start..<end)
  }

  private mutating func copy(_ index: Int, _ frames: Range<Int>) {
    let recording = recordings[index]
    let frames = frames.clamped(to: 0..<recording.frameCount)
    guard !frames.isEmpty else { return }
    byWord[word].append(
      .recording(recording, frames: frames, gain: gain(recording), fadesIn: false, fadesOut: false))
  }

  private mutating func crossfade(
    _ left: UnitSplicer.Piece, _ right: UnitSplicer.Piece, _ index: Int, _ frameCount: Int
  ) {
    guard frameCount > 0 else { return }
    byWord[word].append(
      .crossfade(
        from: recordings[index], fromFrame: left.frames.upperBound - frameCount / 2,
        to: recordings[index + 1], toFrame: right.frames.lowerBound - frameCount / 2,
        frameCount: frameCount, gain: gain(recordings[index + 1])))
  }

  private func gain(_ recording: MappedRecording) -> Float {
    Gain.linear(decibels: decibels[word], peak: recording.peak)
  }
}
