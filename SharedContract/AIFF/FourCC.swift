/// A four-character code: the name of a chunk, of a form or of a compression.
///
/// IFF 85 calls it an ID; the characters are in file order, the first one in the highest byte.
package struct FourCC: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }
}

// MARK: - ExpressibleByStringLiteral

extension FourCC: ExpressibleByStringLiteral {
  /// Makes the code of a literal of exactly four ASCII characters.
  package init(stringLiteral value: StaticString) {
    let characters = value.description.utf8
    precondition(
      characters.count == 4 && characters.allSatisfy { $0 < 0x80 },
      "a four-character code has four ASCII characters")
    self.init(rawValue: characters.reduce(0) { $0 << 8 | UInt32($1) })
  }
}

// MARK: - CustomStringConvertible

extension FourCC: CustomStringConvertible {
  /// The four characters, or the value in hexadecimal when one of them is not printable ASCII.
  package var description: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) }
    guard bytes.allSatisfy({ (0x20...0x7e).contains($0) }) else {
      let digits = String(rawValue, radix: 16)
      return "0x" + String(repeating: "0", count: 8 - digits.count) + digits
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
