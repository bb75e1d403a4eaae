internal import AIFF
internal import Posix

/// One recording, mapped and checked, ready to be copied from.
final class MappedRecording: Sendable {
  private let file: MappedFile
  private let description: AIFFDescription
  /// The greatest magnitude of its samples; 1 is full scale.
  let peak: Float
  /// Frames before the first that can be heard.
  let leadingSilenceFrameCount: Int
  /// Whether its first and its last sample are as good as silent, so that no edge is heard.
  let startsQuietly: Bool
  let endsQuietly: Bool
  /// 48 dB below full scale.
  private static let quiet: Float = 1 / 256
  /// 60 dB below full scale: what screen readers take for silence.
  private static let silent: Float = 1 / 1024

  var frameCount: Int { description.frameCount }
  var sampleRate: Double { description.sampleRate }

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
    let levels = Self.levels(of: description, file)
    peak = levels.peak
    leadingSilenceFrameCount = levels.leadingSilenceFrameCount
    startsQuietly = levels.first <= Self.quiet
    endsQuietly = levels.last <= Self.quiet
  }

  /// Writes the samples of as many frames as `output` holds, from `start` on.
  func copyFrames(from start: Int, into output: inout MutableSpan<Float>) {
    file.withBytes { bytes in
      description.decode(
        frames: start..<(start + output.count), channel: 0, from: bytes, into: &output)
    }
  }

  /// Magnitudes, and frames up to the first that is not silent.
  private struct Levels {
    var first: Float = 0
    var last: Float = 0
    var peak: Float = 0
    var leadingSilenceFrameCount = 0
  }

  private static func levels(of description: AIFFDescription, _ file: MappedFile) -> Levels {
    var levels = Levels()
    var samples = [Float](repeating: 0, count: 1024)
    for start in stride(from: 0, to: description.frameCount, by: samples.count) {
      let end = min(start + samples.count, description.frameCount)
      var span = samples.mutableSpan
      file.withBytes { bytes in
        description.decode(frames: start..<end, channel: 0, from: bytes, into: &span)
      }
      for index in 0..<(end - start) {
        levels.peak = max(levels.peak, abs(span[index]))
        if levels.peak <= silent { levels.leadingSilenceFrameCount += 1 }
      }
      if start == 0 { levels.first = abs(span[0]) }
      levels.last = abs(span[end - start - 1])
    }
    return levels
  }
}

/// Why a recording cannot be used.
struct RecordingError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
