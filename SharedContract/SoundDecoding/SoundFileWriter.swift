internal import CSoundFile
internal import Posix

/// A sound file that is written frame after frame.
///
/// By libsndfile; the corresponding C functions are `sf_writef_double` and `sf_writef_int`. For one
/// thread.
package final class SoundFileWriter {
  /// What the file is.
  package let description: SoundFileDescription
  /// Written so far.
  package private(set) var frameCount = 0
  private let file: SoundFileHandle
  private var integers: [Int32] = []

  /// Makes the file, or empties the one that is there; neither, when it cannot hold such samples.
  ///
  /// Nothing that changes with the time is put into it: the same samples are the same bytes.
  package init(path: String, _ description: SoundFileDescription) throws(SoundFileError) {
    guard let functions = SoundFileLibrary.functions else { throw .noLibrary }
    guard SoundFileReader.sampleRates.contains(description.sampleRate) else {
      throw .unsupported(field: "sample rate", value: description.sampleRate)
    }
    guard (1...SoundFileReader.maximumChannelCount).contains(description.channelCount) else {
      throw .unsupported(field: "number of channels", value: description.channelCount)
    }
    guard var info = SF_INFO(description), functions.format_check(&info) != 0,
      description.encoding.bitCount != nil
    else { throw .unwritable(description) }
    self.description = description
    file = try SoundFileHandle(try Self.open(path), .writing, info)
    if description.encoding.isFloat { leaveOutPeaks() }
  }

  /// Adds frames, full scale being 1.
  ///
  /// An integer file gets the nearest step; what is beyond full scale becomes full scale, and what
  /// is no number 0. A file of floats gets them as they are.
  ///
  /// - Parameter samples: Channels interleaved; a whole number of frames.
  package func write(_ samples: Span<Double>) throws(SoundFileError) {
    let count = samples.count / description.channelCount
    let maximum =
      description.container.maximumByteCount / description.channelCount
      / ((description.encoding.bitCount ?? 64) / 8)
    guard count <= maximum - frameCount else {
      throw .tooLong(description.container, maximumFrameCount: maximum)
    }
    let written = description.encoding.isFloat ? put(samples, count) : putIntegers(samples, count)
    guard written == count else { throw .malformed(file.functions.reason(file.pointer)) }
    frameCount += count
  }

  /// Completes the file; it can be read from then on. Also happens when the writer goes, without
  /// telling of failure.
  package func close() throws(SoundFileError) { try file.close() }

  /// Does without the PEAK chunk of files of floats, which names the time.
  private func leaveOutPeaks() {
    _ = file.functions.command(file.pointer, Int32(SFC_SET_ADD_PEAK_CHUNK), nil, Int32(SF_FALSE))
    // The header was written with the chunk; where it is shorter now, bytes would stay behind it.
    var frameCount: sf_count_t = 0
    _ = file.functions.command(
      file.pointer, Int32(SFC_FILE_TRUNCATE), &frameCount, Int32(MemoryLayout<sf_count_t>.size))
  }

  private func put(_ samples: Span<Double>, _ count: Int) -> Int {
    samples.withUnsafeBufferPointer {
      Int(file.functions.writef_double(file.pointer, $0.baseAddress, Int64(count)))
    }
  }

  /// Scales here: the library takes 32 767 for full scale when it writes and 32 768 when it reads.
  private func putIntegers(_ samples: Span<Double>, _ count: Int) -> Int {
    let bitCount = description.encoding.bitCount ?? 32
    let scale = Double(1 << (bitCount - 1))
    integers.removeAll(keepingCapacity: true)
    for index in samples.indices {
      let value = (samples[index] * scale).rounded()
      let step = value.isNaN ? 0 : Int32(max(-scale, min(scale - 1, value)))
      // The library takes a sample's bits from the top.
      integers.append(step << Int32(32 - bitCount))
    }
    return integers.withUnsafeBufferPointer {
      Int(file.functions.writef_int(file.pointer, $0.baseAddress, Int64(count)))
    }
  }

  private static func open(_ path: String) throws(SoundFileError) -> Descriptor {
    let descriptor: Descriptor
    do throws(PosixError) {
      // Non-blocking, so that a FIFO in place of the file does not hang the caller.
      descriptor = try Descriptor(
        opening: path, .writeOnly, options: [.create, .truncate, .nonBlocking], permissions: 0o666)
    } catch {
      throw .system(error)
    }
    // Whatever the reason that nothing is known about it, it is not the file that was to be written.
    guard (try? FileStatus(of: descriptor))?.isRegularFile == true else { throw .notRegularFile }
    return descriptor
  }
}
