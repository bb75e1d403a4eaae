/// Chooses the grains of a stretch: which place of a recording is heard at which place of the output.
///
/// TD-PSOLA (Moulines and Charpentier, "Pitch-synchronous waveform processing techniques for
/// text-to-speech synthesis using diphones", 1990). Voiced grains lie one target period apart, on
/// the pitch mark nearest in the recording; unvoiced ones go on in the recording for as long as they
/// are not far from where they should be.
struct GrainPlacer {
  /// A grain before its window is known.
  struct Placement {
    var recording: Int
    var sourceFrame: Int
    var outputFrame: Int
    var isVoiced = false
    var isReversed = false
    /// The factor on the recorded pitch; 1 where unvoiced.
    var pitch = 1.0
    /// The recorded period on both sides, where voiced.
    var periodBefore = 0
    var periodBehind = 0
    var gain: Float

    var changesPitch: Bool { pitch != 1 }

    /// Whether it is heard as the recording goes on from another.
    func continues(_ other: Placement) -> Bool {
      recording == other.recording && gain == other.gain && !isReversed && !other.isReversed
        && sourceFrame - other.sourceFrame == outputFrame - other.outputFrame
    }
  }

  /// From one unvoiced grain to the next, in seconds.
  private static let unvoicedSpacingSeconds = 0.0045

  private let segments: [SpacedSegment]
  private let spacing: Double
  private(set) var placements: [Placement] = []
  /// Where the next grain goes in the output.
  private var time = 0.0
  private var number = 0

  /// Places the grains of segments that lie one behind the other.
  init(_ segments: [SpacedSegment], sampleRate: Double) {
    self.segments = segments
    spacing = max(1, (sampleRate * Self.unvoicedSpacingSeconds).rounded())
    let frameCount = segments.last?.outputFrames.upperBound ?? 0
    placements.reserveCapacity(Int(Double(frameCount) / spacing) + segments.count + 1)
    while time < Double(frameCount) {
      while Int(time) >= segments[number].outputFrames.upperBound { number += 1 }
      let start = time
      place(segments[number])
      landOnBurst(from: start)
    }
  }

  private mutating func place(_ segment: SpacedSegment) {
    let position = segment.position(at: time)
    if let mark = segment.mark(near: position) {
      placeVoiced(segment, mark, position)
    } else {
      placeUnvoiced(segment, position)
    }
  }

  // MARK: - Voiced

  private mutating func placeVoiced(
    _ segment: SpacedSegment, _ nearest: Int, _ position: Double
  ) {
    var mark = nearest
    if placements.last?.isVoiced != true {
      (mark, time) = onset(segment, nearest, position)
    }
    mark = markBeforeBurst(segment, mark)
    let before = segment.period(before: mark) ?? segment.period(behind: mark) ?? Int(spacing)
    let behind = segment.period(behind: mark) ?? before
    let pitch = segment.pitch(at: time)
    append(
      Placement(
        recording: segment.recording, sourceFrame: segment.marks[mark],
        outputFrame: Int(time.rounded()), isVoiced: true, pitch: pitch,
        periodBefore: before, periodBehind: behind, gain: segment.gain))
    time += max(1, Double(behind) / pitch)
  }

  /// Where voice sets in: at its mark's own place in the output, not at where the grains before
  /// happened to lead.
  private func onset(
    _ segment: SpacedSegment, _ nearest: Int, _ position: Double
  ) -> (mark: Int, time: Double) {
    let earliest = placements.last.map { Double($0.outputFrame) + spacing / 4 } ?? -.infinity
    let latest = time + 2 * spacing
    func place(of mark: Int) -> Double {
      time + (Double(segment.marks[mark]) - position) / max(segment.speed, 0.01)
    }
    var mark = nearest
    if place(of: mark) < earliest, segment.period(behind: mark) != nil { mark += 1 }
    return (mark, min(max(place(of: mark), earliest, time - 2 * spacing), latest))
  }

  // MARK: - Unvoiced

  private mutating func placeUnvoiced(_ segment: SpacedSegment, _ position: Double) {
    let outputFrame = Int(time.rounded())
    var placement = Placement(
      recording: segment.recording, sourceFrame: Int(position.rounded()),
      outputFrame: outputFrame, gain: segment.gain)
    if let last = placements.last, last.recording == segment.recording, !segment.isKept {
      let next = last.sourceFrame + outputFrame - last.outputFrame
      if !last.isReversed, abs(Double(next) - position) <= 0.75 * spacing {
        placement.sourceFrame = next
      } else if segment.speed < 1, abs(placement.sourceFrame - next) < Int(4 * spacing) {
        // Noise that is heard a second time comes backwards: repeated, it would buzz.
        placement.isReversed = !last.isReversed
      }
    }
    placement.sourceFrame = min(
      placement.sourceFrame, latestFrame(in: segment, reaching: spacing) ?? .max)
    append(placement)
    time += spacing
  }

  // MARK: - Bursts

  /// The burst behind a segment.
  private func burst(behind segment: SpacedSegment) -> SpacedSegment? {
    guard number + 1 < segments.count, !segment.isKept else { return nil }
    let next = segments[number + 1]
    return next.isKept && next.recording == segment.recording ? next : nil
  }

  /// The last frame around which a grain has nothing of the burst that follows, except where it
  /// leads up to it as recorded.
  private func latestFrame(in segment: SpacedSegment, reaching reach: Double) -> Int? {
    guard let burst = burst(behind: segment) else { return nil }
    let distance = Double(burst.outputFrames.lowerBound) - time
    return burst.frames.lowerBound - Int(min(distance, reach).rounded())
  }

  private func markBeforeBurst(_ segment: SpacedSegment, _ nearest: Int) -> Int {
    let reach = segment.period(behind: nearest) ?? segment.period(before: nearest) ?? 0
    guard let latest = latestFrame(in: segment, reaching: Double(reach)) else { return nearest }
    var mark = nearest
    while segment.marks[mark] > latest, segment.period(before: mark) != nil { mark -= 1 }
    return mark
  }

  /// Lets a burst begin with a grain of its own.
  private mutating func landOnBurst(from start: Double) {
    guard let burst = burst(behind: segments[number]) else { return }
    let boundary = Double(burst.outputFrames.lowerBound)
    if start < boundary, time > boundary - spacing / 4 { time = boundary }
  }

  /// Adds a grain behind the others; one that falls on the same frame takes the place of the last.
  private mutating func append(_ placement: Placement) {
    if let last = placements.last, placement.outputFrame <= last.outputFrame {
      placements.removeLast()
    }
    placements.append(placement)
  }
}
