internal import AIFF
internal import Posix

/// The samples of an AIFF file's first channel.
package struct RecordingSamples {
  /// In −1...1.
  package let values: [Float]
  /// In hertz.
  package let sampleRate: Double

  /// - Throws: `PosixError` or `AIFFError`.
  package init(path: String) throws {
    let audio = try MappedFile(path)
    let description = try AIFFDescription(parsing: audio.bytes)
    var samples = [Float](repeating: 0, count: description.frameCount)
    var span = samples.mutableSpan
    description.decode(
      frames: 0..<description.frameCount, channel: 0, from: audio.bytes, into: &span)
    values = samples
    sampleRate = description.sampleRate
  }

  /// As 16-bit numbers.
  package var integers: [Int16] {
    values.map { Int16(max(-32_768, min(32_767, ($0 * 32_768).rounded()))) }
  }
}
