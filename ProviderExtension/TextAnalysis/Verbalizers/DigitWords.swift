/// Digits by their names, one after the other.
package enum DigitWords {
  /// - Parameter zero: What 0 is called: "zero", or "oh" in addresses.
  package static func words(_ digits: String, zero: String = "zero") -> [String] {
    digits.utf8.compactMap { byte in
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      return byte == UInt8(ascii: "0") ? zero : CardinalWords.small[Int(byte & 15)]
    }
  }
}
