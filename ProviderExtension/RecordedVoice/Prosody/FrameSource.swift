/// Recorded frames of one channel that can be copied from, in any order and as often as wanted.
///
/// What `MappedRecording` is to the prosody code, and what a test makes of an array.
package protocol FrameSource: AnyObject {
  var frameCount: Int { get }
  /// In hertz.
  var sampleRate: Double { get }

  /// Writes as many frames as `output` holds, from `start` on, all of them within the recording;
  /// 1 is full scale.
  func copyFrames(from start: Int, into output: inout MutableSpan<Float>)
}

extension FrameSource {
  /// Writes as many frames as `output` holds, from any `start` on: what lies outside of the
  /// recording is silent.
  func copyFramesOrSilence(from start: Int, into output: inout MutableSpan<Float>) {
    let count = output.count
    let inside = (0..<count).clamped(to: -start..<max(-start, frameCount - start))
    guard inside.count < count else { return copyFrames(from: start, into: &output) }
    for index in 0..<count { output[index] = 0 }
    guard !inside.isEmpty else { return }
    var part = output._mutatingExtracting(inside)
    copyFrames(from: start + inside.lowerBound, into: &part)
  }
}

extension MappedRecording: FrameSource {}
