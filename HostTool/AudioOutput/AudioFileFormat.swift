/// A kind of audio file that can be written; the raw values are the names users give.
package enum AudioFileFormat: String, Hashable, Sendable, CaseIterable {
  /// RIFF WAVE with 16-bit PCM.
  case wav
  /// AIFF with 16-bit samples.
  case aiff
  /// Nothing but samples: 16 bits, signed, little-endian.
  case raw

  /// Makes the format that a path's suffix asks for, in any case, or nil for an unknown suffix.
  package init?(suffixOf path: String) {
    let fileName = path.split(separator: "/").last ?? ""
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    switch fileName[dot...].dropFirst().lowercased() {
    case "wav", "wave": self = .wav
    case "aiff", "aif": self = .aiff
    case "raw", "pcm", "s16": self = .raw
    default: return nil
    }
  }
}

// MARK: - CustomStringConvertible

extension AudioFileFormat: CustomStringConvertible {
  package var description: String {
    switch self {
    case .wav: "WAV"
    case .aiff: "AIFF"
    case .raw: "raw audio"
    }
  }
}
