public import AudioBuffers
public import Foundation
internal import SoundDecoding

/// A sound file that is read or written frame after frame. Apple symbol: `AVAudioFile`.
///
/// WAV, AIFF, AIFF-C, AU, CAF and FLAC are read and written, Ogg and MP3 read, by libsndfile. As on
/// Apple's platforms a file is not `Sendable`: it is for one thread at a time.
public final class AVAudioFile {
  /// What an open file is for.
  enum Stream {
    case reading(SoundFileReader)
    case writing(SoundFileWriter)
    case closed
  }

  /// The file.
  public let url: URL
  /// What is in the file.
  public let fileFormat: AVAudioFormat
  /// What buffers are read into and written from.
  public let processingFormat: AVAudioFormat
  /// The open file.
  var stream: Stream
  /// Frames that the file has, read or written so far.
  var frameCount: AVAudioFramePosition
  /// The next frame.
  var nextFrame: AVAudioFramePosition = 0
  /// Whether `nextFrame` is where the file is.
  var isInPlace = true

  /// Takes an open file over.
  ///
  /// - Throws: Where one of the formats is nil, because there is none.
  init(
    url: URL, fileFormat: AVAudioFormat?, processingFormat: AVAudioFormat?, stream: Stream,
    frameCount: AVAudioFramePosition
  ) throws(AVAudioFileError) {
    guard let fileFormat else {
      throw AVAudioFileError(.unsupportedFormat, url, "cannot be opened: it has no known format")
    }
    guard let processingFormat else {
      throw AVAudioFileError(
        .unsupportedFormat, url,
        "cannot be opened: buffers cannot have AVAudioCommonFormat.otherFormat")
    }
    self.url = url
    self.fileFormat = fileFormat
    self.processingFormat = processingFormat
    self.stream = stream
    self.frameCount = frameCount
  }

  /// How many frames the file has; while it is written, how many it has so far.
  ///
  /// As the file says: reading ends before, where it was cut.
  public var length: AVAudioFramePosition { frameCount }

  /// The frame that is read or written next.
  ///
  /// Set while reading, it goes there: to the first for less than 0, and past the end, where no frame
  /// is, for more than `length`. Set while writing it changes nothing, because frames are added.
  public var framePosition: AVAudioFramePosition {
    get { nextFrame }
    set {
      guard case .reading = stream else { return }
      nextFrame = max(0, newValue)
      isInPlace = false
    }
  }

  /// Whether the file can still be read or written.
  public var isOpen: Bool {
    if case .closed = stream { return false }
    return true
  }

  /// Completes and closes the file, as it also happens when the object goes; a second call does
  /// nothing.
  ///
  /// What was written can be read from then on, by others too. That it has reached the disk is the
  /// system's to decide.
  public func close() {
    if case .writing(let writer) = stream {
      // Nothing can be thrown here, as on Apple's platforms; the samples have been written before.
      try? writer.close()
    }
    stream = .closed
  }
}
