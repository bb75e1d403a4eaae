import AIFF

extension AIFFDescription {
  /// The whole of one channel as floats.
  func floats(of bytes: [UInt8], channel: Int = 0) -> [Float] {
    var result = [Float](repeating: .nan, count: frameCount)
    var output = result.mutableSpan
    decode(frames: 0..<frameCount, channel: channel, from: bytes.span.bytes, into: &output)
    return result
  }

  /// The whole of one channel as 16-bit integers.
  func int16s(of bytes: [UInt8], channel: Int = 0) -> [Int16] {
    var result = [Int16](repeating: 0x5555, count: frameCount)
    var output = result.mutableSpan
    decodeInt16(frames: 0..<frameCount, channel: channel, from: bytes.span.bytes, into: &output)
    return result
  }
}
