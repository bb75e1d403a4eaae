internal import CSoundFile

/// How a sample is written in a file.
package enum SoundFileEncoding: Hashable, Sendable, CaseIterable {
  case unsigned8
  case signed8
  case signed16
  case signed24
  case signed32
  case float32
  case float64
  /// ITU-T G.711.
  case muLaw
  /// ITU-T G.711.
  case aLaw
  case vorbis
  case opus
  case mp3

  /// - Parameter format: The library's number for a kind of file and of samples.
  init?(_ format: Int) {
    let number = format & SF_FORMAT_SUBMASK
    guard let encoding = Self.allCases.first(where: { $0.number == number }) else { return nil }
    self = encoding
  }

  /// The library's number.
  var number: Int {
    switch self {
    case .unsigned8: SF_FORMAT_PCM_U8
    case .signed8: SF_FORMAT_PCM_S8
    case .signed16: SF_FORMAT_PCM_16
    case .signed24: SF_FORMAT_PCM_24
    case .signed32: SF_FORMAT_PCM_32
    case .float32: SF_FORMAT_FLOAT
    case .float64: SF_FORMAT_DOUBLE
    case .muLaw: SF_FORMAT_ULAW
    case .aLaw: SF_FORMAT_ALAW
    case .vorbis: SF_FORMAT_VORBIS
    case .opus: SF_FORMAT_OPUS
    case .mp3: SF_FORMAT_MPEG_LAYER_III
    }
  }

  /// Whether samples are floats.
  package var isFloat: Bool { self == .float32 || self == .float64 }

  /// Bits of a sample of linear PCM; nil for what is compressed.
  package var bitCount: Int? {
    switch self {
    case .unsigned8, .signed8: 8
    case .signed16: 16
    case .signed24: 24
    case .signed32, .float32: 32
    case .float64: 64
    case .muLaw, .aLaw, .vorbis, .opus, .mp3: nil
    }
  }
}

// MARK: - CustomStringConvertible

extension SoundFileEncoding: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unsigned8: "8-bit integers without a sign"
    case .signed8: "8-bit integers"
    case .signed16: "16-bit integers"
    case .signed24: "24-bit integers"
    case .signed32: "32-bit integers"
    case .float32: "32-bit floats"
    case .float64: "64-bit floats"
    case .muLaw: "G.711 µ-law"
    case .aLaw: "G.711 A-law"
    case .vorbis: "Vorbis"
    case .opus: "Opus"
    case .mp3: "MPEG layer III"
    }
  }
}
