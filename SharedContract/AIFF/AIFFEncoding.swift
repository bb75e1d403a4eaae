/// How the samples of an AIFF or AIFF-C file are stored.
package enum AIFFEncoding: Hashable, Sendable, CaseIterable {
  /// Two's complement, most significant byte first: `NONE` and `twos`.
  case bigEndianInteger
  /// Two's complement, least significant byte first: `sowt`.
  case littleEndianInteger
  /// IEEE 754 binary32, most significant byte first: `fl32`.
  case float32
  /// One byte a sample, ITU-T G.711 µ-law: `ulaw`.
  case muLaw
  /// One byte a sample, ITU-T G.711 A-law: `alaw`.
  case aLaw

  /// Makes the encoding that an AIFF-C compression type stands for, or nil for one not supported.
  package init?(compression: FourCC) {
    switch compression {
    case "NONE", "twos": self = .bigEndianInteger
    case "sowt": self = .littleEndianInteger
    case "fl32", "FL32": self = .float32
    case "ulaw", "ULAW": self = .muLaw
    case "alaw", "ALAW": self = .aLaw
    default: return nil
    }
  }
}

// MARK: - CustomStringConvertible

extension AIFFEncoding: CustomStringConvertible {
  package var description: String {
    switch self {
    case .bigEndianInteger: "big-endian integer"
    case .littleEndianInteger: "little-endian integer"
    case .float32: "32-bit float"
    case .muLaw: "µ-law"
    case .aLaw: "A-law"
    }
  }
}
