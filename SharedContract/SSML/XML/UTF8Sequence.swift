/// What stands at one place of some bytes, as Unicode's table of well-formed UTF-8 has it
/// (Unicode Standard, table 3-7).
enum UTF8Sequence: Equatable {
  /// A character of so many bytes, 2 to 4.
  case whole(Int)
  /// The beginning of a character, as far as there are bytes.
  case cut
  /// A byte that no character begins with, or that is not followed as it would have to be.
  case bad

  /// Looks at the bytes from `index`, of which the first is not ASCII.
  init(in bytes: [UInt8], at index: Int) {
    let byteCount: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[index] {
    case 0xC2...0xDF: byteCount = 2
    case 0xE0: (byteCount, second) = (3, 0xA0...0xBF)
    case 0xED: (byteCount, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: byteCount = 3
    case 0xF0: (byteCount, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: byteCount = 4
    case 0xF4: (byteCount, second) = (4, 0x80...0x8F)
    default:
      self = .bad
      return
    }
    for offset in 1..<byteCount {
      guard index + offset < bytes.count else {
        self = .cut
        return
      }
      let allowed = offset == 1 ? second : 0x80...0xBF
      guard allowed.contains(bytes[index + offset]) else {
        self = .bad
        return
      }
    }
    self = .whole(byteCount)
  }
}
