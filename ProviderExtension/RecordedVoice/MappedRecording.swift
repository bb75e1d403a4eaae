internal import AIFF
internal import Posix

/// One recording, mapped and checked, ready to be copied from.
final class MappedRecording: Sendable {
  private let file: MappedFile
  private let description: AIFFDescription
  /// The greatest magnitude of its samples; 1 is full scale.
  let peak: Float
  /// Whether its first and its last sample are as good as silent, so that no edge is heard.
  let startsQuietly: Bool
  let endsQuietly: Bool
  /// 48 dB below full scale.
  private static let quiet: Float = 1 / 256

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

  /// Magnitudes of the first, the last and the greatest sample; 0 without any.
  private static func levels(
    of description: AIFFDescription, _ file: MappedFile
  ) -> (first: Float, last: Float, peak: Float) {
    var levels: (first: Float, last: Float, peak: Float) = (0, 0, 0)
    var samples = [Float](repeating: 0, count: 1024)
    for start in stride(from: 0, to: description.frameCount, by: samples.count) {
      let end = min(start + samples.count, description.frameCount)
      var span = samples.mutableSpan
      file.withBytes { bytes in
        description.decode(frames: start..<end, channel: 0, from: bytes, into: &span)
      }
      for index in 0..<(end - start) { levels.peak = max(levels.peak, abs(span[index])) }
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
