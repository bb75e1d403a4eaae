/// Frames of one recording that turn into frames of another.
struct Crossfade {
  var from: MappedRecording
  var fromFrame: Int
  var to: MappedRecording
  var toFrame: Int
  var frameCount: Int

  /// Writes as many frames as `output` holds, from `start` on; weights always add up to 1.
  func copyFrames(from start: Int, into output: inout MutableSpan<Float>) {
    from.copyFrames(from: fromFrame + start, into: &output)
    var incoming = [Float](repeating: 0, count: output.count)
    var span = incoming.mutableSpan
    to.copyFrames(from: toFrame + start, into: &span)
    for index in 0..<output.count {
      let x = (Float(start + index) + 0.5) / Float(frameCount)
      let weight = x * x * (3 - 2 * x)
      output[index] += weight * (span[index] - output[index])
    }
  }
}
