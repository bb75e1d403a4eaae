internal import AIFF
internal import Pitch
internal import Posix
internal import VoiceBundle

/// One recording, mapped and checked, ready to be copied from.
///
/// What is asked for of its pitch is found out then: most requests never ask. Used on the control
/// thread.
final class MappedRecording {
  /// 48 dB below full scale.
  private static let quiet: Float = 1 / 256

  private let file: MappedFile
  private let description: AIFFDescription

  var frameCount: Int { description.frameCount }
  var sampleRate: Double { description.sampleRate }

  /// Where its vocal cords close.
  private(set) lazy var pitchMarks = findPitchMarks()

  /// Whether its first and its last sample are as good as silent, so that no edge is heard.
  var startsQuietly: Bool { magnitude(at: 0) <= Self.quiet }
  var endsQuietly: Bool { magnitude(at: frameCount - 1) <= Self.quiet }

  /// - Throws: A sentence that names the file and what is wrong with it.
  init(path: String) throws(RecordingError) {
    do {
      file = try MappedFile(path, followsLinks: false)
    } catch {
      throw RecordingError("\(error)")
    }
    let file = file
    do {
      description = try AIFFDescription(parsing: file.bytes)
    } catch {
      throw RecordingError("\(path): \(error)")
    }
    guard Double(description.frameCount) <= Double(Recording.secondLimit) * sampleRate else {
      throw RecordingError("\(path): longer than \(Recording.secondLimit) seconds")
    }
  }

  /// Writes the samples of as many frames as `output` holds, from `start` on.
  func copyFrames(from start: Int, into output: inout MutableSpan<Float>) {
    let file = file
    description.decode(
      frames: start..<(start + output.count), channel: 0, from: file.bytes, into: &output)
  }

  private func magnitude(at frame: Int) -> Float {
    guard (0..<frameCount).contains(frame) else { return 0 }
    var sample: [Float] = [0]
    var span = sample.mutableSpan
    copyFrames(from: frame, into: &span)
    return abs(span[0])
  }

  private func findPitchMarks() -> [Int] {
    var samples = [Float](repeating: 0, count: frameCount)
    var span = samples.mutableSpan
    copyFrames(from: 0, into: &span)
    return PitchMarks(samples, PitchTrack(samples, sampleRate: sampleRate)).frames
  }
}

/// Why a recording cannot be used.
struct RecordingError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
