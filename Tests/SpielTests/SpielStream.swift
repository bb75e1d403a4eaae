/// A stream of the form `audio/x-spiel`, read without the project's own writer.
struct SpielStream {
  struct Malformed: Error {}

  struct Event: Equatable {
    /// 1 a word, 2 a sentence, 3 a range, 4 a mark.
    var kind: UInt8
    var range: Range<Int>
    var name: String
    /// Frames of audio before it.
    var framePosition: Int
  }

  private(set) var audio: [UInt8] = []
  private(set) var events: [Event] = []
  /// Bytes of each piece, its head included.
  private(set) var pieceByteCounts: [Int] = []

  init(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    guard try Self.take(4, &rest).elementsEqual("0.01".utf8) else { throw Malformed() }
    while !rest.isEmpty {
      let before = rest.count
      switch try Self.take(1, &rest).first {
      case 1: audio += try Self.take(try Self.number(&rest), &rest)
      case 2:
        let kind = try Self.take(1, &rest).first ?? 0
        let start = try Self.number(&rest)
        let end = try Self.number(&rest)
        guard end >= start else { throw Malformed() }
        let name = try Self.take(try Self.number(&rest), &rest)
        events.append(
          Event(
            kind: kind, range: start..<end, name: String(decoding: name, as: UTF8.self),
            framePosition: audio.count / 2))
      default: throw Malformed()
      }
      pieceByteCounts.append(before - rest.count)
    }
  }

  private static func take(
    _ count: Int, _ rest: inout ArraySlice<UInt8>
  ) throws -> ArraySlice<UInt8> {
    guard rest.count >= count else { throw Malformed() }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  private static func number(_ rest: inout ArraySlice<UInt8>) throws -> Int {
    try take(4, &rest).reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
