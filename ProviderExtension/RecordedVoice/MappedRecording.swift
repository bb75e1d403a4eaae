internal import AIFF
internal import Posix

/// One recording, mapped and checked, ready to be copied from.
///
/// What is asked for of its level is found out then: most requests never ask. Used on the control
/// thread.
final class MappedRecording {
  /// 48 dB below full scale.
  private static let quiet: Float = 1 / 256
  /// 60 dB below full scale: what screen readers take for silence.
  private static let silent: Float = 1 / 1024

  private let file: MappedFile
  private let description: AIFFDescription

  var frameCount: Int { description.frameCount }
  var sampleRate: Double { description.sampleRate }

  /// The greatest magnitude of its samples; 1 is full scale.
  private(set) lazy var peak = scan { _ in false }.peak

  /// Frames before the first that can be heard.
  private(set) lazy var leadingSilenceFrameCount =
    scan { $0 > Self.silent }.frameCountBefore

  /// Whether its first and its last sample are as good as silent, so that no edge is heard.
  var startsQuietly: Bool { magnitude(at: 0) <= Self.quiet }
  var endsQuietly: Bool { magnitude(at: frameCount - 1) <= Self.quiet }

  /// - Throws: A sentence that names the file and what is wrong with it.
  init(path: String) throws(RecordingError) {
    do {
      file = try MappedFile(path)
    } catch {
      throw RecordingError("\(error)")
    }
    do {
      description = try file.withBytes { (bytes) throws(AIFFError) in
        try AIFFDescription(parsing: bytes)
      }
    } catch {
      throw RecordingError("\(path): \(error)")
    }
  }

  /// Writes the samples of as many frames as `output` holds, from `start` on.
  func copyFrames(from start: Int, into output: inout MutableSpan<Float>) {
    file.withBytes { bytes in
      description.decode(
        frames: start..<(start + output.count), channel: 0, from: bytes, into: &output)
    }
  }

  private func magnitude(at frame: Int) -> Float {
    guard (0..<frameCount).contains(frame) else { return 0 }
    var sample: [Float] = [0]
    var span = sample.mutableSpan
    copyFrames(from: frame, into: &span)
    return abs(span[0])
  }

  /// Looks at one sample after the other until one is loud enough.
  ///
  /// - Returns: The greatest magnitude up to there, and the frames before it.
  private func scan(
    where isReached: (Float) -> Bool
  ) -> (peak: Float, frameCountBefore: Int) {
    var peak: Float = 0
    for start in stride(from: 0, to: frameCount, by: 1024) {
      var samples = [Float](repeating: 0, count: min(1024, frameCount - start))
      var span = samples.mutableSpan
      copyFrames(from: start, into: &span)
      for index in 0..<span.count {
        peak = max(peak, abs(span[index]))
        if isReached(peak) { return (peak, start + index) }
      }
    }
    return (peak, frameCount)
  }
}

/// Why a recording cannot be used.
struct RecordingError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
