extension Span<UInt8> {
  /// How many bytes from `start` on, before `end`, are letters, digits, signs and spaces of ASCII: one
  /// character, one UTF-16 unit and no line's end each.
  ///
  /// Most text is made of them; they are looked at eight at a time.
  package func plainRunCount(from start: Int, to end: Int) -> Int {
    precondition(start >= 0 && start <= end && end <= count)
    let bytes = unsafe bytes
    var index = start
    while index + 8 <= end {
      // Safe: eight bytes lie before the end.
      let eight = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      guard Self.isPlain(eight) else { break }
      index += 8
    }
    while index < end, (0x20...0x7F).contains(self[index]) { index += 1 }
    return index - start
  }

  /// Where a byte stands first from `start` on and before `end`; nil where it does not.
  ///
  /// Eight are looked at together.
  package func firstPlace(of byte: UInt8, from start: Int, to end: Int) -> Int? {
    precondition(start >= 0 && end <= count)
    let bytes = unsafe bytes
    let wanted = UInt64(byte) &* 0x0101_0101_0101_0101
    var index = start
    while index + 8 <= end {
      // Safe: eight bytes lie before the end.
      let eight = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      let difference = UInt64(littleEndian: eight) ^ wanted
      // The lowest byte that is 0 is the lowest that lends.
      let lending = (difference &- 0x0101_0101_0101_0101) & ~difference & Self.highBits
      if lending != 0 { return index + lending.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < end {
      if self[index] == byte { return index }
      index += 1
    }
    return nil
  }

  private static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  /// Whether all of eight bytes are from 0x20 to 0x7F.
  private static func isPlain(_ eight: UInt64) -> Bool {
    // With its high bit set a byte lends nothing to the one above it, and loses that bit where it is
    // below 0x20.
    let isNotControl = (eight | highBits) &- 0x2020_2020_2020_2020
    return (~eight & isNotControl & highBits) == highBits
  }
}
