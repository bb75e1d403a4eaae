public import AudioBuffers
public import Foundation
internal import SoundDecoding

extension AVAudioFile {
  /// Samples of all channels that pass at a time.
  static let chunkSampleCount = 4096

  /// Opens a file; buffers are Float32, every channel in its own buffer.
  ///
  /// The kind of file is told by its content, not by its name.
  ///
  /// - Throws: `AVAudioFileError`: no such file, no kind that is read, or a broken one.
  public convenience init(forReading fileURL: URL) throws {
    try self.init(forReading: fileURL, commonFormat: .pcmFormatFloat32, interleaved: false)
  }

  /// Opens a file to be read into buffers of a format.
  ///
  /// - Throws: `AVAudioFileError`: no such file, no kind that is read, a broken one, or
  ///   `otherFormat`.
  public convenience init(
    forReading fileURL: URL, commonFormat: AVAudioCommonFormat, interleaved: Bool
  ) throws {
    let path = try fileURL.soundFilePath
    let reader: SoundFileReader
    do throws(SoundFileError) {
      reader = try SoundFileReader(path: path, format: .chosen)
    } catch {
      throw AVAudioFileError(error, fileURL, "cannot be opened")
    }
    try self.init(
      url: fileURL, fileFormat: reader.description?.audioFormat,
      processingFormat: reader.description?.processingFormat(commonFormat, interleaved),
      stream: .reading(reader), frameCount: AVAudioFramePosition(reader.frameCount))
  }

  /// Fills a buffer with the next frames, or with as many as are left.
  ///
  /// - Parameter buffer: In `processingFormat`. Its `frameLength` becomes the number of frames; 0 at
  ///   the end of the file, which is no error.
  /// - Throws: `AVAudioFileError`: a buffer of another format, a file that is closed or written.
  public func read(into buffer: AVAudioPCMBuffer) throws {
    try read(into: buffer, frameCount: buffer.frameCapacity)
  }

  /// Puts the next frames at the beginning of a buffer, or as many as are left.
  ///
  /// - Parameters:
  ///   - buffer: See `read(into:)`.
  ///   - frameCount: No more than the buffer's `frameCapacity` are read.
  /// - Throws: See `read(into:)`.
  public func read(into buffer: AVAudioPCMBuffer, frameCount: AVAudioFrameCount) throws {
    let reader = try openReader()
    try check(buffer, "cannot be read")
    buffer.frameLength = 0
    guard isInPlace || nextFrame < length && reader.seek(to: Int(nextFrame)) else { return }
    isInPlace = true
    let wanted = Int(min(frameCount, buffer.frameCapacity))
    var chunk = [Double](repeating: 0, count: max(Self.chunkSampleCount, reader.channelCount))
    var done = 0
    while done < wanted {
      let count = min(wanted - done, chunk.count / reader.channelCount)
      var room = chunk.mutableSpan
      let readCount = reader.readFrames(count, into: &room)
      guard readCount > 0 else { break }
      buffer.put(chunk.span, frameCount: readCount, at: done)
      done += readCount
    }
    nextFrame += AVAudioFramePosition(done)
    buffer.frameLength = AVAudioFrameCount(done)
  }

  private func openReader() throws -> SoundFileReader {
    switch stream {
    case .reading(let reader): return reader
    case .writing:
      throw AVAudioFileError(.wrongDirection, url, "cannot be read: it was opened for writing")
    case .closed: throw AVAudioFileError(.notOpen, url, "cannot be read: it is closed")
    }
  }

  /// Holds a buffer against `processingFormat`; what lies in memory the same way is the same, so
  /// that one channel may be called interleaved or not.
  func check(_ buffer: AVAudioPCMBuffer, _ attempt: String) throws {
    let format = buffer.format
    guard format.commonFormat == processingFormat.commonFormat,
      format.sampleRate == processingFormat.sampleRate,
      format.channelCount == processingFormat.channelCount,
      format.channelCount == 1 || format.isInterleaved == processingFormat.isInterleaved
    else {
      throw AVAudioFileError(
        .wrongBufferFormat, url,
        "\(attempt): the buffer's format is \(format), "
          + "the file's processing format \(processingFormat)")
    }
  }
}

extension URL {
  /// The path of a file's address.
  var soundFilePath: String {
    get throws(AVAudioFileError) {
      guard isFileURL, !path.isEmpty else {
        throw AVAudioFileError(
          .unsupportedFileType, self, "cannot be opened: \(absoluteString) is no file's address")
      }
      return path
    }
  }
}

extension SoundFileDescription {
  /// - Returns: nil for `otherFormat`.
  func processingFormat(_ commonFormat: AVAudioCommonFormat, _ isInterleaved: Bool)
    -> AVAudioFormat?
  {
    guard let channelLayout else {
      return AVAudioFormat(
        commonFormat: commonFormat, sampleRate: Double(sampleRate),
        channels: AVAudioChannelCount(channelCount), interleaved: isInterleaved)
    }
    guard commonFormat != .otherFormat else { return nil }
    return AVAudioFormat(
      commonFormat: commonFormat, sampleRate: Double(sampleRate), interleaved: isInterleaved,
      channelLayout: channelLayout)
  }
}
