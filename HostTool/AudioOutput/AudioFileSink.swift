package import Posix

/// Writes samples to a file or a pipe as they come.
///
/// The header that goes out first says that the length is unknown, so that a listener can start and
/// a file whose writer was killed can still be read. In a regular file `finish` writes the true
/// sizes over it; a pipe, or a file opened for appending, keeps the first header.
package struct AudioFileSink: ~Copyable, AudioSink {
  /// The path, for messages.
  package let name: String
  package let format: AudioFileFormat
  /// The most frames that `write` accepts; at first what the format can hold, which is for WAV and
  /// AIFF what 32-bit sizes can say.
  package var frameLimit: Int
  /// Whole frames that the file has.
  package var frameCount: Int { sampleByteCount / Self.bytesPerFrame }

  private static let bytesPerFrame = 2
  private static let framesPerPiece = 16_384

  private let descriptor: Descriptor
  private let interruption: Int32?
  private let sampleRate: Double
  /// Where the header begins when it can be written again.
  private let headerPosition: Int?
  private var sampleByteCount = 0
  private var piece: [UInt8] = []
  private var isFinished = false
  private var isInterrupted = false
  /// What `write` failed with: a part of a sample may have gone out, so nothing can follow it.
  private var failure: AudioOutputError?

  /// Makes or empties the file at `path` and begins it; the umask decides who may read it.
  ///
  /// - Parameters:
  ///   - sampleRate: In hertz, 1 to 1 000 000; a WAV file has the nearest whole number.
  ///   - interruption: A descriptor, of `signalfd` say, that ends the wait for a pipe's slow reader
  ///     when it is readable; what is written from then on is dropped.
  package init(
    creating path: String, format: AudioFileFormat, sampleRate: Double, interruption: Int32? = nil
  ) throws(AudioOutputError) {
    let descriptor: Descriptor
    do {
      descriptor = try Descriptor(
        opening: path, .writeOnly, options: [.create, .truncate], permissions: 0o666)
    } catch {
      throw .file(error)
    }
    try self.init(
      descriptor, name: path, format: format, sampleRate: sampleRate, interruption: interruption)
  }

  /// Begins at the present position of an open file or pipe, and closes it in the end.
  ///
  /// `SIGPIPE` must be ignored for a reader's leaving to be an error that can be caught.
  ///
  /// - Parameter interruption: As of `init(creating:format:sampleRate:interruption:)`.
  package init(
    _ descriptor: consuming Descriptor, name: String, format: AudioFileFormat, sampleRate: Double,
    interruption: Int32? = nil
  ) throws(AudioOutputError) {
    self.init(
      unbegun: descriptor, name: name, format: format, sampleRate: sampleRate,
      interruption: interruption)
    try writeHeader(frameCount: nil)
  }

  private init(
    unbegun descriptor: consuming Descriptor, name: String, format: AudioFileFormat,
    sampleRate: Double, interruption: Int32?
  ) {
    self.name = name
    self.format = format
    self.sampleRate = sampleRate
    frameLimit = format.maximumFrameCount
    headerPosition = descriptor.rewritablePosition
    // A regular file takes everything at once.
    self.interruption = headerPosition == nil ? interruption : nil
    self.descriptor = descriptor
  }

  /// - Throws: `AudioOutputError`. `tooLong` before anything is written that the format cannot
  ///   hold; what was written before a failure stays, and `finish` still makes it a valid file.
  package mutating func write(_ samples: Span<Int16>) throws(AudioOutputError) {
    precondition(!isFinished, "no samples after the end")
    if let failure { throw failure }
    guard samples.count <= frameLimit - frameCount else {
      throw .tooLong(name: name, format: format, maximumFrameCount: frameLimit)
    }
    var position = 0
    while position < samples.count, !isInterrupted {
      let end = min(position + Self.framesPerPiece, samples.count)
      piece.removeAll(keepingCapacity: true)
      format.append(samples.extracting(position..<end), to: &piece)
      try writePiece()
      position = end
    }
  }

  package mutating func finish() throws(AudioOutputError) {
    guard !isFinished else { return }
    isFinished = true
    if let headerPosition {
      try seek(to: headerPosition)
      let headerByteCount = try writeHeader(frameCount: frameCount)
      try seek(to: headerPosition + headerByteCount + sampleByteCount)
    }
    do {
      // Closing any descriptor of a file on a network brings its deferred errors to light.
      try Descriptor(duplicating: descriptor).close()
    } catch {
      throw Self.failure(error, name)
    }
  }

  @discardableResult
  private func writeHeader(frameCount: Int?) throws(AudioOutputError) -> Int {
    let header = try format.header(frameCount: frameCount, sampleRate: sampleRate)
    do {
      try descriptor.writeAll(header.span.bytes)
    } catch {
      throw Self.failure(error, name)
    }
    return header.count
  }

  private func seek(to byteOffset: Int) throws(AudioOutputError) {
    do {
      try descriptor.seek(to: byteOffset)
    } catch {
      throw Self.failure(error, name)
    }
  }

  /// Writes `piece`, counting what went out before a failure.
  private mutating func writePiece() throws(AudioOutputError) {
    var written = 0
    defer { sampleByteCount += written }
    do {
      while written < piece.count {
        let end = interruption.map { _ in written + Descriptor.writableByteCount } ?? piece.count
        if let interruption, try !descriptor.waitToWrite(unlessReadable: interruption) {
          isInterrupted = true
          return
        }
        let count = try descriptor.write(
          piece.span.bytes.extracting(written..<min(end, piece.count)))
        written += count
        if count == 0 {
          var wanted = [PollEntry(descriptor: descriptor.rawValue, events: .writable)]
          try poll(&wanted, timeoutMilliseconds: nil)
        }
      }
    } catch {
      let failure = Self.failure(error, name)
      self.failure = failure
      throw failure
    }
  }

  private static func failure(_ error: PosixError, _ name: String) -> AudioOutputError {
    .file(PosixError(error.call, name, number: error.number))
  }
}
