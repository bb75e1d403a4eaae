/// Where things lie in a unit bank's file; the format is in `docs/unit-bank.md`.
enum UnitBankLayout {
  static let magic = Array("VPUNITS1".utf8)
  static let version: UInt16 = 1
  static let headerByteCount = 48
  static let phoneByteCount = 32
  /// 39 phones without stress, and the pause.
  static let symbolCount = 40
  static let pauseSymbol = 39
  static let pausePhoneme: UInt8 = 0xFF

  /// Byte offsets of the header's fields.
  enum Header {
    static let version = 8
    static let sampleRate = 12
    static let byteCount = 16
    static let phoneCount = 20
    static let recordingCount = 24
    static let phones = 28
    static let pairStarts = 32
    static let pairs = 36
    static let names = 40
    static let namesByteCount = 44
  }

  /// Byte offsets of a phone's fields.
  enum Phone {
    static let startFrame = 0
    static let cutFrame = 4
    static let recording = 8
    static let phoneme = 10
    static let place = 11
    static let period = 12
    static let attenuation = 14
    static let spectrum = 16
  }
}
