/// A description of a stream of audio, as Core Media has it. Core Media symbol:
/// `CMFormatDescription`, for audio only.
public final class CMFormatDescription: Sendable {
  /// The stream's description.
  let description: AudioStreamBasicDescription

  /// Describes a stream.
  ///
  /// - Throws: `CMFormatDescriptionError` for a description that no stream can have: a sample rate
  ///   that is negative or not finite, no format, no channel or more than 65 535.
  public init(
    audioStreamBasicDescription description: AudioStreamBasicDescription
  ) throws(CMFormatDescriptionError) {
    guard description.isPossible else { throw CMFormatDescriptionError(description) }
    self.description = description
  }

  /// Takes a description over unchecked.
  init(_ description: AudioStreamBasicDescription) { self.description = description }

  /// The stream's description; never nil here, where all are of audio.
  public var audioStreamBasicDescription: AudioStreamBasicDescription? { description }
}

/// Core Media symbol: `CMAudioFormatDescription`.
public typealias CMAudioFormatDescription = CMFormatDescription

/// A description that no stream can have.
public struct CMFormatDescriptionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was to be described.
  public let audioStreamBasicDescription: AudioStreamBasicDescription

  init(_ description: AudioStreamBasicDescription) { audioStreamBasicDescription = description }

  /// The fields that decide.
  public var description: String {
    """
    no audio has format \(audioStreamBasicDescription.mFormatID) with \
    \(audioStreamBasicDescription.mChannelsPerFrame) channels at \
    \(audioStreamBasicDescription.mSampleRate) Hz
    """
  }
}

extension AudioStreamBasicDescription {
  /// Whether a stream can have it, as far as the sample rate, the format's code and the channels say.
  fileprivate var isPossible: Bool {
    mSampleRate.isFinite && mSampleRate >= 0 && mFormatID != 0
      && (1...0xFFFF).contains(mChannelsPerFrame)
  }
}
