import AudioOutput
import Posix

/// The bytes that a sink must have made of `samples` at 22 050 Hz, spelled by hand.
enum ExpectedFile {
  static let samples: [Int16] = [0, 1, -2, 0x1234, .max, .min]

  private static let littleEndian: [UInt8] = [
    0, 0, 1, 0, 0xfe, 0xff, 0x34, 0x12, 0xff, 0x7f, 0, 0x80,
  ]
  private static let bigEndian: [UInt8] = [
    0, 0, 0, 1, 0xff, 0xfe, 0x12, 0x34, 0x7f, 0xff, 0x80, 0,
  ]

  /// With the sizes of six frames.
  static let finished: [(AudioFileFormat, [UInt8])] = [
    (.wav, wav([48, 0, 0, 0], [12, 0, 0, 0])),
    (.aiff, aiff([0, 0, 0, 58], [0, 0, 0, 6], [0, 0, 0, 20])),
    (.raw, littleEndian),
  ]

  /// With the sizes of a sound whose length is not known.
  static let streamed: [(AudioFileFormat, [UInt8])] = [
    (.wav, wav([255, 255, 255, 255], [255, 255, 255, 255])),
    (.aiff, aiff([127, 255, 255, 254], [63, 255, 255, 232], [127, 255, 255, 216])),
    (.raw, littleEndian),
  ]

  private static func wav(_ riff: [UInt8], _ data: [UInt8]) -> [UInt8] {
    let format: [UInt8] = [
      16, 0, 0, 0, 1, 0, 1, 0, 0x22, 0x56, 0, 0, 0x44, 0xac, 0, 0, 2, 0, 16, 0,
    ]
    return Array("RIFF".utf8) + riff + Array("WAVEfmt ".utf8) + format + Array("data".utf8) + data
      + littleEndian
  }

  private static func aiff(_ form: [UInt8], _ frames: [UInt8], _ sound: [UInt8]) -> [UInt8] {
    let rate: [UInt8] = [0x40, 0x0d, 0xac, 0x44, 0, 0, 0, 0, 0, 0]
    return Array("FORM".utf8) + form + Array("AIFFCOMM".utf8) + [0, 0, 0, 18, 0, 1] + frames
      + [0, 16] + rate + Array("SSND".utf8) + sound + [UInt8](repeating: 0, count: 8) + bigEndian
  }
}

func contents(of path: String) throws -> [UInt8] {
  try Descriptor(opening: path, .readOnly).readAll()
}

/// What the body's error says; empty when there is none.
func failure(_ body: () throws -> Void) -> String {
  do {
    try body()
    return ""
  } catch {
    return "\(error)"
  }
}
