/// A piece of a recording, faded in and out, at its place in the output.
///
/// Around its plateau, on which its weight is 1, the weight rises from 0 and falls to 0.
struct SpeechGrain {
  /// Which of the stretch's recordings.
  var recording: Int
  /// The frame of the recording that is heard at `outputFrame`.
  var sourceFrame: Int
  var outputFrame: Int
  /// The plateau's first and last frame in the output.
  var firstFrame: Int
  var lastFrame: Int
  /// Frames from weight 0 to the plateau, and from there to weight 0.
  var riseFrameCount = 0
  var fallFrameCount = 0
  /// Whether it fades over to noise that has nothing to do with its own; see `weight`.
  var risesInNoise = false
  var fallsInNoise = false
  var isReversed: Bool
  var gain: Float
  /// Frames of the recorded period at its mark, where the pitch changes; else 0.
  var changedPeriod = 0

  /// Output frames on which it is heard.
  var frames: Range<Int> {
    let start = min(firstFrame, firstFrame - riseFrameCount + 1)
    return start..<max(lastFrame + 1, lastFrame + fallFrameCount)
  }

  /// The frame of the recording at a frame of the output.
  func sourceFrame(at frame: Int) -> Int {
    let offset = frame - outputFrame
    return isReversed ? sourceFrame - offset : sourceFrame + offset
  }

  /// The window's weight at a point of a rise from 0 to 1.
  ///
  /// - Parameters:
  ///   - x: 0 to 1. The weights at x and 1 − x add up to 1. 3x² − 2x³ is within 0.01 of the raised
  ///     cosine and needs no libm.
  ///   - isInNoise: Two noises that fade over add up in power, not in amplitude, and would be 3 dB
  ///     weaker in the middle. Weights that then add up to 1.3 leave it 0.7 dB weaker there, 0.3 dB
  ///     over all, and bound the peak.
  static func weight(_ x: Float, isInNoise: Bool) -> Float {
    let weight = x * x * (3 - 2 * x)
    return isInNoise ? weight + 1.2 * weight * weight * (1 - weight) : weight
  }

  /// Adds what is heard of it to the output.
  ///
  /// - Parameters:
  ///   - start: The output frame that `output` begins with.
  ///   - scratch: Room for samples of the recording, a piece at a time.
  func add(
    _ source: any FrameSource, to output: inout MutableSpan<Float>, from start: Int,
    scratch: inout MutableSpan<Float>
  ) {
    let wanted = frames.clamped(to: start..<(start + output.count))
    var position = wanted.lowerBound
    while position < wanted.upperBound {
      let end = min(wanted.upperBound, position + scratch.count)
      var piece = scratch._mutatingExtracting(0..<(end - position))
      copy(source, from: position, into: &piece)
      var room = output._mutatingExtracting((position - start)..<(end - start))
      add(piece, to: &room, from: position)
      position = end
    }
  }

  private func copy(
    _ source: any FrameSource, from position: Int, into piece: inout MutableSpan<Float>
  ) {
    let count = piece.count
    guard isReversed else {
      return source.copyFramesOrSilence(from: sourceFrame(at: position), into: &piece)
    }
    source.copyFramesOrSilence(from: sourceFrame(at: position + count - 1), into: &piece)
    for index in 0..<(count / 2) { piece.swapAt(index, count - 1 - index) }
  }

  /// Adds samples by the window's weights, from a frame of the output on.
  private func add(
    _ piece: borrowing MutableSpan<Float>, to room: inout MutableSpan<Float>, from position: Int
  ) {
    let riseEnd = min(max(firstFrame - position, 0), piece.count)
    let fallStart = min(max(lastFrame + 1 - position, riseEnd), piece.count)
    if riseEnd > 0 {
      add(
        piece, 0..<riseEnd, to: &room, from: position - firstFrame + riseFrameCount, 1,
        of: riseFrameCount, isInNoise: risesInNoise)
    }
    for index in riseEnd..<fallStart { room[index] += piece[index] * gain }
    if fallStart < piece.count {
      add(
        piece, fallStart..<piece.count, to: &room,
        from: lastFrame + fallFrameCount - position - fallStart, -1, of: fallFrameCount,
        isInNoise: fallsInNoise)
    }
  }

  /// Adds samples by the weights of a rise, or of a fall, which is a rise backwards.
  ///
  /// - Parameters:
  ///   - place: Of the first sample in the rise, in frames.
  ///   - direction: From one sample to the next: 1 or −1.
  private func add(
    _ piece: borrowing MutableSpan<Float>, _ range: Range<Int>, to room: inout MutableSpan<Float>,
    from place: Int, _ direction: Int32, of frameCount: Int, isInNoise: Bool
  ) {
    // A loop for each, without a branch in it.
    if isInNoise {
      add(piece, range, to: &room, from: place, direction, of: frameCount) {
        Self.weight($0, isInNoise: true)
      }
    } else {
      add(piece, range, to: &room, from: place, direction, of: frameCount) {
        Self.weight($0, isInNoise: false)
      }
    }
  }

  @inline(__always)
  private func add(
    _ piece: borrowing MutableSpan<Float>, _ range: Range<Int>, to room: inout MutableSpan<Float>,
    from place: Int, _ direction: Int32, of frameCount: Int, by weight: (Float) -> Float
  ) {
    let step = 1 / Float(frameCount)
    // In 32 bits, which processors convert to Float several at a time, and without a check for each
    // sample, which would have them taken one by one.
    let first = Int32(truncatingIfNeeded: place)
    for index in range {
      let offset = Int32(truncatingIfNeeded: index &- range.lowerBound)
      room[index] += piece[index] * gain * weight(Float(first &+ direction &* offset) * step)
    }
  }
}
