/// Where the characters of a text start; a character is a Unicode scalar here, as GLib counts them.
package struct CharacterOffsets: Hashable, Sendable {
  private static let stride = 64

  private let bytes: [UInt8]
  /// How many characters start before each `stride` bytes.
  private let counts: [Int]

  /// - Parameter bytes: The text in UTF-8.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var counts: [Int] = []
    var count = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.stride == 0 { counts.append(count) }
      if Self.startsCharacter(byte) { count += 1 }
    }
    self.counts = counts
  }

  /// How many characters start before a byte; all of them where it lies behind the text.
  package func count(beforeByte offset: Int) -> Int {
    let end = Swift.min(Swift.max(offset, 0), bytes.count)
    let block = Swift.min(end / Self.stride, counts.count - 1)
    guard block >= 0 else { return 0 }
    let rest = bytes[(block * Self.stride)..<end]
    return counts[block] + rest.count(where: Self.startsCharacter)
  }

  private static func startsCharacter(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}
