internal import SoundDecoding

/// A sound file's samples, mixed to one channel and brought to a sample rate.
struct ImportedSound {
  let samples: [Int16]

  private static let chunkFrameCount = 4096
  /// A recording of a sentence is no longer than two minutes.
  private static let longestSeconds = 120

  /// Decodes a whole file.
  init(path: String, sampleRate: Int) throws(ImportProblem) {
    let reader: SoundFileReader
    do throws(SoundFileError) {
      reader = try SoundFileReader(path: path, format: .chosen)
    } catch {
      throw .unreadable("\(error)")
    }
    guard reader.frameCount <= Self.longestSeconds * reader.sampleRate else {
      throw .unreadable("it is longer than \(Self.longestSeconds) s")
    }
    guard reader.sampleRate >= ProjectDocument.sampleRates.lowerBound else {
      throw .unreadable(
        "its sample rate is \(reader.sampleRate) Hz; \(ProjectDocument.sampleRates.lowerBound) Hz "
          + "is the least")
    }
    var values: [Float] = []
    var chunk = [Float](repeating: 0, count: Self.chunkFrameCount)
    while true {
      var span = chunk.mutableSpan
      let count = reader.read(into: &span)
      guard count > 0 else { break }
      values += chunk.prefix(count)
    }
    guard values.count == reader.frameCount else {
      throw .unreadable("it is cut short or broken at frame \(values.count)")
    }
    guard
      let converted = SampleRateConversion.convert(values, from: reader.sampleRate, to: sampleRate)
    else {
      throw .unreadable("its sample rate \(reader.sampleRate) Hz cannot be made \(sampleRate) Hz")
    }
    samples = SampleRateConversion.integers(converted)
  }
}
