/// A WAV file made for a test, byte by byte, without the project's own writer.
package struct WAVFile {
  package enum Encoding: Sendable, CaseIterable {
    case unsigned8
    case signed16
    case signed24
    case signed32
    case float32
    case float64

    package var bitCount: Int {
      switch self {
      case .unsigned8: 8
      case .signed16: 16
      case .signed24: 24
      case .signed32, .float32: 32
      case .float64: 64
      }
    }

    /// WAVE_FORMAT_PCM or WAVE_FORMAT_IEEE_FLOAT.
    var tag: Int {
      switch self {
      case .float32, .float64: 3
      case .unsigned8, .signed16, .signed24, .signed32: 1
      }
    }
  }

  package let bytes: [UInt8]

  /// - Parameters:
  ///   - samples: Interleaved, full scale being 1.
  ///   - isExtensible: Whether the format chunk is that of WAVE_FORMAT_EXTENSIBLE.
  package init(
    _ samples: [Float], sampleRate: Int = 22_050, channelCount: Int = 1,
    encoding: Encoding = .signed16, isExtensible: Bool = false
  ) {
    let frameSize = channelCount * encoding.bitCount / 8
    var format = Self.little(isExtensible ? 0xFFFE : encoding.tag, 2)
    format += Self.little(channelCount, 2) + Self.little(sampleRate, 4)
    format += Self.little(sampleRate * frameSize, 4) + Self.little(frameSize, 2)
    format += Self.little(encoding.bitCount, 2)
    if isExtensible {
      format += Self.little(22, 2) + Self.little(encoding.bitCount, 2) + Self.little(0, 4)
      format += Self.little(encoding.tag, 2)
      format += [0, 0, 0, 0, 0x10, 0, 0x80, 0, 0, 0xAA, 0, 0x38, 0x9B, 0x71]
    }
    let data = samples.flatMap { Self.sample($0, encoding) }
    let chunks = Self.chunk("fmt ", format) + Self.chunk("data", data)
    bytes = Self.chunk("RIFF", Array("WAVE".utf8) + chunks)
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    Array(name.utf8) + little(content.count, 4) + content + (content.count % 2 == 1 ? [0] : [])
  }

  private static func sample(_ value: Float, _ encoding: Encoding) -> [UInt8] {
    switch encoding {
    case .unsigned8: [UInt8(clamping: Int((value * 128).rounded()) + 128)]
    case .signed16: little(min(32_767, Int((value * 32_768).rounded())), 2)
    case .signed24: little(min(0x7F_FFFF, Int((Double(value) * 0x1p23).rounded())), 3)
    case .signed32: little(min(0x7FFF_FFFF, Int((Double(value) * 0x1p31).rounded())), 4)
    case .float32: little(Int(value.bitPattern), 4)
    case .float64: little(Int(truncatingIfNeeded: Double(value).bitPattern), 8)
    }
  }

  private static func little(_ value: Int, _ byteCount: Int) -> [UInt8] {
    (0..<byteCount).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
