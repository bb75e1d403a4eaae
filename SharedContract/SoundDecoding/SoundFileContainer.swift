internal import CSoundFile

/// A kind of file that holds sound.
package enum SoundFileContainer: Hashable, Sendable, CaseIterable {
  case wav
  /// AIFF, and AIFF-C where the samples are not big-endian integers.
  case aiff
  case au
  case caf
  case flac
  case ogg
  case mpeg

  /// - Parameter format: The library's number for a kind of file and of samples.
  init?(_ format: Int) {
    switch format & SF_FORMAT_TYPEMASK {
    case SF_FORMAT_WAV, SF_FORMAT_WAVEX, SF_FORMAT_RF64: self = .wav
    case SF_FORMAT_AIFF: self = .aiff
    case SF_FORMAT_AU: self = .au
    case SF_FORMAT_CAF: self = .caf
    case SF_FORMAT_FLAC: self = .flac
    case SF_FORMAT_OGG: self = .ogg
    case SF_FORMAT_MPEG: self = .mpeg
    default: return nil
    }
  }

  /// The library's number.
  var number: Int {
    switch self {
    case .wav: SF_FORMAT_WAV
    case .aiff: SF_FORMAT_AIFF
    case .au: SF_FORMAT_AU
    case .caf: SF_FORMAT_CAF
    case .flac: SF_FORMAT_FLAC
    case .ogg: SF_FORMAT_OGG
    case .mpeg: SF_FORMAT_MPEG
    }
  }

  /// Whether the highest byte of a sample comes first where a file does not say otherwise.
  package var isBigEndian: Bool { self == .aiff || self == .au || self == .caf }

  /// Bytes of samples that a file's own size fields can count, with room for a header.
  var maximumByteCount: Int {
    switch self {
    case .wav, .aiff, .au: Int(UInt32.max) - 65_536
    case .caf, .flac, .ogg, .mpeg: .max
    }
  }
}

// MARK: - CustomStringConvertible

extension SoundFileContainer: CustomStringConvertible {
  package var description: String {
    switch self {
    case .wav: "WAV"
    case .aiff: "AIFF"
    case .au: "AU"
    case .caf: "CAF"
    case .flac: "FLAC"
    case .ogg: "Ogg"
    case .mpeg: "MPEG audio"
    }
  }
}
