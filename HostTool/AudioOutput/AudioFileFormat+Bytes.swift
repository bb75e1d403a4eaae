import AIFF

extension AudioFileFormat {
  /// The most frames that a file of this format can hold, in one channel.
  package var maximumFrameCount: Int {
    switch self {
    case .wav: WAVHeader.maximumFrameCount
    case .aiff: AIFFWriter.maximumFrameCount(channelCount: 1)
    case .raw: .max
    }
  }

  /// The bytes before the samples; as many for every frame count.
  ///
  /// - Parameter frameCount: 0 to `maximumFrameCount`, or nil where the end is not known. A WAV
  ///   header says so then. An AIFF header cannot: it claims the most frames that are possible, and
  ///   readers stop at the end of the file.
  func header(frameCount: Int?, sampleRate: Double) throws(AudioOutputError) -> [UInt8] {
    let rate = try SampleRate(sampleRate)
    switch self {
    case .raw: return []
    case .wav: return WAVHeader.bytes(frameCount: frameCount, sampleRate: rate)
    case .aiff:
      do {
        return try AIFFWriter(sampleRate: rate.hertz)
          .header(frameCount: frameCount ?? maximumFrameCount)
      } catch {
        throw .sampleRate(sampleRate)
      }
    }
  }

  /// Appends samples in the format's byte order.
  func append(_ samples: Span<Int16>, to bytes: inout [UInt8]) {
    switch self {
    case .aiff: AIFFWriter.append(samples, to: &bytes)
    case .wav, .raw:
      for index in samples.indices { bytes.appendLittleEndian(samples[index]) }
    }
  }
}
