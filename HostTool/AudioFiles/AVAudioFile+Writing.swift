public import AudioBuffers
public import Foundation
internal import SoundDecoding

extension AVAudioFile {
  /// Makes a file, or empties the one that is there; buffers are Float32, every channel in its own
  /// buffer.
  ///
  /// - Parameters:
  ///   - fileURL: Its suffix says the kind of file: wav, aif and aiff, aifc, caf, au and snd, flac;
  ///     `AVAudioFileTypeKey` in the settings comes before it.
  ///   - settings: The file's format. Samples are in a file as the kind of file has them: interleaved
  ///     always, and of its byte order where it has only one. AIFF holds floats as AIFF-C.
  /// - Throws: `AVAudioFileError`: an unknown suffix, settings that are no format or one that the
  ///   file cannot hold, a file that cannot be made. The file that is there is not touched but in
  ///   the last case.
  public convenience init(forWriting fileURL: URL, settings: [String: Any]) throws {
    try self.init(
      forWriting: fileURL, settings: settings, commonFormat: .pcmFormatFloat32, interleaved: false)
  }

  /// Makes a file, or empties the one that is there, to be written from buffers of a format.
  ///
  /// - Parameters: See `init(forWriting:settings:)`.
  /// - Throws: See there; and for `otherFormat`.
  public convenience init(
    forWriting fileURL: URL, settings: [String: Any], commonFormat: AVAudioCommonFormat,
    interleaved: Bool
  ) throws {
    let path = try fileURL.soundFilePath
    let description = try Self.description(fileURL, settings)
    let processingFormat = description.processingFormat(commonFormat, interleaved)
    // Nothing is made for buffers that there cannot be.
    guard processingFormat != nil else {
      throw AVAudioFileError(
        .unsupportedFormat, fileURL,
        "cannot be written from buffers of format \(commonFormat)")
    }
    let writer: SoundFileWriter
    do throws(SoundFileError) {
      writer = try SoundFileWriter(path: path, description)
    } catch {
      throw AVAudioFileError(error, fileURL, "cannot be made")
    }
    try self.init(
      url: fileURL, fileFormat: description.audioFormat, processingFormat: processingFormat,
      stream: .writing(writer), frameCount: 0)
  }

  /// Adds a buffer's frames, as many as its `frameLength` says.
  ///
  /// Integers in the file get the nearest step; what is beyond full scale becomes full scale.
  ///
  /// - Parameter buffer: In `processingFormat`.
  /// - Throws: `AVAudioFileError`: a buffer of another format, a file that is closed or read, one
  ///   that can hold no more, a full disk.
  public func write(from buffer: AVAudioPCMBuffer) throws {
    let writer = try openWriter()
    try check(buffer, "cannot be written")
    let channelCount = Int(processingFormat.channelCount)
    var chunk = [Double](repeating: 0, count: max(Self.chunkSampleCount, channelCount))
    var done = 0
    while done < buffer.frameLength {
      let count = min(Int(buffer.frameLength) - done, chunk.count / channelCount)
      var room = chunk.mutableSpan
      buffer.take(into: &room, frameCount: count, from: done)
      do throws(SoundFileError) {
        try writer.write(chunk.span.extracting(first: count * channelCount))
      } catch {
        throw AVAudioFileError(error, url, "cannot be written")
      }
      done += count
      frameCount = AVAudioFramePosition(writer.frameCount)
      nextFrame = frameCount
    }
  }

  private func openWriter() throws -> SoundFileWriter {
    switch stream {
    case .writing(let writer): return writer
    case .reading:
      throw AVAudioFileError(.wrongDirection, url, "cannot be written: it was opened for reading")
    case .closed: throw AVAudioFileError(.notOpen, url, "cannot be written: it is closed")
    }
  }

  private static func description(
    _ url: URL, _ settings: [String: Any]
  ) throws -> SoundFileDescription {
    guard let values = AudioSettings(settings) else {
      throw AVAudioFileError(
        .unsupportedFormat, url, "cannot be made: the settings are no format: \(text(settings))")
    }
    let type =
      values.fileType.map { AudioFileType($0) } ?? AudioFileType(pathExtension: url.pathExtension)
    guard let type else {
      let known = AudioFileType.allCases.flatMap(\.pathExtensions).joined(separator: ", ")
      throw AVAudioFileError(
        .unsupportedFileType, url,
        "cannot be made: \"\(url.pathExtension)\" is none of the suffixes \(known)")
    }
    guard let description = SoundFileDescription(values, type) else {
      throw AVAudioFileError(
        .unsupportedFormat, url,
        "cannot be made: \(type.container) cannot hold the settings \(text(settings))")
    }
    return description
  }

  /// The same words for the same settings.
  private static func text(_ settings: [String: Any]) -> String {
    settings.map { "\($0) = \($1)" }.sorted().joined(separator: ", ")
  }
}
