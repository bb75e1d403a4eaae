import Posix

/// A file of 16-bit samples of one channel, read without the project's own reader or writer.
struct SoundFile {
  struct Malformed: Error {}

  let sampleRate: Int
  let samples: [Int16]

  /// - Throws: Also when the sizes in the header are not those of the file.
  init(wav bytes: [UInt8]) throws {
    guard bytes.count >= 44, bytes[..<4].elementsEqual("RIFF".utf8),
      bytes[8..<16].elementsEqual("WAVEfmt ".utf8), bytes[36..<40].elementsEqual("data".utf8),
      Self.integer(bytes[4..<8]) == bytes.count - 8,
      Self.integer(bytes[40..<44]) == bytes.count - 44,
      Self.integer(bytes[20..<22]) == 1, Self.integer(bytes[22..<24]) == 1
    else { throw Malformed() }
    sampleRate = Self.integer(bytes[24..<28])
    samples = Self.littleEndian(bytes[44...])
  }

  /// Samples without a header, of 22 050 Hz.
  init(raw bytes: [UInt8]) { self.init(samples: Self.littleEndian(bytes[...])) }

  private init(samples: [Int16]) {
    sampleRate = 22_050
    self.samples = samples
  }

  /// Reads a file that was written; its suffix says how.
  init(path: String) throws {
    let bytes = try Descriptor(opening: path, .readOnly).readAll()
    switch path.split(separator: ".").last {
    case "wav": try self.init(wav: bytes)
    case "aiff":
      self.init(samples: try recordedSamples(path: path))
    default: self.init(raw: bytes)
    }
  }

  private static func littleEndian(_ bytes: ArraySlice<UInt8>) -> [Int16] {
    stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
      Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
    }
  }

  private static func integer(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
