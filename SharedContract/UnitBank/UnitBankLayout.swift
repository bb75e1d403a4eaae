/// Where things lie in a unit bank's file; the format is in `docs/unit-bank.md`.
enum UnitBankLayout {
  static let magic = Array("VPUNITS1".utf8)
  static let version: UInt32 = 2
  static let pausePhoneme: UInt8 = 0xFF

  /// Byte offsets of the header's fields.
  enum Header {
    static let version = 8
    static let sampleRate = 12
    static let byteCount = 16
    /// For each section its offset and the number of its records, 32 bits each.
    static let sections = 20
    static let byteCountWithPadding = 96
  }

  /// In the order in which they lie in the file, each at a multiple of 16.
  enum Section: Int, CaseIterable {
    case phones
    case joins
    case pairStarts
    case pairs
    case recordings
    case marks
    case stretches
    case weights
    case names

    var recordByteCount: Int {
      switch self {
      case .phones, .joins, .pairs, .recordings: 16
      case .stretches: 8
      case .pairStarts, .marks, .weights: 4
      case .names: 1
      }
    }
  }

  /// Byte offsets of a phone's fields.
  enum Phone {
    static let startFrame = 0
    static let cutFrame = 4
    static let recording = 8
    static let phoneme = 10
    static let place = 11
    static let period = 12
    static let length = 14
    static let pitch = 15
  }

  /// Byte offsets of a recording's fields.
  enum Recording {
    static let frameCount = 0
    static let firstMark = 4
    /// Counted from the names' section; a zero byte ends the name.
    static let name = 8
  }

  /// The hash by which a stretch is looked for (FNV-1a over the numbers of its phones).
  static func hash(_ phonemes: some Sequence<UInt8>) -> UInt32 {
    phonemes.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}
