internal import CSoundFile
internal import Posix

/// A sound file whose frames are decoded as they are asked for, mixed down to one channel or not.
///
/// AIFF, AIFF-C, WAV, FLAC, Ogg and MP3, and G.711 without a header, by libsndfile; the
/// corresponding C functions are `sf_seek`, `sf_readf_float` and `sf_readf_double`. Memory does not depend
/// on the file's length. For one thread. The file is read, not mapped, so that one that is cut
/// short meanwhile only ends.
package final class SoundFileReader {
  /// In hertz.
  package static let sampleRates = 1000...768_000
  package static let maximumChannelCount = 32
  /// A larger file is not opened but by who chose it: 1 GiB.
  package static let maximumByteCount: Int64 = 1 << 30
  /// Two days at 48 kHz; a file that says more is broken.
  private static let maximumFrameCount = 1 << 33
  /// Samples of all channels decoded at a time.
  private static let bufferSampleCount = 4096

  /// What the file is; nil for a kind or an encoding that only this class reads, mixed down.
  package let description: SoundFileDescription?
  /// In hertz.
  package let sampleRate: Int
  package let channelCount: Int
  /// As the file says; reading may end before, where it was cut.
  package let frameCount: Int
  private let file: SoundFileHandle
  private var buffer: [Float]

  /// - Parameter path: Of a regular file, which is no link unless it was chosen.
  package convenience init(
    path: String, format: SoundFileFormat = .selfDescribing
  ) throws(SoundFileError) {
    let descriptor: Descriptor
    do throws(PosixError) {
      // Non-blocking, so that a FIFO in place of the file does not hang the caller.
      descriptor = try Descriptor(
        opening: path, .readOnly,
        options: format == .chosen ? .nonBlocking : [.nonBlocking, .noFollow])
    } catch {
      throw .system(error)
    }
    try self.init(descriptor, format: format)
  }

  private init(
    _ descriptor: consuming Descriptor, format: SoundFileFormat
  ) throws(SoundFileError) {
    try Self.check(descriptor, format)
    file = try SoundFileHandle(descriptor, .reading, SF_INFO(format))
    let info = file.info
    if let (field, value) = Self.problem(info) {
      throw .unsupported(field: field, value: value)
    }
    description = SoundFileDescription(info)
    sampleRate = Int(info.samplerate)
    channelCount = Int(info.channels)
    frameCount = Int(info.frames)
    buffer = Array(repeating: 0, count: Self.bufferSampleCount)
  }

  /// Goes to a frame.
  ///
  /// - Returns: False when the file has no such frame or cannot be read there.
  package func seek(to frame: Int) -> Bool {
    file.functions.seek(file.pointer, Int64(frame), SEEK_SET) == Int64(frame)
  }

  /// Decodes the next frames: the mean of their channels, full scale being 1.
  ///
  /// Integers come exactly as AIFF's `decode` gives them; what is not a number is 0.
  ///
  /// - Returns: How many; 0 at the end, and where the file is broken.
  package func read(into output: inout MutableSpan<Float>) -> Int {
    let wanted = min(output.count, Self.bufferSampleCount / channelCount)
    let count = buffer.withUnsafeMutableBufferPointer { samples in
      Int(file.functions.readf_float(file.pointer, samples.baseAddress, Int64(wanted)))
    }
    guard (1...max(1, wanted)).contains(count) else { return 0 }
    let scale = 1 / Float(channelCount)
    for frame in 0..<count {
      var sum: Float = 0
      for channel in 0..<channelCount { sum += buffer[frame * channelCount + channel] }
      output[frame] = sum.isFinite ? sum * scale : 0
    }
    return count
  }

  /// Decodes the next frames, their channels interleaved, full scale being 1.
  ///
  /// Every integer up to 32 bits and every float comes exactly as it is in the file.
  ///
  /// - Parameters:
  ///   - frameCount: At most; no more are read than there is room for.
  ///   - output: What is behind the frames afterwards means nothing; the library clears some of it.
  /// - Returns: How many frames; 0 at the end, and where the file is broken.
  package func readFrames(_ frameCount: Int, into output: inout MutableSpan<Double>) -> Int {
    let wanted = min(frameCount, output.count / channelCount)
    let count = output.withUnsafeMutableBufferPointer { samples in
      Int(file.functions.readf_double(file.pointer, samples.baseAddress, Int64(wanted)))
    }
    return (0...wanted).contains(count) ? count : 0
  }

  /// Looks at a file before the library does.
  private static func check(
    _ descriptor: borrowing Descriptor, _ format: SoundFileFormat
  ) throws(SoundFileError) {
    let status: FileStatus
    var signature = [UInt8](repeating: 0, count: SoundFileFormat.signatureByteCount)
    do throws(PosixError) {
      status = try FileStatus(of: descriptor)
      if status.isRegularFile {
        signature.removeLast(signature.count - (try descriptor.read(into: &signature)))
        try descriptor.seek(to: 0)
      }
    } catch {
      throw .system(error)
    }
    guard status.isRegularFile else { throw .notRegularFile }
    guard format == .chosen || status.byteCount <= maximumByteCount else {
      throw .unsupported(field: "size in bytes", value: Int(status.byteCount))
    }
    guard format.isKnown(signature[...]) else { throw .unknownFormat }
  }

  private static func problem(_ info: SF_INFO) -> (field: String, value: Int)? {
    if !(1...maximumChannelCount).contains(Int(info.channels)) {
      return ("number of channels", Int(info.channels))
    }
    if !sampleRates.contains(Int(info.samplerate)) {
      return ("sample rate", Int(info.samplerate))
    }
    if !(0...maximumFrameCount).contains(Int(info.frames)) {
      return ("number of frames", Int(info.frames))
    }
    return nil
  }
}

extension SF_INFO {
  fileprivate init(_ format: SoundFileFormat) {
    self.init()
    let encoding: Int
    switch format {
    case .selfDescribing, .chosen: return
    case .muLaw: encoding = SF_FORMAT_ULAW
    case .aLaw: encoding = SF_FORMAT_ALAW
    }
    self.format = Int32(SF_FORMAT_RAW | encoding)
    samplerate = 8000
    channels = 1
  }
}
