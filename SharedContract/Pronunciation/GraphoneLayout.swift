internal import Posix

/// Where the parts of a letter-to-sound file are: its header, checked.
struct GraphoneLayout: Sendable {
  /// The n-grams of one length: records of bit fields, and the tables that their codes stand for.
  struct Level: Sendable {
    var recordCount: Int
    var recordsByteOffset: Int
    var tablesByteOffset: Int
    var graphoneBitCount: UInt64
    var probabilityBitCount: UInt64
    var backoffBitCount: UInt64
    var childBitCount: UInt64

    var recordBitCount: UInt64 {
      graphoneBitCount + probabilityBitCount + backoffBitCount + childBitCount
    }
  }

  static let magic = "VoiceLTS"
  static let version = 1
  static let headerByteCount = 192
  /// Letters, the apostrophe, the word's end and its beginning; docs/lexicon.md has the order.
  static let letterCount = 29
  /// A graphone's phones are at most two, its record four bytes.
  static let graphoneByteCount = 4

  let levels: [Level]
  let graphoneCount: Int
  let letterStartsByteOffset: Int
  let graphonesByteOffset: Int

  /// Reads and checks the header, and nothing else of the file.
  init(_ file: DataFile) throws(PronunciationError) {
    try file.checkStart(
      magic: Self.magic, version: Self.version, headerByteCount: Self.headerByteCount)
    self = try file.withBytes { (bytes) throws(PronunciationError) in
      do throws(InvalidField) {
        return try Self(header: bytes)
      } catch {
        throw .invalidHeader(file: file.name, field: error.field, value: error.value)
      }
    }
  }

  /// A field of the header with a value that it cannot have.
  private struct InvalidField: Error {
    var field: String
    var value: Int
  }

  private init(header bytes: RawSpan) throws(InvalidField) {
    let order = Int(bytes.uint16(at: 10))
    guard (2...8).contains(order) else { throw InvalidField(field: "the order", value: order) }
    graphoneCount = Int(bytes.uint16(at: 12))
    let letterCount = Int(bytes.uint16(at: 14))
    guard letterCount == Self.letterCount else {
      throw InvalidField(field: "the number of letters", value: letterCount)
    }
    letterStartsByteOffset = try Self.offset(
      at: 24, byteCount: letterCount * 2, "the letters' offset", bytes)
    graphonesByteOffset = try Self.offset(
      at: 28, byteCount: graphoneCount * Self.graphoneByteCount, "the graphones' offset", bytes)
    var levels: [Level] = []
    for index in 0..<order {
      levels.append(try Self.level(at: 32 + index * 16, isLast: index == order - 1, bytes))
    }
    self.levels = levels
  }

  private static func level(
    at byteOffset: Int, isLast: Bool, _ bytes: RawSpan
  ) throws(InvalidField) -> Level {
    var level = Level(
      recordCount: Int(bytes.uint32(at: byteOffset)), recordsByteOffset: 0, tablesByteOffset: 0,
      graphoneBitCount: UInt64(bytes.uint8(at: byteOffset + 12)),
      probabilityBitCount: UInt64(bytes.uint8(at: byteOffset + 13)),
      backoffBitCount: UInt64(bytes.uint8(at: byteOffset + 14)),
      childBitCount: UInt64(bytes.uint8(at: byteOffset + 15)))
    // A record starts at any bit of a byte and is read as one word of 64 bits.
    guard level.recordBitCount <= 57, (1...16).contains(level.graphoneBitCount),
      level.probabilityBitCount <= 12, level.backoffBitCount <= 12,
      level.childBitCount <= 32, isLast == (level.childBitCount == 0)
    else { throw InvalidField(field: "a record's width", value: Int(level.recordBitCount)) }
    let bitCount = (level.recordCount + 1) * Int(level.recordBitCount)
    level.recordsByteOffset = try offset(
      at: byteOffset + 4, byteCount: bitCount / 8 + 1, "the records' offset", bytes)
    let tableCount = 1 << level.probabilityBitCount + (isLast ? 0 : 1 << level.backoffBitCount)
    level.tablesByteOffset = try offset(
      at: byteOffset + 8, byteCount: tableCount * 2, "the tables' offset", bytes)
    return level
  }

  /// Reads the offset of a part, and makes sure that the part is in the file.
  private static func offset(
    at byteOffset: Int, byteCount: Int, _ field: String, _ bytes: RawSpan
  ) throws(InvalidField) -> Int {
    let start = Int(bytes.uint32(at: byteOffset))
    guard start >= headerByteCount, start + byteCount <= bytes.byteCount else {
      throw InvalidField(field: field, value: start)
    }
    return start
  }
}
