internal import Resampling

/// Brings whole recordings to a project's sample rate.
package enum SampleRateConversion {
  private static let chunkFrameCount = 4096

  /// Changes the sample rate of a recording of one channel, full scale being 1.
  ///
  /// - Parameters:
  ///   - from: In hertz.
  ///   - to: In hertz.
  /// - Returns: As many samples as last equally long; nil when the rates are too far apart.
  package static func convert(_ values: [Float], from: Int, to: Int) -> [Float]? {
    guard from != to else { return values }
    let ratio = Double(to) / Double(from)
    guard let resampler = Resampler(ratio: ratio) else { return nil }
    let wanted = Int((Double(values.count) * ratio).rounded())
    // Silence behind the end pushes the last samples out of the filter.
    let input = values + [Float](repeating: 0, count: chunkFrameCount)
    var result: [Float] = []
    result.reserveCapacity(wanted + chunkFrameCount)
    var position = 0
    var chunk = [Float](repeating: 0, count: chunkFrameCount)
    while result.count < wanted {
      let end = min(position + chunkFrameCount, input.count)
      var span = chunk.mutableSpan
      let (used, made) = resampler.convert(input.span.extracting(position..<end), into: &span)
      guard used > 0 || made > 0 else { return nil }
      position += used
      result += chunk.prefix(made)
    }
    return Array(result.prefix(wanted))
  }

  /// The same of 16-bit samples.
  package static func convert(_ samples: [Int16], from: Int, to: Int) -> [Int16]? {
    guard from != to else { return samples }
    return convert(samples.map { Float($0) * 0x1p-15 }, from: from, to: to).map(integers)
  }

  /// Rounded to 16 bits, and clipped to what they can hold.
  static func integers(_ values: [Float]) -> [Int16] {
    values.map { Int16(max(-32_768, min(32_767, ($0 * 32_768).rounded()))) }
  }
}
